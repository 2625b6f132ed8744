import { guidePath } from '../features/guide/guide-path.ts';
import { roulettePath } from '../features/roster/roster-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  guide: async () => (await import('../features/guide/guide-page.tsx')).GuidePage,
  step: async () => (await import('./guide-step-route.tsx')).GuideStepRoute,
  roulette: async () => (await import('./roulette-route.tsx')).RouletteRoute,
  updates: async () => (await import('../features/update-log/update-log-page.tsx')).UpdateLogPage,
};

/** How Sets is used, what is new in it, and the tools beside what is presented. */
export const guideRoutes = (): FeatureRoutes => ({
  public: [
    { path: guidePath, lazy: page(pages.guide) },
    { path: `${guidePath}/:index`, lazy: page(pages.step) },
  ],
  protected: [
    { path: '/updatelogs', lazy: page(pages.updates) },
    { path: roulettePath, lazy: page(pages.roulette) },
  ],
});
