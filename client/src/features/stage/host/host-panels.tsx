import type { HostPartProps } from '../stage-activity.ts';
import { HostJoin } from './host-join.tsx';
import { HostJoins } from './host-joins.tsx';
import { HostRoom, type HostRoomProps } from './host-room.tsx';

type Told = Pick<HostPartProps, 'room' | 'people' | 'bursts' | 'exclude'>;

interface HostPanelsProps extends Told, HostRoomProps {
  /** Whether the way in belongs here; false where the desk shows it large. */
  readonly hasJoin: boolean;
}

/** Beside what is on: the way into the room, how people are, and from where many joined at once. */
export const HostPanels = (props: HostPanelsProps) => {
  const { room, people, bursts, exclude, hasJoin, answered, onExtend } = props;
  return (
    <>
      {hasJoin && <HostJoin room={room} />}
      <HostRoom people={people} answered={answered} onExtend={onExtend} />
      {bursts.length > 0 && <HostJoins bursts={bursts} onExclude={exclude} />}
    </>
  );
};
