import type { PracticeOverview } from '@sets/shared/practice/practice.contract.ts';
import { practiceLimits } from '@sets/shared/practice/practice.contract.ts';
import { Flame, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { practicePaths } from '../practice-paths.ts';
import { daysAway } from '../today.ts';

interface DueCardProps {
  readonly moduleid: string;
  readonly standing: PracticeOverview;
}

const textOf = ({ due, next }: PracticeOverview): string => {
  if (due > 0) return words.dueText;
  return next === null ? words.nothingScheduled : words.next(next, daysAway(next));
};

/** How many days in a row; one day is no row. */
export const Streak = ({ days }: { readonly days: number }) =>
  days < 2 ? null : (
    <p className="flex items-center gap-2 text-sm font-medium text-ink-soft">
      <Flame size={16} aria-hidden="true" />
      {words.streak(days)}
    </p>
  );

/** What is due today, and the way into it. */
export const DueCard = ({ moduleid, standing }: DueCardProps) => {
  const { due, streak } = standing;
  return (
    <section className="grid grid-cols-1 items-center gap-x-8 gap-y-4 rounded-lg border-[1.5px] border-line bg-raised px-5 py-5 narrow:px-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="text-sm font-semibold text-people-ink">{words.warmUp}</p>
        <h2 className="text-2xl leading-snug font-semibold tracking-[-0.02em]">
          {due > 0 ? words.due(due) : words.none}
        </h2>
        <p className="text-ink-soft">{textOf(standing)}</p>
        <Streak days={streak} />
      </div>
      {due > 0 && (
        <Link
          to={practicePaths.round(moduleid, { of: 'warm-up' })}
          className={buttonClass('primary', 'large')}
        >
          <Play size={20} aria-hidden="true" />
          {due > practiceLimits.warmUp ? words.startSome(practiceLimits.warmUp) : words.start}
        </Link>
      )}
    </section>
  );
};
