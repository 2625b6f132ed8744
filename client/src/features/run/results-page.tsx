import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { BackLink } from './parts/back-link.tsx';
import { LookWays } from './parts/look-ways.tsx';
import { RunReport } from './run-report.tsx';
import type { RunWays } from './run-ways.ts';
import { runMessages as words } from './run.messages.ts';

interface ResultsPageProps {
  readonly ways: Pick<RunWays, 'allRuns' | 'looks'>;
  /** What else is told of the run, below. */
  readonly Beside?: ComponentType<{ readonly runId: string }>;
}

/** What a run came to: question by question, and as files to take along. */
export const ResultsPage = ({ ways, Beside }: ResultsPageProps) => {
  const { runid = '' } = useParams();
  // Asked once, whoever shows it.
  const { data } = useAsked(runCalls.results, { token: useToken() ?? '', params: { runid } });
  useTitle(data === null ? words.title : words.titleOf(data.title));
  return (
    <main className="mx-auto grid w-full max-w-[1128px] grid-cols-1 content-start gap-5 px-4 py-6">
      <BackLink to={ways.allRuns} text={words.allRuns} />
      {data !== null && <LookWays results={data} looks={ways.looks} />}
      <RunReport key={runid} runId={runid} level="h1" />
      {Beside !== undefined && <Beside runId={runid} />}
    </main>
  );
};
