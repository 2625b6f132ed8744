import './together.css';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { untilWhen } from '../../../stage/until-when.ts';
import { morePhoneMessages as say } from '../more-phone.messages.ts';
import { Asked } from './asked.tsx';

interface TogetherProps extends PhoneViewProps {
  readonly view: PollPhoneReading;
}

const atName = 'together.at';

/** What is told of one of them, as if it were on alone. */
const viewOfOne = (view: PollPhoneReading, index: number): PollPhoneReading => {
  const { right, ...standing } = view;
  const { together } = view;
  const on = together[index];
  if (on === undefined) return view;
  return {
    ...standing,
    ...(right !== undefined && on.place === view.question && { right }),
    question: on.place,
    round: on.round,
    position: index + 1,
    questions: together.length,
    order: together.map(({ place }) => place),
    current: on.asked,
    confidence: on.confidence,
    shown: view.shown && on.place === view.question,
    next: together[index + 1]?.asked.kind ?? null,
  };
};

/** Several questions that are open together: each is answered when its person comes to it. */
const Together = (props: TogetherProps) => {
  const { view, notes, sheet } = props;
  const { together } = view;
  const [kept, setKept] = useState(() => notes.read(atName, z.int()) ?? together[0]?.place ?? 0);
  const found = together.findIndex(({ place }) => place === kept);
  const index = Math.max(0, found);
  if (together[index] === undefined) return null;
  const go = (to: number): void => {
    const place = together[to]?.place;
    if (place === undefined) return;
    notes.write(atName, place);
    setKept(place);
  };
  const answered = together.filter(({ place, round }) =>
    [...sheet.held, ...sheet.unsent].some(({ slot }) => {
      const read = readSlot(slot);
      return read?.question === place && read.round === round;
    }),
  ).length;
  const all = props.online ? say.allAnswered : say.allAnsweredOffline;
  const walk = (
    <nav className="poll-walk" aria-label={say.walk}>
      {view.survey !== null && <p>{say.openUntil(untilWhen(view.survey, props.offset))}</p>}
      <button
        type="button"
        className="phone-button"
        aria-disabled={index === 0}
        onClick={() => go(index - 1)}
      >
        {say.before}
      </button>
      <output>
        {answered === together.length ? all : say.answeredOf(answered, together.length)}
      </output>
      <button
        type="button"
        className="phone-button"
        data-look={index + 1 < together.length ? 'primary' : undefined}
        aria-disabled={index + 1 >= together.length}
        onClick={() => go(index + 1)}
      >
        {say.after}
      </button>
    </nav>
  );
  return <Asked {...props} view={viewOfOne(view, index)} walk={walk} />;
};

export default Together;
