import type { Slot } from '@sets/shared/live/activity.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { type Given, givenAnswer, sameAnswer } from './given-answer.ts';
import { type Marked, nothingMarked, type Sureness, wholeOf } from './sure-answer.ts';
import { useMarks } from './use-marks.ts';

export interface Answering {
  readonly given: Given;
  /** Whether a tap is the answer; else what is marked is sent with a button. */
  readonly atOnce: boolean;
  /** What is marked: while it waits to be sent on this phone alone, else what was given. */
  readonly value: unknown;
  /** How sure the person is, where that is asked and was said. */
  readonly sure: Sureness | null;
  /** How many answers that are. */
  readonly chosen: number;
  /** Whether all of it is marked that must be, and what the button says: where the kind says so. */
  readonly sending: { readonly isWhole: boolean; readonly label: string } | null;
  /** Whether what is marked differs from what was given. */
  readonly changed: boolean;
  /**
   * After a tap: sends what is marked now, or only keeps it where that is done with a button. `done`
   * is what of it nobody is still writing.
   */
  readonly mark: (value: unknown, done?: unknown) => void;
  readonly markSure: (sure: Sureness) => void;
  /** Whether what is marked can be sent: it is whole, and not what was given. */
  readonly canSend: boolean;
  /** Sends what is marked, where it can be. */
  readonly send: () => void;
}

/** Where a question stands, and the slot of its answers. */
interface AskedSlot {
  readonly slot: Slot;
  /** `open`: answers come in. `closed`: no more do. Anything else: not yet. */
  readonly phase: string;
}

/** The person's answer to the question that is on. */
export const useAnswering = (
  props: Pick<PhoneViewProps, 'sheet' | 'notes' | 'answer' | 'offset'>,
  { slot, phase }: AskedSlot,
  question: AnyQuestion,
  { schemas, answersAtOnce, inWords, sending }: AnyAnswerParts,
): Answering => {
  const atOnce = answersAtOnce(question);
  const given = givenAnswer(props.sheet, slot, phase === 'closed', schemas.value);
  const before = given.marked ?? nothingMarked;
  const marks = useMarks(props, slot, given, schemas.value);
  const marked: Marked = phase === 'open' ? marks.value : before;
  const { answer: value, sure } = marked;

  const give = (next: Marked): void => {
    const whole = wholeOf(next);
    const isNew = !sameAnswer(whole, wholeOf(before)) || given.refused !== null;
    if (isNew && whole !== null) props.answer(slot, whole);
    marks.drop();
  };
  /** Where a tap is the answer, how sure one is goes along, or after it: nothing waits to be sent. */
  const mark = (next: Marked): void =>
    atOnce && next.answer !== null ? give(next) : marks.keep(next);
  const way = sending?.(question, value) ?? null;
  const changed = !sameAnswer(wholeOf(marked), wholeOf(before));
  const canSend = changed && value !== null && way?.isWhole !== false;
  return {
    given,
    atOnce,
    value,
    sure,
    sending: way,
    chosen: value === null ? 0 : inWords(question, value).length,
    changed,
    mark: (answer, done = answer) => {
      const canBeSent = sending?.(question, done).isWhole !== false;
      mark({ answer, sure, done: canBeSent ? done : null });
    },
    markSure: (how) => mark({ ...marked, sure: how }),
    canSend,
    send: () => {
      if (canSend) give(marked);
    },
  };
};
