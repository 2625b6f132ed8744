import type { Slot, Tallied, Tallies } from '../../live/activity.ts';
import type { Audience } from '../../live/run.ts';
import { emptyTally } from '../../live/tally.ts';
import { isCounted } from './alone.commands.ts';
import { attemptSlot, slotIn } from './alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { placeOn } from '../quiz.deck.ts';
import type { AloneState, QuizState } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { type AloneTally, hitsIn, leadOf, type QuizTally, showsBoard } from '../quiz.tallies.ts';

/** Counts those who have handed in an attempt. */
export const counterOfHandedIn = 'handed-in';

/** The slots whose tallies tell it: what is asked again later tells of what was learnt, not of the question. */
export const aloneShown = ({ order }: Pick<QuizState, 'order'>): Slot[] => [
  attemptSlot(1),
  ...order.map((place) => slotIn(1, place)),
];

/** How far people are. */
const progressOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: AloneState,
  tallies: Tallies,
): AloneTally => {
  const steps = tallies.get(attemptSlot(1)) ?? emptyTally;
  const questions = state.order.map((place) => {
    const tally = tallies.get(slotIn(1, place)) ?? emptyTally;
    const hits = hitsIn(definition, state, place, tally) ?? 0;
    return { place, answered: tally.answered, hits };
  });
  return {
    begun: steps.answered,
    handedIn: steps.counters[counterOfHandedIn] ?? 0,
    questions: audience === 'host' ? questions : [],
  };
};

/** What an audience may see of how far people are, and of their points. */
export const aloneTallyOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: AloneState,
  { tallies, results: sum }: Tallied<QuizSum>,
): QuizTally | null => {
  if (audience === 'phone') return null;
  const told = audience === 'host' ? isCounted(state) : showsBoard(state);
  return {
    place: placeOn(state),
    answered: 0,
    counts: null,
    hits: null,
    ...leadOf(audience, definition, state, { sum, told }),
    lobby: null,
    sizes: null,
    still: null,
    alone: progressOf(audience, definition, state, tallies),
  };
};
