import { product } from '@sets/shared/core/product.ts';

/** Where the pages of an account are. */
export const accountPaths = {
  login: `/${product.slug}/login`,
  /** The login, from where one goes on to a page that is not of the app. */
  loginTo: (path: string): string => `/${product.slug}/login?to=${encodeURIComponent(path)}`,
  register: `/${product.slug}/register`,
  settings: '/account/settings',
  upgrade: '/account/upgrade',
  undoEmail: (code: string): string => `/undoemail/${code}`,
  reset: (code: string): string => `/resetpassword/${code}`,
} as const;
