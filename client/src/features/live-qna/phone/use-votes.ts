import { type LiveQnaVotes, liveQnaVotes, votesSlot } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaLimits } from '@sets/shared/live-qna/live-qna.contract.ts';
import * as z from 'zod/mini';
import {
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../live/answer-sheet.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';

export type Side = keyof LiveQnaVotes;

const none: LiveQnaVotes = { up: [], down: [] };

const votesIn = (sheet: AnswerSheet): LiveQnaVotes => {
  const given = (unsentAnswer(sheet, votesSlot) ?? heldAnswer(sheet, votesSlot))?.value;
  const read = z.safeParse(liveQnaVotes, given);
  return read.success ? read.data : none;
};

/** All votes with one more, or one less: a question has one vote, for it or against it. */
export const toggled = (votes: LiveQnaVotes, question: number, side: Side): LiveQnaVotes => {
  const other = side === 'up' ? 'down' : 'up';
  const without = (ids: readonly number[]): number[] => ids.filter((id) => id !== question);
  const had = votes[side].includes(question);
  // The oldest goes where there are too many.
  const next = had ? without(votes[side]) : [...without(votes[side]), question];
  return {
    ...votes,
    [side]: next.slice(-liveQnaLimits.votes).toSorted((one, two) => one - two),
    [other]: without(votes[other]),
  };
};

/** What this person votes for; it goes by the outbox, as every answer does. */
export const useVotes = ({ sheet, answer }: Pick<PhoneViewProps, 'sheet' | 'answer'>) => {
  const votes = votesIn(sheet);
  return {
    has: (side: Side, question: number): boolean => votes[side].includes(question),
    toggle: (question: number, side: Side): void =>
      answer(votesSlot, toggled(votes, question, side)),
    isUnsent: unsentAnswer(sheet, votesSlot) !== undefined,
    isRefused: refusedAnswer(sheet, votesSlot) !== undefined,
  };
};
export type Votes = ReturnType<typeof useVotes>;
