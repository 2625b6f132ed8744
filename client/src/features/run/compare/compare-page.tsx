import '../report.css';
import '../report-chart.css';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Select } from '../../../ui/select.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { BackLink } from '../parts/back-link.tsx';
import { NotTold } from '../parts/not-told.tsx';
import type { RunWays } from '../run-ways.ts';
import { formatRunSpan } from '../run-times.ts';
import { compareMessages as words } from './compare.messages.ts';
import { Compared } from './compared.tsx';
import { choicesOf, namesOf } from './names-of.ts';

const Other = ({ one, runid }: { one: RunResults; runid: string }) => {
  const given = { token: useToken() ?? '', params: { runid } };
  const { data, failure, reload } = useAsked(runCalls.results, given);
  if (data === null) return <NotTold failure={failure} onRetry={() => void reload()} />;
  return <Compared one={one} other={data} names={namesOf(one, data)} />;
};

const Choose = ({ one }: { one: RunResults }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = { activity: one.activity, definitionId: one.definitionId };
  const { data, failure, reload } = useAsked(runCalls.list, { token: useToken(), query });
  if (data === null) return <NotTold failure={failure} onRetry={() => void reload()} />;
  const others = data.runs.filter(({ runId, failure: why }) => runId !== one.runId && why === null);
  if (others.length === 0) {
    return <PageNote title={words.noOther} text={words.noOtherText} level="h2" />;
  }
  const other = params.get('with') ?? '';
  // One that is older than the page of the list is compared all the same.
  const isListed = other === '' || others.some(({ runId }) => runId === other);
  const choices = [
    ...(other === '' ? [{ value: '', text: words.choose }] : []),
    ...(isListed ? [] : [{ value: other, text: words.choose }]),
    ...choicesOf(others),
  ];
  return (
    <>
      <div className="max-w-md">
        <Select
          label={words.with}
          value={other}
          choices={choices}
          onChange={(value) => void navigate(`?with=${value}`, { replace: true })}
        />
      </div>
      {other === '' ? (
        <p className="text-ink-soft">{words.chooseFirst}</p>
      ) : (
        <Other key={other} one={one} runid={other} />
      )}
    </>
  );
};

/** A run beside another one of the same. */
export const ComparePage = ({ ways }: { ways: Pick<RunWays, 'results'> }) => {
  const { runid = '' } = useParams();
  const given = { token: useToken() ?? '', params: { runid } };
  const { data, failure, reload } = useAsked(runCalls.results, given);
  useTitle(data === null ? words.title : words.heading(data.title));
  return (
    <main className="mx-auto grid w-full max-w-[1128px] grid-cols-1 content-start gap-5 px-4 py-6">
      <BackLink to={ways.results(runid)} text={words.toResults} />
      {data === null ? (
        <NotTold failure={failure} onRetry={() => void reload()} />
      ) : (
        <>
          <header className="grid gap-1">
            <h1 dir="auto" className="text-3xl font-semibold [overflow-wrap:anywhere]">
              <MathText text={words.heading(data.title)} />
            </h1>
            <p className="text-ink-soft">{formatRunSpan(data.openedAt, data.endedAt)}</p>
            <p className="max-w-prose text-ink-soft">{words.lead}</p>
          </header>
          <Choose one={data} />
        </>
      )}
    </main>
  );
};
