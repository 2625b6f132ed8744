import type { Rate } from '../../core/window-limiter.ts';

/*
 * How often what may be asked of accounts, and how long what is mailed is good for. A lecture hall
 * is one address: 300 people register, sign in and forget their passwords there within two minutes,
 * and several halls of a campus may share it. So what comes from one address is bounded far above
 * that, and guessing is bounded by what is guessed at.
 */

const minutes = (count: number): number => count * 60_000;

/**
 * A full hall of 2,000 whose sessions have all ended, with a mistyped password for every second. A
 * password is checked in about 20 ms, and `passwords.ts` bounds how many at once.
 */
export const loginsFromOneAddress: Rate = { count: 3_000, seconds: 120 };

/**
 * Guesses at one account from one place. A stranger who guesses elsewhere does not lock its person
 * out, and whoever knows the password starts anew.
 */
export const guessesFromOnePlace: Rate = { count: 10, seconds: 300 };
/** Guesses at one account from all places together: some 5,000 a day against a password of eight. */
export const guessesAtAccount: Rate = { count: 200, seconds: 3_600 };

/** A first day of term of a whole university behind one address; not a million accounts. */
export const registrationsFromOneAddress: Rate = { count: 10_000, seconds: 3_600 };

/** Mails that tell the owner of an address that it is taken: whoever types it must not flood them. */
export const takenMailsToOneAddress: Rate = { count: 3, seconds: 3_600 };

/** Who registers again within it, by the same name, has tapped twice or lost the reply. */
export const justRegisteredMs = minutes(1);

/** The code that verifies an address: one of a million, of which 30 can be tried in an hour. */
export const verificationCode = {
  digits: 6,
  goodForMs: minutes(10),
  /** Then a new code is needed. */
  tries: 5,
  /** Mail may take a moment: whoever asks again at once would get a second code, ending the first. */
  nextAfterMs: minutes(1),
} as const;

/** Codes for one person, and codes to one address whoever asks for them. */
export const codesInAnHour: Rate = { count: 6, seconds: 3_600 };
/** So that guessing day and night comes to 100 of the million in a day. */
export const codesInADay: Rate = { count: 20, seconds: 86_400 };
/** Calls for a code, most of which the rate above refuses. */
export const codeCalls: Rate = { count: 60, seconds: 3_600 };
/** Codes tried from one address: two each on the first day of term, and not many accounts at once. */
export const triesFromOneAddress: Rate = { count: 20_000, seconds: 3_600 };
/** What is typed in for a code; more than can count, for the sake of what is mistyped. */
export const pinEntries: Rate = { count: 120, seconds: 3_600 };

/** Several lecture halls that forgot their passwords; each mail of it is bounded by its account. */
export const forgottenFromOneAddress: Rate = { count: 3_000, seconds: 3_600 };
/** Mails with a link to a new password. Beyond it nothing is sent, and nobody is told so. */
export const resetMailsToOnePerson: Rate = { count: 3, seconds: 3_600 };
/** A link holds 256 bits by chance, so nobody guesses one; this bounds what trying costs. */
export const resetsFromOneAddress: Rate = { count: 3_000, seconds: 3_600 };
export const resetLinkGoodForMs = minutes(30);

/** Each tells somebody of it by mail, and shows whether another account has the address. */
export const emailChanges: Rate = { count: 10, seconds: 3_600 };
/** Calls of it, also those with what is no address. */
export const emailChangeCalls: Rate = { count: 60, seconds: 3_600 };
/** Each costs what a login costs, and a mail. */
export const passwordChanges: Rate = { count: 20, seconds: 3_600 };
export const usernameChanges: Rate = { count: 60, seconds: 3_600 };

/** Whole minutes, for people. */
export const minutesOf = (ms: number): number => Math.round(ms / minutes(1));
