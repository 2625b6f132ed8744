import type { Slot } from '@sets/shared/live/activity.ts';
import {
  type PollPhoneView,
  pollPhoneView,
  type PollTally,
  pollTally,
} from '@sets/shared/poll/poll.live.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import { type AnswerValue, answerValue } from '@sets/shared/question/question-kinds.ts';
import * as z from 'zod/mini';
import {
  type AnswerPlace,
  answerPlace,
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../live/answer-sheet.ts';

const noTally = z.nullable(pollTally);

/** The view of a poll's phone, or null where this page cannot read it. */
export const readView = (view: unknown): PollPhoneView | null => {
  const read = z.safeParse(pollPhoneView, view);
  return read.success ? read.data : null;
};

/** The counts for this question and round; null while hidden, and while those of another are still there. */
export const readTally = (tally: unknown, view: PollPhoneView): PollTally | null => {
  const read = z.safeParse(noTally, tally);
  if (!read.success || read.data === null || !view.shown) return null;
  return read.data.question === view.question && read.data.round === view.round ? read.data : null;
};

const valueOf = (sent: unknown): AnswerValue | null => {
  const read = z.safeParse(answerValue, sent);
  return read.success ? read.data : null;
};

/** What this phone shows as the person's answer to a question. */
export interface Given {
  /** The last tap, unsent or not; null where there is none. */
  readonly value: AnswerValue | null;
  readonly place: AnswerPlace;
  /** Why the last tap was not taken, or null. */
  readonly refused: { readonly code: string; readonly msg: string } | null;
}

export const givenAnswer = (sheet: AnswerSheet, slot: Slot, isClosed: boolean): Given => ({
  value: valueOf((unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot))?.value),
  place: answerPlace(sheet, slot, isClosed),
  refused: refusedAnswer(sheet, slot)?.failure ?? null,
});

/** The question, counted from 0, whose answer came too late last, if another one is on by now. */
export const missedBefore = ({ refused }: AnswerSheet, view: PollPhoneView): number | null => {
  const late = refused.findLast(({ failure }) => failure.code === 'TOO_LATE');
  const question = late === undefined ? undefined : readSlot(late.slot)?.question;
  return question === undefined || question === view.question ? null : question;
};

export const sameAnswer = (one: AnswerValue | null, other: AnswerValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
