import type { Feature, FeatureContext } from '../../core/feature.ts';
import { OwnSpacesService } from '../module/own-spaces.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { VisitedService } from '../module/visited.service.ts';
import { searchRoutes } from './search.routes.ts';
import { SearchService } from './search.service.ts';
import type { Searchable } from './searchable.ts';

interface SearchPorts {
  readonly spaces: ModuleAccess;
  readonly visited: VisitedService;
  /** What can be found beside spaces and their topics. */
  readonly searchables: readonly Searchable[];
}

/** Search over one's own spaces, their topics, and what other features have in them. It keeps nothing. */
export const openSearch = (
  { connection }: FeatureContext,
  { searchables, ...ports }: SearchPorts,
): Feature => {
  const own = new OwnSpacesService({ connection, ...ports });
  const search = new SearchService({ ownSpaces: (actor) => own.list(actor), searchables });
  return { services: {}, api: [searchRoutes(search)] };
};
