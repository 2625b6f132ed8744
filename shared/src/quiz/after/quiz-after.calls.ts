import * as z from 'zod/mini';
import type { Calls } from '../../core/call.ts';
import { id } from '../../core/ids.ts';
import { cannotRead } from '../../core/stored-shape.ts';
import { quizNeverChosen } from './never-chosen.contract.ts';
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

const statements = {
  ...looking,
  limit: { count: 30, seconds: 60 },
  /** Whether people are called as they said, where the quiz asked them. */
  query: z.strictObject({ named: z.optional(z.literal('1')) }),
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
  teams: {
    ...table,
    path: '/api/quizzes/runs/:runId/teams.csv',
    summary: 'Where its teams stand as a table: a row for each team, with who is in it',
  },
  neverChosen: {
    ...looking,
    path: '/api/quizzes/:quizid/never-chosen',
    summary: 'Wrong answers that nobody has chosen in any run of a quiz that one may see',
    params: z.strictObject({ quizid: id }),
    failures: ['NOT_FOUND'],
    reply: quizNeverChosen,
  },
  statements: {
    ...statements,
    path: '/api/quizzes/runs/:runId/xapi.json',
    summary: 'A run of a quiz as statements of xAPI 1.0.3, as a list',
    reply: { mediaType: 'application/json' },
  },
  statementLines: {
    ...statements,
    path: '/api/quizzes/runs/:runId/xapi.jsonl',
    summary: 'The same, a statement on each line',
    reply: { mediaType: 'application/x-ndjson' },
  },
  send: {
    ...looking,
    method: 'post',
    limit: { count: 20, seconds: 60 },
    path: '/api/quizzes/runs/:runId/xapi',
    summary:
      'Send these statements to the learning record store that is set, once the quiz is over',
    failures: [...looking.failures, 'WRONG_PHASE'],
    body: z.strictObject({ named: z.boolean() }),
    reply: z.strictObject({}),
  },
} as const satisfies Calls;
