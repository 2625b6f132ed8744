import { createHash } from 'node:crypto';
import { addressRange } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createWindowLimiter } from '../../core/window-limiter.ts';
import { guessesAtAccount, guessesFromOnePlace } from './account-rates.ts';

interface Attempt {
  readonly email: string;
  readonly address: string;
}

/** Stands before the passwords: bounds guessing by account, never a lecture hall by its address. */
export interface LoginGuard {
  /** @throws AppError RATE_LIMITED */
  admit(attempt: Attempt): void;
  succeeded(attempt: Attempt): void;
}

/** Only a digest is held, so that memory is bounded and holds no list of addresses. */
const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n').toWellFormed()).digest('base64url');

const place = ({ email, address }: Attempt): string => digest(email, addressRange(address));

export const createLoginGuard = (clock: Pick<Clock, 'now'>): LoginGuard => {
  const fromOnePlace = createWindowLimiter(guessesFromOnePlace, clock);
  const atAccount = createWindowLimiter(guessesAtAccount, clock);
  return {
    admit: (attempt) => {
      const wait = fromOnePlace.take(place(attempt)) || atAccount.take(digest(attempt.email));
      if (wait > 0) {
        throw new AppError('RATE_LIMITED', 'Too many attempts. Wait a few minutes.', {
          retryInMs: wait,
        });
      }
    },
    succeeded: (attempt) => {
      fromOnePlace.forget(place(attempt));
      atAccount.forget(digest(attempt.email));
    },
  };
};
