import * as z from 'zod/mini';
import type { Calls } from '../../core/call.ts';
import { id } from '../../core/ids.ts';
import { cannotRead } from '../../core/stored-shape.ts';
import { quizScores } from './scores.contract.ts';

/** It is made of every answer of the run. */
const looking = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 60, seconds: 60 },
  params: z.strictObject({ runId: id }),
  failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
} as const;
const table = {
  ...looking,
  limit: { count: 30, seconds: 60 },
  reply: { mediaType: 'text/csv' },
} as const;

/** What a quiz came to, by person, by question and by option. */
export const quizAfterCalls = {
  scores: {
    ...looking,
    path: '/api/quizzes/runs/:runId/scores',
    summary: 'What people made of the questions of a quiz, and what that says of the questions',
    reply: quizScores,
  },
  people: {
    ...table,
    path: '/api/quizzes/runs/:runId/people.csv',
    summary: 'The same as a table: a row for each person, a column for each question',
  },
  questions: {
    ...table,
    path: '/api/quizzes/runs/:runId/questions.csv',
    summary: 'The same as a table: a row for each option of each question, with its figures',
  },
} as const satisfies Calls;
