import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { moduleVisit, visitedList, visitedOf, visitedReplacement } from './visited.contract.ts';

const ofOneself = {
  method: 'post',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  failures: ['FORBIDDEN', ...cannotRead],
  reply: visitedList,
} as const;

/** The modules that a person visited. */
export const visitedCalls = {
  visit: {
    ...ofOneself,
    path: '/api/user/updatemodulevisited',
    summary: 'Put a module first in the list of those that one visited',
    body: moduleVisit,
  },
  list: {
    ...ofOneself,
    path: '/api/user/getmodulesvisited',
    summary: 'The modules that one visited, newest first',
    body: visitedOf,
  },
  replace: {
    ...ofOneself,
    path: '/api/user/rebuffvisitedlist',
    summary: 'Replace the list of visited modules',
    body: visitedReplacement,
  },
} as const satisfies Calls;
