import type { Feature, FeatureContext } from '../../core/feature.ts';
import { rosterRoutes } from './roster.routes.ts';
import { RosterService } from './roster.service.ts';

/** Lists of names of which one is drawn. */
export const openRosters = (
  context: FeatureContext,
): Feature<{ readonly rosters: RosterService }> => {
  const rosters = new RosterService(context);
  return {
    services: { rosters },
    api: [rosterRoutes(rosters)],
    personalData: rosters.personalData,
  };
};
