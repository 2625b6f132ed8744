import type { RouteObject } from 'react-router-dom';
import { type FeatureRoutes, page } from './feature-routes.ts';
import { type LaterArea, laterAreas } from './later/later-areas.ts';

const laterPage = async (area: LaterArea) => {
  const { LaterPage } = await import('./later/later-page.tsx');
  return () => <LaterPage area={area} />;
};

const laterScreens = (kind: keyof FeatureRoutes): RouteObject[] =>
  laterAreas.flatMap(({ area, [kind]: paths = [] }) =>
    paths.map((path) => ({ path, lazy: page(() => laterPage(area)) })),
  );

/** The screens of features that this version does not have yet. */
export const laterRoutes = (): FeatureRoutes => ({
  public: laterScreens('public'),
  protected: laterScreens('protected'),
});
