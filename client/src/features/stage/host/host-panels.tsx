import { Suspense } from 'react';
import { type HostPartProps, part } from '../stage-activity.ts';
import { classNames } from '../../../ui/class-names.ts';
import { HostJoin } from './host-join.tsx';
import { HostJoins } from './host-joins.tsx';
import { HostNames } from './host-names.tsx';
import { HostRoom, type HostRoomProps } from './host-room.tsx';

const HostPulse = part(async () => (await import('./host-pulse.tsx')).HostPulse);

type Told = Pick<
  HostPartProps,
  'room' | 'run' | 'people' | 'bursts' | 'exclude' | 'feeds' | 'offset'
>;

export interface HostPanelsProps extends Told, HostRoomProps {
  /** Where the way in stands here: on laptops alone where a phone's desk shows it large, nowhere where each does. */
  readonly join: 'always' | 'laptop' | 'none';
  /** Whether the names of those who are here are looked at from the start. */
  readonly showsNames?: boolean;
  /** Whether what is on can give one person more time than others. */
  readonly givesTime?: boolean;
}

/** Beside what is on: how people are and how it goes for them, the way into the room, and from where many joined at once. */
export const HostPanels = (props: HostPanelsProps) => {
  const { room, run, people, bursts, exclude, feeds, offset, join, answers, onExtend } = props;
  return (
    <>
      <HostRoom people={people} answers={answers} onExtend={onExtend} />
      {run.unhosted !== true && (
        <Suspense fallback={<div className="min-h-24" />}>
          <HostPulse {...{ feeds, run, offset }} isKept={room.rehearsal === undefined} />
        </Suspense>
      )}
      {join !== 'none' && (
        <div className={classNames(join === 'laptop' && 'max-lg:hidden')}>
          <HostJoin room={room} />
        </div>
      )}
      <HostNames people={people} isOpen={props.showsNames} givesTime={props.givesTime} />
      {bursts.length > 0 && <HostJoins bursts={bursts} onExclude={exclude} />}
    </>
  );
};
