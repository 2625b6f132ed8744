import type { Feature, House } from '../../core/feature.ts';
import { visitedRoutes } from './visited.routes.ts';
import { VisitedService } from './visited.service.ts';

/** Modules: for now, those that people visited. */
export const openModules = (house: House): Feature<{ readonly visited: VisitedService }> => {
  const visited = new VisitedService(house);
  return {
    services: { visited },
    api: [visitedRoutes(visited)],
    personalData: visited.personalData,
  };
};
