import { createHash } from 'node:crypto';
import { addressRange, placeOf } from '../../../core/address-range.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Limits } from '../../../core/limits/limits.ts';
import {
  guessesAtAccount,
  guessesFromOnePlace,
  guessesOnAllKnown,
  guessesOnKnownDevice,
} from '../account-rates.ts';
import { createSlowGuesses } from './slow-guesses.ts';

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The mark of the device, or the session, by which its person has been here before; null where there is none. */
  readonly known: string | null;
}

/** Stands before the passwords: bounds guessing by account, never a lecture hall by its address. */
export interface LoginGuard {
  /** Resolves when the password may be looked at. @throws AppError RATE_LIMITED, UNAVAILABLE */
  admit(attempt: Attempt, gone?: AbortSignal): Promise<void>;
  succeeded(attempt: Attempt): Promise<void>;
}

/** Only a digest is held, so that memory is bounded and holds no list of addresses. */
const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n').toWellFormed()).digest('base64url');

const place = ({ email, address }: Attempt): string => digest(email, addressRange(address));

const refuse = (retryInMs: number): void => {
  if (retryInMs === 0) return;
  const minutes = Math.ceil(retryInMs / 60_000);
  const msg = `Too many attempts. Try again in ${minutes} min, or take a link by “Forgot password?”.`;
  throw new AppError('RATE_LIMITED', msg, { retryInMs });
};

/**
 * Whoever was here before counts for themselves: nobody else's guesses refuse or slow them down. Of all others
 * those of one place are refused in time, and those from everywhere together become slow, by turns of the networks: a stranger cannot
 * use up what the person themselves may try.
 */
export const createLoginGuard = (limits: Limits, clock: Clock): LoginGuard => {
  const onKnown = limits.window('guesses on known device', guessesOnKnownDevice);
  const onAllKnown = limits.window('guesses on all known devices', guessesOnAllKnown);
  const fromOnePlace = limits.window('guesses from one place', guessesFromOnePlace);
  const slow = createSlowGuesses(limits, clock, guessesAtAccount);
  return {
    admit: async (attempt, gone) => {
      const { email, known } = attempt;
      if (known !== null) {
        refuse(await onKnown.take(digest(email, known)));
        // Whoever had the password once may have made many.
        if ((await onAllKnown.take(digest(email))) === 0) return;
      }
      refuse(await fromOnePlace.take(place(attempt)));
      await slow.wait(digest(email), placeOf(attempt.address), gone);
    },
    succeeded: async (attempt) => {
      const { email, known } = attempt;
      if (known === null) {
        await fromOnePlace.forget(place(attempt));
        await slow.forget(digest(email));
      } else {
        await onKnown.forget(digest(email, known));
        await onAllKnown.forget(digest(email));
      }
    },
  };
};
