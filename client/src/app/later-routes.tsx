import type { RouteObject } from 'react-router-dom';
import { guidePath } from '../features/guide/guide-path.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';
import { type LaterArea, laterAreas } from './later/later-areas.ts';

const pages = {
  home: async () => (await import('./home-page.tsx')).HomePage,
  updates: async () => (await import('../features/update-log/update-log-page.tsx')).UpdateLogPage,
  guide: async () => (await import('../features/guide/guide-page.tsx')).GuidePage,
  step: async () => (await import('./guide-step-route.tsx')).GuideStepRoute,
  later: async (area: LaterArea) => {
    const { LaterPage } = await import('./later/later-page.tsx');
    return () => <LaterPage area={area} />;
  },
};

const laterScreens = (kind: keyof FeatureRoutes): RouteObject[] =>
  laterAreas.flatMap(({ area, [kind]: paths = [] }) =>
    paths.map((path) => ({ path, lazy: page(() => pages.later(area)) })),
  );

/** The guide, the update log, and the screens of features that this version does not have yet. */
export const laterRoutes = (): FeatureRoutes => ({
  public: [
    { path: guidePath, lazy: page(pages.guide) },
    { path: `${guidePath}/:index`, lazy: page(pages.step) },
    ...laterScreens('public'),
  ],
  protected: [
    { path: '/homepage', lazy: page(pages.home) },
    { path: '/updatelogs', lazy: page(pages.updates) },
    ...laterScreens('protected'),
  ],
});
