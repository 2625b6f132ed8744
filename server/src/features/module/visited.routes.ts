import {
  moduleVisit,
  visitedList,
  visitedOf,
  visitedReplacement,
} from '@sets/shared/module/visited.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { cannotRead } from '../../core/stored-value.ts';
import type { VisitedService } from './visited.service.ts';

const often = { count: 120, seconds: 60 };

const declared = {
  method: 'post',
  auth: 'bearer',
  limit: often,
  failures: ['FORBIDDEN', ...cannotRead],
  reply: visitedList,
} as const;

export const visitedRoutes = (visited: VisitedService): RouteGroup => ({
  name: 'Visited modules',
  schemas: {
    ModuleVisit: moduleVisit,
    VisitedReplacement: visitedReplacement,
    VisitedList: visitedList,
  },
  routes: [
    route({
      ...declared,
      path: '/api/user/updatemodulevisited',
      summary: 'Put a module first in the list of those that one visited',
      body: moduleVisit,
      handle: async ({ actor, body }) => ({
        list: [...(await visited.visit(actor, body.userid, body.moduleid))],
      }),
    }),
    route({
      ...declared,
      path: '/api/user/getmodulesvisited',
      summary: 'The modules that one visited, newest first',
      body: visitedOf,
      handle: async ({ actor, body }) => ({ list: [...(await visited.list(actor, body.userid))] }),
    }),
    route({
      ...declared,
      path: '/api/user/rebuffvisitedlist',
      summary: 'Replace the list of visited modules',
      body: visitedReplacement,
      handle: async ({ actor, body }) => ({
        list: [...(await visited.replace(actor, body.userid, body.list))],
      }),
    }),
  ],
});
