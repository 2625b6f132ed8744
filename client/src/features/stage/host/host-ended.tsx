import type { JoinBurst, People } from '@sets/shared/live/room.ts';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import type { EndedPartProps, StageActivity } from '../stage-activity.ts';
import { HostJoins } from './host-joins.tsx';
import { HostNames } from './host-names.tsx';
import { hostMessages as words } from './host.messages.ts';
import { NextWays, type NextWaysProps, StartRefused } from './next-ways.tsx';

interface HostEndedProps extends NextWaysProps, EndedPartProps {
  /** What has ended. */
  readonly activity: StageActivity;
  readonly people: People | null;
  /** From where many joined at once: who counts can be said after the end too. */
  readonly bursts: readonly JoinBurst[];
  readonly onExclude: (burst: string, excluded: boolean) => void;
  readonly onAgain: () => void;
}

type WaysProps = Omit<HostEndedProps, 'people' | 'bursts' | 'onExclude'>;

const Ways = ({ activity, runId, definitionId, view, send, onAgain, ...ways }: WaysProps) => (
  <div className="flex flex-wrap gap-3">
    <StartRefused {...ways} />
    {/* This page stays: it is the way back into the room. */}
    <Link
      to={activity.resultsPath(runId)}
      target="_blank"
      rel="noopener"
      className={buttonClass('primary')}
    >
      <ExternalLink size={18} aria-hidden="true" />
      {words.seeResults}
    </Link>
    <Button onClick={onSingleClick(onAgain)}>{words.again}</Button>
    <NextWays {...ways} />
    <Link to={activity.listPath} className={buttonClass('outline')}>
      {activity.words.all}
    </Link>
    {activity.EndedWays !== undefined && (
      <Suspense fallback={null}>
        <activity.EndedWays {...{ runId, definitionId, view, send }} />
      </Suspense>
    )}
  </div>
);

/**
 * What comes after a run: what it came to, and what can be put on next. Whoever is in the room stays
 * in it, so the next one reaches them at once.
 */
export const HostEnded = ({ people, bursts, onExclude, ...ways }: HostEndedProps) => {
  const { activity, runId } = ways;
  return (
    <main className="mx-auto grid w-full max-w-[1160px] grow grid-cols-1 content-start gap-6 px-4 py-6">
      <header className="grid grid-cols-1 gap-4">
        <div>
          <h2 className="text-2xl font-semibold">{activity.words.ended}</h2>
          <p className="text-ink-soft">{words.endedText(people?.joined ?? 0)}</p>
        </div>
        <Ways {...ways} />
      </header>
      {activity.Results !== undefined && (
        <Suspense>
          {/* Who is left out of the count changes it: it is asked for anew. */}
          <activity.Results key={people?.joined} runId={runId} />
        </Suspense>
      )}
      <div className="grid w-full max-w-md gap-4 pb-16">
        <HostNames people={people} />
        {bursts.length > 0 && <HostJoins bursts={bursts} onExclude={onExclude} />}
      </div>
    </main>
  );
};
