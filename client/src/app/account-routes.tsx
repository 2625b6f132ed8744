import { LoginPage } from '../features/account/login-page.tsx';
import { accountPaths } from '../features/account/account-paths.ts';
import { loginPath } from '../features/account/require-account.tsx';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  register: async () => (await import('../features/account/register-page.tsx')).RegisterPage,
  reset: async () => (await import('../features/account/reset-page.tsx')).ResetPage,
  undoEmail: async () => (await import('../features/account/undo-page.tsx')).UndoPage,
  settings: async () => (await import('./account-settings.tsx')).AccountSettings,
};

/** Signing in, registering, verifying, settings. */
export const accountRoutes = (): FeatureRoutes => ({
  public: [
    { path: loginPath, Component: LoginPage },
    { path: accountPaths.register, lazy: page(pages.register) },
    { path: accountPaths.undoEmail(':undocode'), lazy: page(pages.undoEmail) },
    { path: accountPaths.reset(':resetcode'), lazy: page(pages.reset) },
  ],
  protected: [{ path: accountPaths.settings, lazy: page(pages.settings) }],
});
