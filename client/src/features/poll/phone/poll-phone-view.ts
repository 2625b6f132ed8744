import type { Slot } from '@sets/shared/live/activity.ts';
import {
  type PollPhoneReading,
  pollPhoneReading,
  type PollTallyReading,
  pollTallyReading,
} from '@sets/shared/poll/poll.standing.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import * as z from 'zod/mini';
import {
  type AnswerPlace,
  answerPlace,
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../live/answer-sheet.ts';
import { type Marked, readMarked } from './sure-answer.ts';

const noTally = z.nullable(pollTallyReading);

/** The view of a poll's phone, or null where this page cannot read it. */
export const readView = (view: unknown): PollPhoneReading | null => {
  const read = z.safeParse(pollPhoneReading, view);
  return read.success ? read.data : null;
};

/** The counts for this question and round; null while hidden, and while those of another are still there. */
export const readTally = (tally: unknown, view: PollPhoneReading): PollTallyReading | null => {
  const read = z.safeParse(noTally, tally);
  if (!read.success || read.data === null || !view.shown) return null;
  return read.data.question === view.question && read.data.round === view.round ? read.data : null;
};

/** What this phone shows as the person's answer to a question. */
export interface Given {
  /** The last tap, unsent or not, with how sure its person was; null where there is none. */
  readonly marked: Marked | null;
  /** The answer of it. */
  readonly value: unknown;
  readonly place: AnswerPlace;
  /** Why the last tap was not taken, or null. */
  readonly refused: { readonly code: string; readonly msg: string } | null;
}

/** `schema` reads an answer to a question of this kind. */
export const givenAnswer = (
  sheet: AnswerSheet,
  slot: Slot,
  isClosed: boolean,
  schema: z.ZodMiniType,
): Given => {
  const sent = unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot);
  const marked = readMarked(schema, sent?.value);
  return {
    marked,
    value: marked?.answer ?? null,
    place: answerPlace(sheet, slot, isClosed),
    refused: refusedAnswer(sheet, slot)?.failure ?? null,
  };
};

/** The question, counted from 0, whose answer came too late last, if another one is on by now. */
export const missedBefore = ({ refused }: AnswerSheet, view: PollPhoneReading): number | null => {
  const late = refused.findLast(({ failure }) => failure.code === 'TOO_LATE');
  const question = late === undefined ? undefined : readSlot(late.slot)?.question;
  return question === undefined || question === view.question ? null : question;
};

export const sameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
