import * as z from 'zod/mini';
import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { topicRef } from '../module/module.contract.ts';
import { qnaLabel } from './qna.contract.ts';

const count = z.int().check(z.nonnegative());
const figures = {
  questions: count,
  votes: count,
  answers: count,
  /** Questions that nobody else has answered. */
  unanswered: count,
  /** The middle time from a question to its first answer, in ms; null where none has one. */
  responseMs: z.nullable(count),
};

/** What came of the questions of a topic that all see; of whom they are is nowhere in it. */
export const qnaAnalytics = z.strictObject({
  space: z.string(),
  topic: z.string(),
  all: z.strictObject(figures),
  /** In order, also those in which nothing was. In UTC. */
  weeks: z.array(
    z.strictObject({
      ...figures,
      /** The day that it begins, as `2026-10-12`. */
      from: z.iso.date(),
      /** 1 for the week in which the space starts; null where it has no start, or before it. */
      week: z.nullable(z.int().check(z.positive())),
    }),
  ),
  /** A question counts for each of its labels; null where it has none. */
  labels: z.array(z.strictObject({ ...figures, label: z.nullable(qnaLabel) })),
});
export type QnaAnalytics = z.infer<typeof qnaAnalytics>;

const reading = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 60, seconds: 60 },
  params: topicRef,
  failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
} as const;
const file = { ...reading, limit: { count: 20, seconds: 60 } } as const;

/** For those who moderate the space. */
export const qnaAnalyticsCalls = {
  read: {
    ...reading,
    path: '/api/qna/analytics/:moduleid/:topicid',
    summary: 'What came of the questions of a topic: over the weeks, by label',
    reply: qnaAnalytics,
  },
  csv: {
    ...file,
    path: '/api/qna/analytics/:moduleid/:topicid/questions.csv',
    summary: 'The questions of a topic as a table, without who asked',
    reply: { mediaType: 'text/csv' },
  },
  xlsx: {
    ...file,
    path: '/api/qna/analytics/:moduleid/:topicid/questions.xlsx',
    summary: 'The questions of a topic, its weeks and its labels as sheets',
    reply: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
} as const satisfies Calls;
