import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

export const matchLimits = {
  /** What is matched. */
  lefts: { min: 2, max: 10 },
  /** What it is matched with: some of it may belong to nothing. */
  options: { min: 2, max: 14 },
} as const;

/** A left side, and the right side that it was given. */
const pair = z.strictObject({ left: id, option: id });
export type Pair = z.infer<typeof pair>;

/** Of each left side at most one. */
export const pairs = z.array(pair).check(
  z.minLength(1, 'Match them.'),
  z.maxLength(matchLimits.lefts.max),
  z.refine(
    (all) => new Set(all.map(({ left }) => left)).size === all.length,
    'Something is matched twice.',
  ),
);

/** An answer: what was matched. Whoever had no time for all of it has matched a part. */
export const matched = z.strictObject({ pairs });
export type Matched = z.infer<typeof matched>;
