import type { Slot } from '../live/activity.ts';
import type { JudgedAnswer, OwnStanding } from '../live/own-part.ts';
import { kindOf } from '../question/question-kinds.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { placeIn } from './alone/alone.slot.ts';
import { isStep } from './alone/alone.answer.ts';
import { itemAt, rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import { countedOf, rankedOf } from './scoring/quiz.results.ts';
import { outcomeOf } from './scoring/outcome.ts';

/** What everybody was told is right, as it was last put right, and why; null before that. */
export const judgedInQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  given: QuizAnswer,
): JudgedAnswer | null => {
  const place = placeIn(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  const right = place === null ? null : rightAt(definition, state, place);
  if (
    place === null ||
    item === undefined ||
    right === null ||
    !state.told.includes(place) ||
    isStep(given.answer)
  ) {
    return null;
  }
  const { question, explanation } = item;
  const outcome = outcomeOf(definition, state, place, given);
  return {
    // What counts for nobody is neither right nor wrong.
    outcome: outcome === 'void' || outcome === 'none' ? null : outcome,
    right: kindOf(question).keyed?.inWords(question, right) ?? [],
    ...(explanation !== '' && { why: explanation }),
  };
};

/** Where somebody stands, and what each of their answers has brought. */
export const standingInQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  participant: string,
  sum: QuizSum,
): OwnStanding | null => {
  const ranked = rankedOf(definition, state, sum);
  const own = ranked.get(participant);
  if (own === undefined) return null;
  const { slotAt } = countedOf(definition, state, sum, participant);
  const won = state.told.map((place, at): [Slot, number] => [slotAt(place), own.won[at] ?? 0]);
  return {
    points: own.points,
    place: own.rank,
    of: ranked.size,
    won: new Map(won),
  };
};
