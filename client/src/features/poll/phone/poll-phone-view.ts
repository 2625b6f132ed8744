import type { Slot } from '@sets/shared/live/activity.ts';
import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import {
  pollAnswer,
  type PollPhoneView,
  pollPhoneView,
  type PollTally,
  pollTally,
} from '@sets/shared/poll/poll.live.ts';
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

const choicesOf = (value: unknown): readonly string[] => {
  const read = z.safeParse(pollAnswer, value);
  return read.success ? read.data.choices : [];
};

/** The share of each option, 0 to 1, by id; null while the counts are hidden. */
export const sharesOf = (tally: PollTally | null): Record<string, number> | null => {
  if (tally === null || tally.counts === null) return null;
  const { answered } = tally;
  const share = (count: number): number => (answered === 0 ? 0 : count / answered);
  return Object.fromEntries(Object.entries(tally.counts).map(([id, count]) => [id, share(count)]));
};

/** What this phone shows as the person's answer to a question. */
export interface Given {
  /** Ids of the options. The last tap, unsent or not. */
  readonly choices: readonly string[];
  readonly place: AnswerPlace;
  /** Why the last tap was not taken, or null. */
  readonly refused: { readonly code: string; readonly msg: string } | null;
}

export const givenAnswer = (sheet: AnswerSheet, slot: Slot, isClosed: boolean): Given => ({
  choices: choicesOf((unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot))?.value),
  place: answerPlace(sheet, slot, isClosed),
  refused: refusedAnswer(sheet, slot)?.failure ?? null,
});

/** The texts of what was chosen, in the order of the options. */
export const chosenTexts = (
  question: Pick<ChoiceQuestion, 'options'>,
  choices: readonly string[],
): string[] => question.options.filter(({ id }) => choices.includes(id)).map(({ text }) => text);

export const sameChoices = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((choice) => other.includes(choice));
