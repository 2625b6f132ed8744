import { SchoolMark } from '../../../ui/school-mark.tsx';
import type { ScreenPartProps } from '../stage-activity.ts';

/** Whose room it is, at the top of the house; nothing where it is of no school. */
export const ScreenSchool = ({ room }: Pick<ScreenPartProps, 'room'>) =>
  room.look?.school ? (
    <p className="screen-house-school">
      <SchoolMark school={room.look.school} />
    </p>
  ) : null;
