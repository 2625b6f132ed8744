import { foodPaths } from '../features/food/food-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  listings: async () => (await import('../features/food/listings/food-page.tsx')).FoodPage,
};

/** Food: whoever comes sees what there is. */
export const foodRoutes = (): FeatureRoutes => ({
  public: [{ path: foodPaths.listings, lazy: page(pages.listings) }],
  protected: [],
});
