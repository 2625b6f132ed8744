import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ago } from '../../ui/when.ts';
import { PagesNav } from './parts/pages-nav.tsx';
import { PartFailure, PartNote } from './parts/part-note.tsx';
import { UnderWay } from './parts/under-way.tsx';
import { spaceRunMessages as words } from './space-runs.messages.ts';

interface RunLinesProps {
  readonly runs: readonly RunLine[];
  /** Where the results of a run are. */
  readonly resultsOf: (run: RunLine) => string;
}

/** Runs, each with the way to what it came to. */
export const RunLines = ({ runs, resultsOf }: RunLinesProps) => (
  <ul className="grid grid-cols-1 gap-2">
    {runs.map((run) => {
      const { runId, title, openedAt, endedAt, joined } = run;
      return (
        <li key={runId}>
          <Link
            to={resultsOf(run)}
            className="flex min-h-16 items-center gap-4 rounded-md border-[1.5px] border-line bg-raised px-4 py-2 hover:border-line-strong"
          >
            <span className="grid min-w-0 grow grid-cols-1">
              <span dir="auto" className="truncate text-left font-semibold">
                <MathText text={title || words.nameless} />
              </span>
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <span className="first-letter:uppercase">{ago(openedAt)}</span>
                {joined !== null && <span>{words.took(joined)}</span>}
                {endedAt === null && <UnderWay />}
              </span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
          </Link>
        </li>
      );
    })}
  </ul>
);

interface TopicRunsProps extends Pick<RunLinesProps, 'resultsOf'> {
  readonly token: string;
  readonly moduleid: string;
  readonly topicid: string;
}

/** What was presented from a topic by anybody who moderates it, newest first. */
export const TopicRuns = ({ token, moduleid, topicid, resultsOf }: TopicRunsProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const query = { moduleid, topicid, before };
  const { data, failure, reload } = useAsked(runCalls.list, { token, query });
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.runs}</h2>
      {data === null && failure === null && <Skeleton label={words.runs} isPart />}
      {data === null && failure !== null && (
        <PartFailure failure={failure} onRetry={() => void reload()} />
      )}
      {data?.runs.length === 0 && before === undefined && <PartNote text={words.runsNone} />}
      {data !== null && data.runs.length > 0 && <RunLines runs={data.runs} resultsOf={resultsOf} />}
      <PagesNav before={before} next={data?.next ?? null} />
    </section>
  );
};
