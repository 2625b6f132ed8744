import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { ChartLine, Columns2, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import type { RunWays } from '../run-ways.ts';
import { formatDay } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';

interface LookWaysProps {
  readonly results: RunResults;
  readonly looks: RunWays['looks'];
}

/** What else can be looked at of a run, and until when there is something to look at. */
export const LookWays = ({ results, looks }: LookWaysProps) => {
  const { runId, definitionId, keptUntil } = results;
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
      {looks !== undefined && (
        <nav aria-label={words.looks} className="flex flex-wrap gap-3">
          <Link to={looks.replay(runId)} className={buttonClass('outline')}>
            <History size={18} aria-hidden="true" />
            {words.replay}
          </Link>
          <Link to={looks.compare(runId)} className={buttonClass('outline')}>
            <Columns2 size={18} aria-hidden="true" />
            {words.compare}
          </Link>
          <Link to={looks.trend(definitionId)} className={buttonClass('outline')}>
            <ChartLine size={18} aria-hidden="true" />
            {words.trend}
          </Link>
        </nav>
      )}
      {keptUntil !== undefined && (
        <p className="text-sm text-ink-soft">{words.keptUntil(formatDay(keptUntil))}</p>
      )}
    </div>
  );
};
