import * as z from 'zod/mini';
import { type NumberGiven, numberGiven } from '../number/steps.ts';
import { isWithin } from '../number/within.ts';
import type { RightSort } from './right-sort.ts';

/** A number that is right, and how far from it an answer may be. */
export const rightNumber = z.strictObject({
  type: z.literal('number'),
  number: z.number(),
  within: z.number().check(z.nonnegative()),
});

/** A number is near enough, or it is wrong. */
export const numberSort: RightSort<z.infer<typeof rightNumber>, NumberGiven> = {
  schema: rightNumber,
  value: numberGiven,
  share: (right, { number }) => Number(isWithin(right, number)),
  answers: ({ number }) => [{ number }],
};
