import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { rosterChange, rosterList } from './roster.contract.ts';

const ofOneself = {
  path: '/api/rosters',
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  reply: rosterList,
} as const;

/** The lists of the name roulette. */
export const rosterCalls = {
  list: {
    ...ofOneself,
    method: 'get',
    summary: 'One’s own lists of names',
    failures: cannotRead,
  },
  change: {
    ...ofOneself,
    // As many as a device may have at its first login, and some.
    limit: { count: 60, seconds: 60 },
    method: 'post',
    summary: 'Add, change or remove a list of names; what another device changed meanwhile is kept',
    failures: ['FORBIDDEN', 'CONFLICT', ...cannotRead],
    body: rosterChange,
  },
} as const satisfies Calls;
