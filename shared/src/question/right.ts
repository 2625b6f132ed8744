import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { chosen } from './choosing.ts';
import { numberGiven } from './number/steps.ts';

/** A number that is right, and how far from it an answer may be; 0: it is that number, or wrong. */
export const rightNumber = z.strictObject({
  number: z.number(),
  within: z.number().check(z.nonnegative()),
});
export type RightNumber = z.infer<typeof rightNumber>;

/** What is right of a question: options, by their ids, or a number. */
export const right = z.union([
  z.array(id).check(z.minLength(1), z.maxLength(limits.option.max)),
  rightNumber,
]);
export type Right = z.infer<typeof right>;

/** Decimals of what may be asked: sums of fractions are compared in whole numbers. */
const whole = 1_000_000;

/** Whether a number is as near to the right one as it must be. */
export const isWithin = ({ number, within }: RightNumber, given: number): boolean =>
  Math.round(Math.abs(given - number) * whole) <= Math.round(within * whole);

/** Whether an answer is right: all that is, and nothing else. Null for what is no answer of that sort. */
export const isRight = (what: Right, value: unknown): boolean | null => {
  if (!Array.isArray(what)) {
    const given = z.safeParse(numberGiven, value);
    return given.success ? isWithin(what, given.data.number) : null;
  }
  const given = z.safeParse(chosen, value);
  if (!given.success) return null;
  const { choices } = given.data;
  return choices.length === what.length && choices.every((each) => what.includes(each));
};

/**
 * Which part of what is right an answer has, from 0 to 1. Of several options each right one that was chosen is a part of
 * it, and each wrong one takes a part away: whoever chooses all has nothing. 0 for what is no answer of that sort.
 */
export const shareOfRight = (what: Right, value: unknown): number => {
  const given = Array.isArray(what) ? z.safeParse(chosen, value) : null;
  if (given?.success !== true || !Array.isArray(what)) return isRight(what, value) === true ? 1 : 0;
  const { choices } = given.data;
  const hits = choices.filter((each) => what.includes(each)).length;
  return Math.max(0, hits - (choices.length - hits)) / what.length;
};
