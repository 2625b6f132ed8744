import {
  health,
  lockChange,
  peoplePage,
  peopleQuery,
  person,
  personRef,
  premiumGrant,
  roleChange,
} from '@sets/shared/admin/admin.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentPerson } from './admin.presenter.ts';
import type { AdminService } from './admin.service.ts';
import { type HealthTools, serverHealth } from './server-health.ts';

interface AdminRoutesTools {
  readonly people: PeopleService;
  readonly admins: AdminService;
  readonly health: HealthTools;
}

const reading = { count: 300, seconds: 60 };
const writing = { count: 120, seconds: 60 };

export const adminRoutes = (tools: AdminRoutesTools): RouteGroup => ({
  name: 'Admin',
  schemas: {
    Person: person,
    PeoplePage: peoplePage,
    RoleChange: roleChange,
    LockChange: lockChange,
    PremiumGrant: premiumGrant,
    Health: health,
  },
  routes: [...lookingRoutes(tools), ...personRoutes(tools)],
});

/** What admins look at. */
const lookingRoutes = ({ people, health: tools }: AdminRoutesTools) => [
  route({
    method: 'get',
    path: '/api/admin/people',
    summary: 'The accounts, newest first; by a part of the name or address, and by role',
    auth: 'admin',
    limit: reading,
    query: peopleQuery,
    reply: peoplePage,
    handle: async ({ query }) => {
      const { items, total, next } = await people.find(query);
      return { people: items.map((record) => presentPerson(record)), total, next };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/health',
    summary: 'How the server is',
    auth: 'admin',
    limit: reading,
    reply: health,
    handle: () => serverHealth(tools),
  }),
];

const changing = {
  method: 'put',
  auth: 'admin',
  limit: writing,
  failures: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  params: personRef,
  reply: person,
} as const;

/** What admins do to an account. */
const personRoutes = ({ admins }: AdminRoutesTools) => [
  route({
    ...changing,
    path: '/api/admin/people/:userid/role',
    summary: 'Change a role; not one’s own, and not the last admin’s',
    body: roleChange,
    handle: async ({ actor, params, body }) =>
      presentPerson(await admins.setRole(actor, params.userid, body.accountType)),
  }),
  route({
    ...changing,
    path: '/api/admin/people/:userid/lock',
    summary: 'Lock an account, which signs it out everywhere, or unlock it',
    body: lockChange,
    handle: async ({ actor, params, body }) =>
      presentPerson(await admins.setLocked(actor, params.userid, body.locked)),
  }),
  route({
    ...changing,
    path: '/api/admin/people/:userid/premium',
    summary: 'Grant premium, or take it back from somebody who does not pay for it',
    body: premiumGrant,
    handle: async ({ actor, params, body }) =>
      presentPerson(await admins.setPremium(actor, params.userid, body)),
  }),
];
