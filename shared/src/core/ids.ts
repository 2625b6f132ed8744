import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What is said of what cannot be an id: a person has come by a torn or mistyped address. */
export const noSuchId = 'There is nothing with this id.';

/**
 * Identifiers made by the server: URL-safe, never reused, at most 40 characters.
 * No `:` in them: the ledger joins ids with it.
 */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, noSuchId));

/** Whether two of these have the same id. */
export const repeatsId = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map((item) => item.id)).size < items.length;

/** What an activity calls that which is answered once: its own name for it, without `:`. */
export const slot = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,60}$/, 'Not a valid slot.'));

/** No vowels, no 0/O, 1/I/L: nothing that is misread from 20 m or spells a word. */
export const codeAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

/** What a person may type for a join code: any case, with blanks or dashes. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The join code of a run, as stored and sent. */
export const joinCode = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[${codeAlphabet}]{${limits.code}}$`),
      `A join code has ${limits.code} letters and digits.`,
    ),
  );
