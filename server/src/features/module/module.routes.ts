import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import {
  deletedModules,
  module,
  moduleAllowance,
  moduleLine,
  moduleList,
  newModule,
  visibilityChange,
} from '@sets/shared/module/module.contract.ts';
import { type Route, type RouteGroup, serve } from '../../core/route.ts';
import { moderatorRoutes } from './moderator.routes.ts';
import type { ModuleParts, Present } from './module-parts.ts';
import { presentModule, shownIn } from './module.presenter.ts';
import type { ModuleGlance } from './module-record.ts';
import { topicRoutes } from './topic.routes.ts';

export const moduleRoutes = (parts: ModuleParts): RouteGroup => {
  const present: Present = async (found) =>
    presentModule(found, await parts.people.names(shownIn(found)));
  return {
    name: 'Module',
    schemas: {
      Module: module,
      NewModule: newModule,
      ModuleLine: moduleLine,
      ModuleList: moduleList,
      ModuleAllowance: moduleAllowance,
      ModuleVisibility: visibilityChange,
      DeletedModules: deletedModules,
    },
    routes: [
      ...listRoutes(parts),
      ...singleRoutes(parts, present),
      ...endRoutes(parts, present),
      ...topicRoutes(parts, present),
      ...moderatorRoutes(parts, present),
    ],
  };
};

const lines = (modules: readonly ModuleGlance[]) => ({
  modules: modules.map(({ _id, content }) => ({ moduleid: _id, title: content.title })),
});

const listRoutes = ({ modules }: ModuleParts): Route[] => [
  serve(moduleCalls.createdBy, async ({ actor, params }) =>
    lines(await modules.createdBy(actor, params.userid)),
  ),
  serve(moduleCalls.moderatedBy, async ({ actor, params }) =>
    lines(await modules.moderatedBy(actor, params.userid)),
  ),
  serve(moduleCalls.visited, async ({ actor, body }) =>
    lines(await modules.named(actor, body.moduleids)),
  ),
];

const singleRoutes = ({ modules }: ModuleParts, present: Present): Route[] => [
  serve(moduleCalls.create, async ({ actor, body, query }) =>
    present(await modules.create(actor, body, query)),
  ),
  serve(moduleCalls.allowance, ({ actor }) => modules.allowance(actor)),
  serve(moduleCalls.read, async ({ actor, params }) =>
    present(await modules.read(actor, params.moduleid)),
  ),
  serve(moduleCalls.describe, async ({ actor, body: { moduleid, ...details } }) =>
    present(await modules.edit(actor, moduleid, details)),
  ),
  serve(moduleCalls.rename, async ({ actor, body: { moduleid, ...details } }) =>
    present(await modules.edit(actor, moduleid, details)),
  ),
  serve(moduleCalls.changeStart, async ({ actor, body: { moduleid, ...details } }) =>
    present(await modules.edit(actor, moduleid, details)),
  ),
  serve(moduleCalls.changeVisibility, async ({ actor, body }) =>
    present(await modules.show(actor, body)),
  ),
];

const endRoutes = ({ end }: ModuleParts, present: Present): Route[] => [
  serve(moduleCalls.remove, async ({ actor, params }) => ({
    restorableUntil: (await end.remove(actor, params.moduleid)).toISOString(),
  })),
  serve(moduleCalls.deleted, async ({ actor }) => ({
    modules: (await end.restorable(actor)).map(({ _id, title, until }) => ({
      moduleid: _id,
      title,
      restorableUntil: until.toISOString(),
    })),
  })),
  serve(moduleCalls.restore, async ({ actor, body }) =>
    present(await end.restore(actor, body.moduleid)),
  ),
];
