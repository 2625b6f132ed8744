import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { moduleList, modulesOf } from './module.contract.ts';
import { moduleVisit, visitedList, visitedOf, visitedReplacement } from './visited.contract.ts';

const listing = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND'],
  params: modulesOf,
  reply: moduleList,
} as const;

export const moduleCalls = {
  createdBy: {
    ...listing,
    path: '/api/user/getmodscreated/:userid',
    summary: 'The modules that a person created, newest first',
  },
  moderatedBy: {
    ...listing,
    path: '/api/user/getmoderating/:userid',
    summary: 'The modules that a person moderates, newest first',
  },
} as const satisfies Calls;

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
