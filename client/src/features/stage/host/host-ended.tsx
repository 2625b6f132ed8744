import type { JoinBurst, People } from '@sets/shared/live/room.ts';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import type { StageActivity } from '../stage-activity.ts';
import { HostJoins } from './host-joins.tsx';
import { hostMessages as words } from './host.messages.ts';
import { NextWays, type NextWaysProps, StartRefused } from './next-ways.tsx';

interface HostEndedProps extends NextWaysProps {
  /** What has ended. */
  readonly activity: StageActivity;
  readonly runId: string;
  readonly people: People | null;
  /** From where many joined at once: who counts can be said after the end too. */
  readonly bursts: readonly JoinBurst[];
  readonly onExclude: (burst: string, excluded: boolean) => void;
  readonly onAgain: () => void;
}

/** What comes after a run: whoever is in the room stays in it, so the next one reaches them at once. */
export const HostEnded = (props: HostEndedProps) => {
  const { activity, runId, people, bursts, onExclude, onAgain, ...ways } = props;
  return (
    <main className="grid grow grid-cols-1 content-center">
      <PageNote title={activity.words.ended} text={words.endedText(people?.joined ?? 0)} level="h2">
        <StartRefused {...ways} />
        {/* This page stays: it is the way back into the room. */}
        <Link
          to={activity.resultsPath(runId)}
          target="_blank"
          rel="noopener"
          className={buttonClass('primary')}
        >
          {words.seeResults}
        </Link>
        <Button onClick={onSingleClick(onAgain)}>{words.again}</Button>
        <NextWays {...ways} />
        <Link to={activity.listPath} className={buttonClass('outline')}>
          {activity.words.all}
        </Link>
      </PageNote>
      {bursts.length > 0 && (
        <div className="mx-auto w-full max-w-md px-4 pb-16">
          <HostJoins bursts={bursts} onExclude={onExclude} />
        </div>
      )}
    </main>
  );
};
