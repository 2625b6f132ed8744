import { LoginPage } from '../features/account/login-page.tsx';
import { loginPath } from '../features/account/require-account.tsx';
import type { FeatureRoutes } from './feature-routes.ts';

/** Signing in, registering, verifying, settings. */
export const accountRoutes = (): FeatureRoutes => ({
  public: [{ path: loginPath, Component: LoginPage }],
  protected: [],
});
