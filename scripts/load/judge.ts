import type { Slot } from '@sets/shared/live/activity.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { Asked, Faults } from './answer-book.ts';
import { type Census, judgeTally, type ShownTally } from './census.ts';

/** A host who can say what they are shown of each question that was asked. */
export interface ShowsTallies {
  questionOf(slot: Slot): Question;
  tallyOf(asked: Asked, isWhole: (tally: ShownTally) => boolean): Promise<ShownTally>;
}

/** Compares the host's tally of every question with what the phones were promised. */
export const judge = async (host: ShowsTallies, census: readonly Census[]): Promise<Faults> => {
  let lost = 0;
  let doubled = 0;
  for (const expected of census) {
    const tally = await host.tallyOf(expected, (shown) => shown.answered === expected.answered);
    const faults = judgeTally(expected, tally, host.questionOf(expected.slot));
    lost += faults.lost;
    doubled += faults.doubled;
  }
  return { lost, doubled };
};
