import { product } from '@sets/shared/core/product.ts';

/** Where the links in mails lead. */
export interface MailLinks {
  /** The page that takes a new password. */
  reset(code: string): string;
  readonly login: string;
}

/**
 * Links to `publicUrl`; only without it to where the caller reached the server. A caller can name
 * any host there, and a link with a code would lead to it: a server that sends mail sets PUBLIC_URL.
 */
export const createMailLinks =
  (publicUrl: URL | null) =>
  (origin: string): MailLinks => {
    const base = publicUrl?.origin ?? origin;
    return {
      reset: (code) => new URL(`/resetpassword/${code}`, base).href,
      login: new URL(`/${product.slug}/login`, base).href,
    };
  };
