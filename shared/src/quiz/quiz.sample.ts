import type { Slot } from '../live/activity.ts';
import { kindOf } from '../question/question-kinds.ts';
import { shareOfRight } from '../question/right.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt, placeOf, rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';

/** So many in a class know what is right. */
const knowing = 0.55;
/** Whoever knows it finds it within so many guesses, for most kinds. */
const mostTries = 20;

/** An answer that a student might give; null where nothing is to be answered. */
export const sampleQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  { random }: { readonly random: () => number },
): QuizAnswer | null => {
  const place = placeOf(slot) ?? -1;
  const question = itemAt(definition, place)?.question;
  const right = rightAt(definition, state, place);
  if (question === undefined) return null;
  const guess = () => kindOf(question).sample(question, random);
  let answer = guess();
  if (right === null || random() >= knowing) return { answer };
  for (let tries = 1; tries < mostTries && shareOfRight(right, answer) < 1; tries += 1) {
    answer = guess();
  }
  return { answer };
};
