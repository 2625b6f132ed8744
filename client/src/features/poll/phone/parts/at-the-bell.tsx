import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { useEffect } from 'react';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { AtTheBell } from '../../../stage/phone/asked/at-the-bell.tsx';

/** The slots that are on, open or closed. */
const slotsOn = (view: PollPhoneReading): string[] =>
  view.together.length > 0
    ? view.together.map(({ place, round }) => slotOf({ question: place, round }))
    : [slotOf(view)];

interface PollAtTheBellProps extends Pick<
  PhoneViewProps,
  'answer' | 'notes' | 'offset' | 'online' | 'sheet'
> {
  readonly view: PollPhoneReading;
}

/** What is marked is sent when its question closes, also of the questions that are open beside the one on show. */
const PollAtTheBell = ({ view, ...props }: PollAtTheBellProps) => {
  // Long before it is needed: at the end there may be no network.
  useEffect(() => void import('./ended.tsx').catch(() => undefined), []);
  return (
    <AtTheBell
      {...props}
      slots={slotsOn(view)}
      open={view.phase === 'open'}
      deadline={view.deadline}
      // A survey that is over is not on any more, and still takes what was tapped before.
      takesGone={view.survey !== null}
    />
  );
};

export default PollAtTheBell;
