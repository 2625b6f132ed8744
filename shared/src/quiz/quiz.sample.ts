import type { Slot } from '../live/activity.ts';
import { acceptAnswer, kindOf } from '../question/question-kinds.ts';
import { answersOf } from '../question/right.ts';
import { oneOf } from '../question/sampling.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt, placeOf, rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';
import { isTeamSlot } from './teams/team-slot.ts';
import { sampleTeam } from './teams/teams.ts';

/** So many in a class know what is right. */
const knowing = 0.55;

/** An answer that a student might give; null where nothing is to be answered. */
export const sampleQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  { random }: { readonly random: () => number },
): QuizAnswer | null => {
  if (isTeamSlot(slot)) return sampleTeam(state, random);
  const place = placeOf(slot) ?? -1;
  const question = itemAt(definition, place)?.question;
  const right = rightAt(definition, state, place);
  if (question === undefined) return null;
  const guess = kindOf(question).sample(question, random);
  if (right === null || random() >= knowing) return { answer: guess };
  const known = acceptAnswer(question, oneOf(answersOf(right), random));
  return { answer: known.ok ? known.value : guess };
};
