import { moduleLine, moduleList, modulesOf } from '@sets/shared/module/module.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import type { ModuleService, ModuleSummary } from './module.service.ts';

const declared = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND'],
  params: modulesOf,
  reply: moduleList,
} as const;

const present = (modules: readonly ModuleSummary[]) => ({
  modules: modules.map(({ _id, title }) => ({ moduleid: _id, title })),
});

export const moduleRoutes = (modules: ModuleService): RouteGroup => ({
  name: 'Module',
  schemas: { ModuleLine: moduleLine, ModuleList: moduleList },
  routes: [
    route({
      ...declared,
      path: '/api/user/getmodscreated/:userid',
      summary: 'The modules that a person created, newest first',
      handle: async ({ params }) => present(await modules.createdBy(params.userid)),
    }),
    route({
      ...declared,
      path: '/api/user/getmoderating/:userid',
      summary: 'The modules that a person moderates, newest first',
      handle: async ({ params }) => present(await modules.moderatedBy(params.userid)),
    }),
  ],
});
