import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { asked } from './asked.contract.ts';

export const askedCalls = {
  mine: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    path: '/api/module/getasked',
    summary:
      'What waits for an answer in the modules that one moderates, and answers to one’s own questions',
    failures: cannotRead,
    reply: asked,
  },
} as const satisfies Calls;
