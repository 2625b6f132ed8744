import type { QuizScores, ScoredPerson } from '@sets/shared/quiz/after/scores.contract.ts';
import { scoresMessages as words } from './scores.messages.ts';

/** What somebody is called in the table. */
export const whoIs = (
  { named }: Pick<QuizScores, 'named'>,
  { name, number }: Pick<ScoredPerson, 'name' | 'number'>,
): string => {
  if (!named) return words.number(number);
  return name === '' ? words.noName : name;
};
