import type { Migration, StoredShape } from '../core/stored-shape.ts';
import { moreKindsOfQuestions, picturesBesideTexts } from '../question/more-kinds-of-questions.ts';
import { type QuizDefinition, quizDefinition } from './quiz.contract.ts';
import { type QuizAnswer, quizAnswer, type QuizState, quizState } from './quiz.live.ts';

/** A quiz, and what a run of it was made of. */
export const storedQuizDefinition: StoredShape<QuizDefinition> = {
  name: 'quiz-definition',
  schema: quizDefinition,
  migrations: [moreKindsOfQuestions, picturesBesideTexts],
};

/** v2: teams, and quizzes that people take on their own. */
const teamsAndOnTheirOwn: Migration = (before) => ({ ...before, teams: null, alone: null });

/** Where a run of a quiz stands. */
export const storedQuizState: StoredShape<QuizState> = {
  name: 'quiz-state',
  schema: quizState,
  migrations: [teamsAndOnTheirOwn, moreKindsOfQuestions],
};

/** v2: how far an attempt is, of who goes through a quiz on their own. An answer is as it was. */
const attempts: Migration = (before) => before;

/** An answer to a question of a quiz, or how far an attempt is. */
export const storedQuizAnswer: StoredShape<QuizAnswer> = {
  name: 'quiz-answer',
  schema: quizAnswer,
  migrations: [attempts, moreKindsOfQuestions],
};

/** What the live engine stores of a quiz. */
export const storedQuiz = {
  definition: storedQuizDefinition,
  state: storedQuizState,
  value: storedQuizAnswer,
} as const;
