import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const text = z.string();

const shownWord = z.strictObject({
  text,
  count,
  /** What the word is known by; left out where it is the text itself. */
  key: z.optional(text),
  pinned: z.optional(z.literal(true)),
});
export type ShownWord = z.infer<typeof shownWord>;

/** What everybody may see. */
export const shownCloud = z.strictObject({
  words: z.array(shownWord),
  /** Words that had no room here. */
  more: count,
  /** Entries, of the words that have no room, too. */
  entries: count,
  frozen: z.optional(z.literal(true)),
});
export type ShownCloud = z.infer<typeof shownCloud>;

const hostWord = z.strictObject({
  ...shownWord.shape,
  /** As it was typed, where in several ways. */
  variants: z.optional(z.array(z.strictObject({ text, count }))),
  hidden: z.optional(z.literal(true)),
  held: z.optional(z.enum(['stop', 'profane'])),
  /** Words, by key, that count as this one; the host can take them out again. */
  joined: z.optional(z.array(text)),
  /** The variant that it was split off as; the host can put it back. */
  split: z.optional(text),
  /** It would be held back, but for the host. */
  allowed: z.optional(z.literal(true)),
});
export type HostWord = z.infer<typeof hostWord>;

/** What the host alone sees: also what is hidden and what waits to be let through. */
export const hostCloud = z.strictObject({ ...shownCloud.shape, words: z.array(hostWord) });
export type HostCloud = z.infer<typeof hostCloud>;
