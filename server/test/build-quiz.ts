import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { NewQuiz } from '@sets/shared/quiz/quiz-made.contract.ts';
import { buildQuiz as capitals } from '@sets/shared/quiz/testing/capitals-quiz.ts';

/** A quiz as a test wants it. */
export const buildQuiz = (overrides: Partial<NewQuiz> = {}): NewQuiz => ({
  ...personalShelf,
  ...capitals(),
  ...overrides,
});
