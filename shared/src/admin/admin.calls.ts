import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import { divisionDecision, waitingPage } from '../account/division.contract.ts';
import {
  creditsChange,
  health,
  lockChange,
  peoplePage,
  peopleQuery,
  person,
  personRef,
  premiumGrant,
  roleChange,
} from './admin.contract.ts';

const looking = { method: 'get', auth: 'admin', limit: { count: 300, seconds: 60 } } as const;
const changing = {
  method: 'put',
  auth: 'admin',
  limit: { count: 120, seconds: 60 },
  failures: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  params: personRef,
  reply: person,
} as const;

export const adminCalls = {
  people: {
    ...looking,
    path: '/api/admin/people',
    summary: 'The accounts, newest first; by a part of the name or address, and by role',
    query: peopleQuery,
    reply: peoplePage,
  },
  waiting: {
    ...looking,
    path: '/api/admin/divisions',
    summary:
      'Who says they are of a division of their school and waits to be confirmed, newest first',
    query: pageQuery,
    reply: waitingPage,
  },
  health: {
    ...looking,
    path: '/api/admin/health',
    summary: 'How the server is',
    reply: health,
  },
  changeRole: {
    ...changing,
    path: '/api/admin/people/:userid/role',
    summary: 'Change a role; not one’s own, and not the last admin’s',
    body: roleChange,
  },
  lock: {
    ...changing,
    path: '/api/admin/people/:userid/lock',
    summary: 'Lock an account, which signs it out everywhere, or unlock it',
    body: lockChange,
  },
  grantPremium: {
    ...changing,
    path: '/api/admin/people/:userid/premium',
    summary: 'Grant premium, or take it back from somebody who does not pay for it',
    body: premiumGrant,
  },
  setCredits: {
    ...changing,
    path: '/api/admin/people/:userid/credits',
    summary: 'Give somebody so many credits, for what costs some',
    body: creditsChange,
  },
  decideDivision: {
    ...changing,
    path: '/api/admin/people/:userid/division',
    summary: 'Confirm the division that a person named, or take it from them',
    body: divisionDecision,
  },
} as const satisfies Calls;
