import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { moduleRoutes } from './module.routes.ts';
import { ModuleService } from './module.service.ts';
import { visitedRoutes } from './visited.routes.ts';
import { VisitedService } from './visited.service.ts';

interface ModuleServices {
  readonly modules: ModuleService;
  readonly visited: VisitedService;
}

/** Modules: whose they are, and which ones people visited. */
export const openModules = (
  context: FeatureContext,
  { people }: { readonly people: PeopleService },
): Feature<ModuleServices> => {
  const isSomebody = async (userid: string) => (await people.lookUp(userid)) !== null;
  const modules = new ModuleService({ ...context, isSomebody });
  const visited = new VisitedService(context);
  return {
    services: { modules, visited },
    api: [moduleRoutes(modules), visitedRoutes(visited)],
    personalData: visited.personalData,
  };
};
