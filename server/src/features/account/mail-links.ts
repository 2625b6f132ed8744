import { product } from '@sets/shared/core/product.ts';

/** Where the links in mails lead. */
export interface MailLinks {
  /** The page that takes a new password. */
  reset(code: string): string;
  /** The page that takes an address back. */
  undoEmail(code: string): string;
  readonly login: string;
}

/** Links to this server. @param address where that is, which no request says */
export const createMailLinks = (address: () => string): MailLinks => ({
  reset: (code) => new URL(`/resetpassword/${code}`, address()).href,
  undoEmail: (code) => new URL(`/undoemail/${code}`, address()).href,
  get login() {
    return new URL(`/${product.slug}/login`, address()).href;
  },
});
