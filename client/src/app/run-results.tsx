import { RunReport } from '../features/run/run-report.tsx';
import { HeldInRun } from './held-in-run.tsx';
import type { ResultsPartProps } from '../features/stage/stage-activity.ts';

/** What a run came to, where it has ended: its results, and what was held in it. */
export const RunResults = ({ runId }: ResultsPartProps) => (
  <>
    <RunReport runId={runId} />
    <HeldInRun runId={runId} />
  </>
);
