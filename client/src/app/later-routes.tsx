import type { FeatureRoutes } from './feature-routes.ts';

/** The guide, the update log, and the screens of features that this version does not have yet. */
export const laterRoutes = (): FeatureRoutes => ({ public: [], protected: [] });
