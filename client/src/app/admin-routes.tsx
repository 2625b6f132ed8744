import type { FeatureRoutes } from './feature-routes.ts';

/** Administration, the premium plan, notifications. */
export const adminRoutes = (): FeatureRoutes => ({ public: [], protected: [] });
