import type { Rate } from '../../core/window-limiter.ts';
import type { SlowGuesses } from './sign-in/slow-guesses.ts';

/*
 * What the calls of accounts are bounded by beyond their own limits (`account.calls.ts`), which let
 * whole lecture halls through: guessing is bounded by what is guessed at, mail by who gets it. And
 * how long what is mailed is good for.
 */

const minutes = (count: number): number => count * 60_000;

/**
 * Guesses at one account from one place. A stranger who guesses elsewhere does not lock its person
 * out, and whoever knows the password starts anew.
 */
export const guessesFromOnePlace: Rate = { count: 10, seconds: 300 };
/**
 * Guesses at one account from all other places together: they become slow, and are never refused. It comes to
 * some 10,000 a day against a password of eight that is none of those that are tried first.
 */
export const guessesAtAccount: SlowGuesses = {
  steps: [
    { rate: { count: 200, seconds: 3_600 }, delayMs: 0 },
    { rate: { count: 20, seconds: 3_600 }, delayMs: 2_000 },
    { rate: { count: 20, seconds: 3_600 }, delayMs: 5_000 },
  ],
  slowestMs: 15_000,
};
/** Guesses on a device on which the person has logged in before, or by their session: nobody else's count there. */
export const guessesOnKnownDevice: Rate = { count: 10, seconds: 300 };
/** The same on all such devices and sessions of one account together; beyond, they are as any others. */
export const guessesOnAllKnown: Rate = { count: 100, seconds: 3_600 };
/** How long a device is known after a login. */
export const knownDeviceMs = minutes(365 * 24 * 60);

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
/**
 * Mails with a code or a link that are asked for from one place, whoever for: the first day of term of a whole university, and not a
 * flood by way of as many accounts.
 */
export const codeMailsFromOnePlace: Rate = { count: 12_000, seconds: 3_600 };
/** Codes tried from one address: two each on the first day of term, and not many accounts at once. */
export const triesFromOneAddress: Rate = { count: 20_000, seconds: 3_600 };

/** Mails with a link to a new password. Beyond it nothing is sent, and nobody is told so. */
export const resetMailsToOnePerson: Rate = { count: 3, seconds: 3_600 };
export const resetLinkGoodForMs = minutes(30);

/**
 * Mails of one kind that tell an address that nobody has proven what became of its account: whoever
 * typed somebody else's must not flood them. What has been proven is told each time.
 */
export const mailsToUnprovenAddress: Rate = { count: 3, seconds: 3_600 };

/** How long whoever reads the old address can take it back, and nobody else can have it. */
export const addressUndoGoodForMs = minutes(7 * 24 * 60);

/** How long a password that a session has set, which knew none before, deletes no account. */
export const newPasswordMs = minutes(24 * 60);

/** Each tells the address of the account by mail. */
export const emailChanges: Rate = { count: 10, seconds: 3_600 };
/** A hall that corrects its addresses; not all accounts that somebody has made there. */
export const emailChangesFromOnePlace: Rate = { count: 300, seconds: 3_600 };

/** Whole days and minutes, for people. */
export const daysOf = (ms: number): number => Math.round(ms / minutes(24 * 60));

export const minutesOf = (ms: number): number => Math.round(ms / minutes(1));
