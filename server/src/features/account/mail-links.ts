import { product } from '@sets/shared/core/product.ts';
import { ownOrigin } from '../../core/own-origin.ts';

/** Where the links in mails lead. */
export interface MailLinks {
  /** The page that takes a new password. */
  reset(code: string): string;
  /** The page that takes an address back. */
  undoEmail(code: string): string;
  readonly login: string;
}

/**
 * Links to `publicUrl`; without it to where the caller reached the server, as far as that is this
 * machine: a caller can name any host, and a link with a code would lead to it.
 */
export const createMailLinks =
  (publicUrl: URL | null) =>
  (origin: string): MailLinks => {
    const base = publicUrl?.origin ?? ownOrigin(origin);
    return {
      reset: (code) => new URL(`/resetpassword/${code}`, base).href,
      undoEmail: (code) => new URL(`/undoemail/${code}`, base).href,
      login: new URL(`/${product.slug}/login`, base).href,
    };
  };
