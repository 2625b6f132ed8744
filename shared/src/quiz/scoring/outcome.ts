import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, rightAt } from '../quiz.deck.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import type { QuizOutcome } from '../quiz.standing.ts';
import { shareOfRight } from './right-for.ts';

/** What came of an answer to the question at this place, as it is right now. */
export const outcomeOf = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
  given: QuizAnswer | undefined,
): QuizOutcome => {
  if (state.voided.includes(place)) return 'void';
  const key = rightAt(definition, state, place);
  const item = itemAt(definition, place);
  if (given === undefined || item === undefined || key === null) return 'none';
  const share = shareOfRight(item.question, key, given.answer);
  if (share === 1) return 'right';
  return share > 0 && definition.partly ? 'partly' : 'wrong';
};
