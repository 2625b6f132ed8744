import * as z from 'zod/mini';
import { type Matched, matched, pairs } from '../pairs.ts';
import type { RightSort } from './right-sort.ts';

/** What belongs together: for each left side its right one. */
const rightPairs = z.strictObject({ type: z.literal('pairs'), pairs });

/** Each left side that has the right one is a part of what is right. */
export const pairsSort: RightSort<z.infer<typeof rightPairs>, Matched> = {
  schema: rightPairs,
  value: matched,
  share: ({ pairs: wanted }, { pairs: given }) => {
    const hits = wanted.filter(({ left, option }) =>
      given.some((each) => each.left === left && each.option === option),
    );
    return hits.length / Math.max(wanted.length, given.length);
  },
  answers: ({ pairs: wanted }) => [{ pairs: wanted }],
};
