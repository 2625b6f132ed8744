import type { People } from '@sets/shared/live/room.ts';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import type { StageActivity } from '../stage-activity.ts';
import { hostMessages as words } from './host.messages.ts';

interface HostEndedProps {
  /** What has ended. */
  readonly activity: StageActivity;
  readonly runId: string;
  /** What can be put on. */
  readonly activities: readonly StageActivity[];
  readonly people: People | null;
  readonly failure: string | null;
  readonly onAgain: () => void;
  readonly onAnother: (activity: StageActivity) => void;
}

/** What comes after a run: whoever is in the room stays in it, so the next one reaches them at once. */
export const HostEnded = (props: HostEndedProps) => {
  const { activity, runId, activities, people, failure, onAgain, onAnother } = props;
  return (
    <main className="grid grow content-center">
      <PageNote title={activity.words.ended} text={words.endedText(people?.joined ?? 0)} level="h2">
        {failure !== null && (
          <p role="alert" className="basis-full text-bad-ink">
            {failure}
          </p>
        )}
        {/* This page stays: it is the way back into the room. */}
        <Link
          to={activity.resultsPath(runId)}
          target="_blank"
          rel="noopener"
          className={buttonClass('primary')}
        >
          {words.seeResults}
        </Link>
        <Button onClick={onSingleClick(onAgain)}>{words.runAgain}</Button>
        {activities.map((each) => (
          <Button key={each.name} onClick={onSingleClick(() => onAnother(each))}>
            {each.words.another}
          </Button>
        ))}
        <Link to={activity.listPath} className={buttonClass('outline')}>
          {activity.words.all}
        </Link>
      </PageNote>
    </main>
  );
};
