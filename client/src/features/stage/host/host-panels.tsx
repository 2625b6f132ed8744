import type { HostPartProps } from '../stage-activity.ts';
import { classNames } from '../../../ui/class-names.ts';
import { HostJoin } from './host-join.tsx';
import { HostJoins } from './host-joins.tsx';
import { HostRoom, type HostRoomProps } from './host-room.tsx';

type Told = Pick<HostPartProps, 'room' | 'people' | 'bursts' | 'exclude'>;

interface HostPanelsProps extends Told, HostRoomProps {
  /** Where the way in stands here: on laptops alone, where a phone's desk shows it large. */
  readonly join: 'always' | 'laptop';
}

/** Beside what is on: how people are, the way into the room, and from where many joined at once. */
export const HostPanels = (props: HostPanelsProps) => {
  const { room, people, bursts, exclude, join, answers, onExtend } = props;
  return (
    <>
      <HostRoom people={people} answers={answers} onExtend={onExtend} />
      <div className={classNames(join === 'laptop' && 'max-lg:hidden')}>
        <HostJoin room={room} />
      </div>
      {bursts.length > 0 && <HostJoins bursts={bursts} onExclude={exclude} />}
    </>
  );
};
