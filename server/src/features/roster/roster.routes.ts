import { rosterCalls } from '@sets/shared/roster/roster.calls.ts';
import { roster, rosterChange, rosterList } from '@sets/shared/roster/roster.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { RosterService } from './roster.service.ts';

/** Nobody can name the lists of somebody else: each call is about the caller's own. */
export const rosterRoutes = (rosters: RosterService): RouteGroup => ({
  name: 'Name roulette',
  schemas: { Roster: roster, RosterChange: rosterChange, RosterList: rosterList },
  routes: [
    serve(rosterCalls.list, async ({ actor }) => ({ rosters: await rosters.list(actor) })),
    serve(rosterCalls.change, async ({ actor, body }) => ({
      rosters: await rosters.change(actor, body),
    })),
  ],
});
