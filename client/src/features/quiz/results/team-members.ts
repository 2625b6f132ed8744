import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { whoIs } from './who-is.ts';

/** What those in a team are called, who has most points first. `team`: its number, from 0. */
export const membersOf = (scores: Pick<QuizScores, 'named' | 'people'>, team: number): string[] =>
  scores.people.filter((person) => person.team === team).map((person) => whoIs(scores, person));
