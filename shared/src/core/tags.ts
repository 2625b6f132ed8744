import * as z from 'zod/mini';
import { oneLine } from './text.ts';

export const tagLimits = {
  /** Tags of one thing. */
  count: 8,
  /** Of a tag, in characters. */
  length: 40,
} as const;

/** A tag as it is stored: small letters, no '#', words joined by '-'. */
export const tagOf = (typed: string): string =>
  // A line once more: what is left out may have stood between marks, and small letters may be several signs.
  oneLine(
    oneLine(typed)
      .toLowerCase()
      .replaceAll(/[\s_-]+/gu, '-')
      .replaceAll(/[^\p{L}\p{M}\p{N}-]/gu, '')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-+|-+$/gu, ''),
  );

export const tag = z.pipe(
  z.pipe(z.string(), z.transform(tagOf)),
  z
    .string()
    .check(
      z.minLength(1, 'A tag has letters or digits.'),
      z.maxLength(tagLimits.length, `At most ${tagLimits.length} characters.`),
    ),
);

/** Those of one thing, each once. */
export const tags = z.pipe(
  z.pipe(
    z.array(tag),
    z.transform((all: string[]) => [...new Set(all)]),
  ),
  z.array(z.string()).check(z.maxLength(tagLimits.count, `At most ${tagLimits.count} tags.`)),
);
