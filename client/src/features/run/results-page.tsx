import { passesByItself } from '@sets/shared/core/result.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { useParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { Button } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { AskedCard } from './parts/asked-card.tsx';
import { BackLink } from './parts/back-link.tsx';
import { ResultsHead } from './parts/results-head.tsx';
import { TakeAway } from './parts/take-away.tsx';
import { questionsOf } from './questions-of.ts';
import type { RunWays } from './run-ways.ts';
import { runMessages as words } from './run.messages.ts';

interface ToldProps {
  readonly results: RunResults;
  readonly token: string;
  readonly onReload: () => void;
}

const Told = ({ results, token, onReload }: ToldProps) => {
  const { rounds, joined, endedAt } = results;
  return (
    <>
      <ResultsHead results={results} onReload={onReload} />
      {rounds.length === 0 ? (
        <PageNote
          title={endedAt === null ? words.nothingYet : words.nothingAsked}
          text={endedAt === null ? words.nothingYetText : words.nothingAskedText}
          level="h2"
        />
      ) : (
        <>
          <TakeAway token={token} results={results} />
          <div className="grid grid-cols-1 gap-4">
            {questionsOf(rounds).map((asked) => (
              <AskedCard key={asked.position} asked={asked} joined={joined} />
            ))}
          </div>
        </>
      )}
    </>
  );
};

const Results = ({ runid, token }: { runid: string; token: string }) => {
  const { data, failure, reload } = useAsked(runCalls.results, { token, params: { runid } });
  useTitle(data === null ? words.title : words.titleOf(data.title));
  if (data === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg}>
        {passesByItself(failure.code) && (
          <Button look="primary" onClick={() => void reload()}>
            {words.retry}
          </Button>
        )}
      </PageNote>
    );
  }
  return <Told results={data} token={token} onReload={() => void reload()} />;
};

/** What a run came to: question by question, and as tables to take along. */
export const ResultsPage = ({ ways }: { ways: Pick<RunWays, 'allRuns'> }) => {
  const { runid = '' } = useParams();
  return (
    <main className="mx-auto grid w-full max-w-content grid-cols-1 content-start gap-6 px-4 py-6">
      <BackLink to={ways.allRuns} text={words.allRuns} />
      <Results key={runid} runid={runid} token={useToken() ?? ''} />
    </main>
  );
};
