import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { moduleLine, moduleList } from '@sets/shared/module/module.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { ModuleService, ModuleSummary } from './module.service.ts';

const present = (modules: readonly ModuleSummary[]) => ({
  modules: modules.map(({ _id, title }) => ({ moduleid: _id, title })),
});

export const moduleRoutes = (modules: ModuleService): RouteGroup => ({
  name: 'Module',
  schemas: { ModuleLine: moduleLine, ModuleList: moduleList },
  routes: [
    serve(moduleCalls.createdBy, async ({ params }) =>
      present(await modules.createdBy(params.userid)),
    ),
    serve(moduleCalls.moderatedBy, async ({ params }) =>
      present(await modules.moderatedBy(params.userid)),
    ),
  ],
});
