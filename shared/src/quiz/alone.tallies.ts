import * as z from 'zod/mini';
import type { Slot, Tallies } from '../live/activity.ts';
import type { Audience } from '../live/run.ts';
import { emptyTally } from '../live/tally.ts';
import { attemptSlot, slotIn } from './alone.slot.ts';
import type { QuizState } from './quiz.live.ts';

const count = z.int().check(z.nonnegative());

/** How far people are with a quiz on their own. */
export const aloneTally = z.strictObject({
  begun: count,
  handedIn: count,
  /** Of their first attempts, question by question in the order of the quiz: for hosts alone. */
  questions: z.array(z.strictObject({ place: count, answered: count, hits: count })),
});
export type AloneTally = z.infer<typeof aloneTally>;

/** Counts those who have handed in an attempt. */
export const counterOfHandedIn = 'handed-in';

/** The slots whose tallies tell it: what is asked again later tells of what was learnt, not of the question. */
export const aloneShown = ({ order }: Pick<QuizState, 'order'>): Slot[] => [
  attemptSlot(1),
  ...order.map((place) => slotIn(1, place)),
];

export const aloneTallyOf = (
  audience: Audience,
  { order }: Pick<QuizState, 'order'>,
  tallies: Tallies,
  hitsAt: (place: number, slot: Slot) => number,
): AloneTally => {
  const steps = tallies.get(attemptSlot(1)) ?? emptyTally;
  const questions = order.map((place) => {
    const slot = slotIn(1, place);
    return { place, answered: tallies.get(slot)?.answered ?? 0, hits: hitsAt(place, slot) };
  });
  return {
    begun: steps.answered,
    handedIn: steps.counters[counterOfHandedIn] ?? 0,
    questions: audience === 'host' ? questions : [],
  };
};
