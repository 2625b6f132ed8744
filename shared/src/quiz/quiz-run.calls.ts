import * as z from 'zod/mini';
import type { Calls } from '../core/call.ts';
import { id } from '../core/ids.ts';
import { quizEffect } from './quiz.effect.ts';
import { quizRemedy } from './quiz.live.ts';

/** Calls about a quiz that is presented. */
export const quizRunCalls = {
  effect: {
    method: 'post',
    path: '/api/quizzes/runs/:runId/effect',
    summary:
      'What another key, or a question that counts for nobody, would change; nothing is done',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    params: z.strictObject({ runId: id }),
    body: z.strictObject({ remedy: quizRemedy }),
    reply: quizEffect,
  },
} as const satisfies Calls;
