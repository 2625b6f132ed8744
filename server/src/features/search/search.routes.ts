import { searchCalls } from '@sets/shared/search/search.calls.ts';
import { searchHit, searchPage } from '@sets/shared/search/search.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes = (search: SearchService): RouteGroup => ({
  name: 'Search',
  schemas: { SearchHit: searchHit, SearchPage: searchPage },
  routes: [
    serve(searchCalls.find, ({ actor, query }) => search.find(actor, query.q, query.before)),
  ],
});
