import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import {
  moduleVisit,
  visitedList,
  visitedReplacement,
} from '@sets/shared/module/visited.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { VisitedService } from './visited.service.ts';

export const visitedRoutes = (visited: VisitedService): RouteGroup => ({
  name: 'Visited modules',
  schemas: {
    ModuleVisit: moduleVisit,
    VisitedReplacement: visitedReplacement,
    VisitedList: visitedList,
  },
  routes: [
    serve(visitedCalls.visit, async ({ actor, body }) => ({
      list: [...(await visited.visit(actor, body.userid, body.moduleid))],
    })),
    serve(visitedCalls.list, async ({ actor, body }) => ({
      list: [...(await visited.list(actor, body.userid))],
    })),
    serve(visitedCalls.replace, async ({ actor, body }) => ({
      list: [...(await visited.replace(actor, body.userid, body.list))],
    })),
  ],
});
