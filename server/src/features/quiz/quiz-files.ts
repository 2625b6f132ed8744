import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import type { Exchanged } from '../material/exchange/exports/export-item.ts';
import type { MaterialFiles } from '../material/exchange/exports/write-material.ts';
import { exampleQuiz } from './quiz-examples.ts';
import { quizFormat, readQuizJson, writeQuizJson } from './quiz-json.ts';

const exchanged = ({ title, items }: Pick<QuizDefinition, 'title' | 'items'>): Exchanged => ({
  title,
  noun: 'quiz',
  isJudged: true,
  parts: items.map(({ question, right, points, explanation }) => ({
    question,
    right,
    points,
    explanation,
    confidence: false,
  })),
});

/** Quizzes as files. */
export const quizFiles: MaterialFiles<QuizDefinition> = {
  name: 'quiz',
  asked: { one: 'A quiz', isJudged: true },
  exchanged,
  examples: exchanged(exampleQuiz),
  json: { format: quizFormat, read: readQuizJson, write: writeQuizJson },
};
