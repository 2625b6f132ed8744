import type { Calls } from '../core/call.ts';
import { about } from './about.contract.ts';

export const aboutCalls = {
  read: {
    method: 'get',
    path: '/api/about',
    summary: 'What a page must know of this server before anybody logs in',
    auth: 'none',
    limit: { count: 5_000, seconds: 60 },
    reply: about,
  },
} as const satisfies Calls;
