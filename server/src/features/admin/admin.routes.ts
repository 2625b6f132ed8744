import { adminCalls } from '@sets/shared/admin/admin.calls.ts';
import {
  creditsChange,
  health,
  lockChange,
  peoplePage,
  person,
  premiumGrant,
  roleChange,
} from '@sets/shared/admin/admin.contract.ts';
import { divisionDecision, waitingPage } from '@sets/shared/account/division.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { DivisionService } from '../account/division/division.service.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentPerson } from './admin.presenter.ts';
import type { AdminService } from './admin.service.ts';
import { type HealthTools, serverHealth } from './server-health.ts';

interface AdminRoutesTools {
  readonly people: PeopleService;
  readonly divisions: Pick<DivisionService, 'waiting'>;
  readonly admins: AdminService;
  readonly health: HealthTools;
}

export const adminRoutes = (tools: AdminRoutesTools): RouteGroup => ({
  name: 'Admin',
  schemas: {
    Person: person,
    PeoplePage: peoplePage,
    RoleChange: roleChange,
    LockChange: lockChange,
    PremiumGrant: premiumGrant,
    CreditsChange: creditsChange,
    Health: health,
    DivisionWaitingPage: waitingPage,
    DivisionDecision: divisionDecision,
  },
  routes: [...lookingRoutes(tools), ...personRoutes(tools)],
});

/** What admins look at. */
const lookingRoutes = ({ people, divisions, health: tools }: AdminRoutesTools) => [
  serve(adminCalls.people, async ({ query }) => {
    const { items, total, next } = await people.find(query);
    return { people: items.map((record) => presentPerson(record)), total, next };
  }),
  serve(adminCalls.waiting, ({ query }) => divisions.waiting(query.before)),
  serve(adminCalls.health, () => serverHealth(tools)),
];

/** What admins do to an account. */
const personRoutes = ({ admins }: AdminRoutesTools) => [
  serve(adminCalls.changeRole, async ({ actor, params, body }) =>
    presentPerson(await admins.setRole(actor, params.userid, body.accountType)),
  ),
  serve(adminCalls.lock, async ({ actor, params, body }) =>
    presentPerson(await admins.setLocked(actor, params.userid, body.locked)),
  ),
  serve(adminCalls.grantPremium, async ({ actor, params, body }) =>
    presentPerson(await admins.setPremium(actor, params.userid, body)),
  ),
  serve(adminCalls.setCredits, async ({ actor, params, body }) =>
    presentPerson(await admins.setCredits(actor, params.userid, body.credits)),
  ),
  serve(adminCalls.decideDivision, async ({ actor, params, body }) =>
    presentPerson(await admins.decideDivision(actor, params.userid, body)),
  ),
];
