import {
  type PollPhoneReading,
  pollPhoneReading,
  type PollTallyReading,
  pollTallyReading,
} from '@sets/shared/poll/poll.standing.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import * as z from 'zod/mini';
import type { AnswerSheet } from '../../../live/answer-sheet.ts';

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

/** The question, counted from 0, whose answer came too late last, if another one is on by now. */
export const missedBefore = ({ refused }: AnswerSheet, view: PollPhoneReading): number | null => {
  const late = refused.findLast(({ failure }) => failure.code === 'TOO_LATE');
  const question = late === undefined ? undefined : readSlot(late.slot)?.question;
  return question === undefined || question === view.question ? null : question;
};
