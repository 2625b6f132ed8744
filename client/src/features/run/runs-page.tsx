import { runCalls } from '@sets/shared/run/run.calls.ts';
import { ChartLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { KeepingLine } from './keeping/keeping-line.tsx';
import { BackLink } from './parts/back-link.tsx';
import { LectureList } from './parts/lecture-list.tsx';
import type { RunWays } from './run-ways.ts';
import { runMessages as words } from './run.messages.ts';

interface RunsProps {
  readonly activity: string;
  /** Only the runs of this definition. */
  readonly definitionId?: string;
  /** The space that they are of, where that is one: it says how long they are kept. */
  readonly moduleid?: string;
  readonly ways: RunWays;
  /** Why there can be none: in place of what is said where there is none yet. */
  readonly none?: { readonly title: string; readonly text: string } | undefined;
}

const noneYet = { title: words.none, text: words.noneText };

const None = ({ ways, none = noneYet }: Pick<RunsProps, 'ways' | 'none'>) => (
  <PageNote {...none} level="h2">
    <Link to={ways.home.to} className={buttonClass('primary')}>
      {ways.home.text}
    </Link>
  </PageNote>
);

const NothingOlder = () => (
  <PageNote title={words.nothingOlder} text={words.nothingOlderText} level="h2" />
);

/** A page of the list; where one stands in it is in the address, so that the browser goes back in it. */
const RunList = ({ activity, definitionId, ways, none }: RunsProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const query = { activity, definitionId, before };
  const { data, failure, reload } = useAsked(runCalls.list, { token: useToken(), query });
  if (data === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <>
      {data.runs.length === 0 &&
        (before === undefined ? <None ways={ways} none={none} /> : <NothingOlder />)}
      <LectureList runs={data.runs} ways={ways} />
      <nav aria-label={words.pages} className="flex justify-center gap-3 empty:hidden">
        {before !== undefined && (
          <Link to="?" className={buttonClass()}>
            {words.newest}
          </Link>
        )}
        {data.next !== null && (
          <Link to={`?before=${data.next}`} className={buttonClass()}>
            {words.older}
          </Link>
        )}
      </nav>
    </>
  );
};

/** The runs that somebody has presented, newest first. */
export const RunsPage = (props: RunsProps) => {
  const { ways, definitionId, moduleid } = props;
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-1 content-start gap-4 px-4 py-6">
      <BackLink to={ways.home.to} text={ways.home.text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        {definitionId !== undefined && ways.looks !== undefined && (
          <Link to={ways.looks.trend(definitionId)} className={buttonClass('outline')}>
            <ChartLine size={18} aria-hidden="true" />
            {words.trend}
          </Link>
        )}
      </div>
      {moduleid !== undefined && <KeepingLine moduleid={moduleid} />}
      <RunList {...props} />
    </main>
  );
};
