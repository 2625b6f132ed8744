import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reportsMessages as words } from '../report.messages.ts';
import { ReportedRow } from './reported-row.tsx';
import { keyOf, type ReportsOf, useReports } from './use-reports.ts';

interface ReportsPartProps {
  readonly token: string;
  /** Where something that was reported can be read; null where it has no page. */
  readonly wayTo: (subject: ReportSubject) => string | null;
}

const chip =
  'grid min-h-10 place-items-center rounded-full border border-line px-4 text-sm text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:border-people aria-[current]:bg-people-tint aria-[current]:text-people-ink pointer-coarse:min-h-12';

/** What waits, and what is taken down; the address says which of them is shown. */
const useList = () => {
  const [params] = useSearchParams();
  const shown: ReportsOf = params.get('list') === 'takenDown' ? 'takenDown' : 'waiting';
  const wayTo = (of: ReportsOf): string => {
    const to = new URLSearchParams(params);
    if (of === 'waiting') to.delete('list');
    else to.set('list', of);
    return `?${to}`;
  };
  return { shown, wayTo };
};

const Lists = ({ shown, wayTo }: ReturnType<typeof useList>) => (
  <nav aria-label={words.lists}>
    <ul className="flex gap-2">
      {(['waiting', 'takenDown'] as const).map((of) => (
        <li key={of}>
          <Link to={wayTo(of)} aria-current={of === shown ? 'page' : undefined} className={chip}>
            {words.list[of]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface ThingsProps extends ReportsPartProps {
  readonly of: ReportsOf;
}

const Things = ({ token, wayTo, of }: ThingsProps) => {
  const { things, failure, hasMore, isLoadingMore, more, reload } = useReports(token, of);
  if (things === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (things.length === 0) {
    return <PageNote title={words.empty[of]} text={words.emptyText[of]} level="h2" />;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="-mt-6 divide-y divide-line">
        {things.map((thing) => (
          <ReportedRow key={keyOf(thing)} thing={thing} token={token} way={wayTo(thing.subject)} />
        ))}
      </ul>
      {failure !== null && (
        <p role="alert" className="text-center text-bad">
          {words.moreFailed} {failure.msg}
        </p>
      )}
      {hasMore && (
        <Button className="justify-self-center" aria-disabled={isLoadingMore} onClick={more}>
          {words.more}
        </Button>
      )}
    </div>
  );
};

/** For admins: what people reported, and what becomes of it. */
export const ReportsPart = ({ token, wayTo }: ReportsPartProps) => {
  const list = useList();
  return (
    <div className="grid grid-cols-1 gap-8">
      <Lists {...list} />
      <Things key={list.shown} token={token} wayTo={wayTo} of={list.shown} />
    </div>
  );
};
