import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { type AnswerValue, kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { answerParts } from '../../question/answer-parts.ts';
import { type Given, givenAnswer, sameAnswer } from './poll-phone-view.ts';
import { useMarks } from './use-marks.ts';

export interface Answering {
  readonly given: Given;
  /** Whether a tap is the answer; else what is marked is sent with a button. */
  readonly atOnce: boolean;
  /** What is marked: while it waits to be sent on this phone alone, else what was given. */
  readonly value: AnswerValue | null;
  /** How many answers that are. */
  readonly chosen: number;
  /** Whether what is marked differs from what was given. */
  readonly changed: boolean;
  /** After a tap: sends what is marked now, or only keeps it where that is done with a button. */
  readonly mark: (value: AnswerValue | null) => void;
  /** Sends what is marked. */
  readonly send: () => void;
}

/** The person's answer to the question that is on. */
export const useAnswering = (
  props: PhoneViewProps,
  view: PollPhoneView,
  question: Question,
): Answering => {
  const slot = slotOf(view);
  const atOnce = answerParts(question).answersAtOnce(question);
  const given = givenAnswer(props.sheet, slot, view.phase === 'closed');
  const marks = useMarks(props.notes, slot, given.value);
  const value = !atOnce && view.phase === 'open' ? marks.value : given.value;

  const give = (next: AnswerValue | null): void => {
    const isNew = !sameAnswer(next, given.value) || given.refused !== null;
    if (isNew && next !== null) props.answer(slot, next);
  };
  return {
    given,
    atOnce,
    value,
    chosen: value === null ? 0 : kindOf(question).inWords(question, value).length,
    changed: !sameAnswer(value, given.value),
    mark: atOnce ? give : marks.keep,
    send: () => {
      give(value);
      marks.drop();
    },
  };
};
