import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { activityNamed, type StageActivity } from '../stage-activity.ts';
import { hostMessages as words } from './host.messages.ts';
import type { Refusal } from './use-host-acts.ts';

export interface NextWaysProps {
  /** What can be put on. */
  readonly activities: readonly StageActivity[];
  /** Why the last of it could not be. */
  readonly refusal: Refusal | null;
  readonly onAnother: (activity: StageActivity) => void;
}

/** Why something could not be put on; where it is under way in another room, with the way there. */
export const StartRefused = ({ activities, refusal }: Omit<NextWaysProps, 'onAnother'>) => {
  if (refusal === null) return null;
  const { text, elsewhere } = refusal;
  const activity = elsewhere === null ? undefined : activityNamed(activities, elsewhere.activity);
  return (
    <div className="grid mb-2 basis-full justify-items-center gap-3 rounded-md bg-warn-tint p-4 text-warn">
      <p role="alert">{text}</p>
      {elsewhere !== null && activity !== undefined && (
        <Link
          to={activity.hostPath(elsewhere.definitionId)}
          // Another page than this one, whose room this is, also where both are of the same.
          state={{ page: `${elsewhere.roomId} ${elsewhere.definitionId}` }}
          className={`${buttonClass('outline')} text-ink`}
        >
          {words.goToIt}
        </Link>
      )}
    </div>
  );
};

/** Whatever else can be put on. */
export const NextWays = ({ activities, onAnother }: Omit<NextWaysProps, 'refusal'>) =>
  activities.map((each) => (
    <Button key={each.name} onClick={onSingleClick(() => onAnother(each))}>
      {each.words.another}
    </Button>
  ));
