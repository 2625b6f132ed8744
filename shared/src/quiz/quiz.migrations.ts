import type { StoredShape } from '../core/stored-shape.ts';
import { type QuizDefinition, quizDefinition } from './quiz.contract.ts';
import { type QuizAnswer, quizAnswer, type QuizState, quizState } from './quiz.live.ts';

/** A quiz, and what a run of it was made of. */
export const storedQuizDefinition: StoredShape<QuizDefinition> = {
  name: 'quiz-definition',
  schema: quizDefinition,
  migrations: [],
};

/** Where a run of a quiz stands. */
export const storedQuizState: StoredShape<QuizState> = {
  name: 'quiz-state',
  schema: quizState,
  migrations: [],
};

/** An answer to a question of a quiz. */
export const storedQuizAnswer: StoredShape<QuizAnswer> = {
  name: 'quiz-answer',
  schema: quizAnswer,
  migrations: [],
};

/** What the live engine stores of a quiz. */
export const storedQuiz = {
  definition: storedQuizDefinition,
  state: storedQuizState,
  value: storedQuizAnswer,
} as const;
