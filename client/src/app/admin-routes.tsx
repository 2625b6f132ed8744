import { upgradePath } from '../features/premium/premium-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  admin: async () => (await import('./admin-route.tsx')).AdminRoute,
  upgrade: async () => (await import('../features/premium/upgrade-page.tsx')).UpgradePage,
};

/** Administration, the premium plan. */
export const adminRoutes = (): FeatureRoutes => ({
  public: [{ path: '/admin/homepage', lazy: page(pages.admin) }],
  protected: [{ path: upgradePath, lazy: page(pages.upgrade) }],
});
