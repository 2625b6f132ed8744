import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { searchPage, searchQuery } from './search.contract.ts';

export const searchCalls = {
  find: {
    method: 'get',
    auth: 'bearer',
    // Asked while somebody types.
    limit: { count: 300, seconds: 60 },
    path: '/api/search',
    summary: 'Find spaces that one created, moderates or visited, their topics and questions',
    failures: cannotRead,
    query: searchQuery,
    reply: searchPage,
  },
} as const satisfies Calls;
