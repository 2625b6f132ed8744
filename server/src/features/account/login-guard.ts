import { createHash } from 'node:crypto';
import { addressRange } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits/limits.ts';
import { guessesAtAccount, guessesFromOnePlace } from './account-rates.ts';

interface Attempt {
  readonly email: string;
  readonly address: string;
}

/** Stands before the passwords: bounds guessing by account, never a lecture hall by its address. */
export interface LoginGuard {
  /** @throws AppError RATE_LIMITED */
  admit(attempt: Attempt): Promise<void>;
  succeeded(attempt: Attempt): Promise<void>;
}

/** Only a digest is held, so that memory is bounded and holds no list of addresses. */
const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n').toWellFormed()).digest('base64url');

const place = ({ email, address }: Attempt): string => digest(email, addressRange(address));

export const createLoginGuard = (limits: Limits): LoginGuard => {
  const fromOnePlace = limits.window('guesses from one place', guessesFromOnePlace);
  const atAccount = limits.window('guesses at account', guessesAtAccount);
  return {
    admit: async (attempt) => {
      const wait =
        (await fromOnePlace.take(place(attempt))) || (await atAccount.take(digest(attempt.email)));
      if (wait > 0) {
        throw new AppError('RATE_LIMITED', 'Too many attempts. Wait a few minutes.', {
          retryInMs: wait,
        });
      }
    },
    succeeded: async (attempt) => {
      await Promise.all([
        fromOnePlace.forget(place(attempt)),
        atAccount.forget(digest(attempt.email)),
      ]);
    },
  };
};
