import { type Counts, countOf } from '../../core/counts.ts';
import { type NumberRange, wholeOf } from './steps.ts';

/**
 * What answers to a number are counted in. Where there are at most so many numbers, each has a
 * counter. In a wider range numbers share one that have the same first three digits, counted in
 * steps from the first: so there are never more than some thousand, whatever people type, and the
 * sum has a counter of its own, so that the mean is exact nevertheless.
 */
const mostExact = 10_000;
const digits = 3;

/** The counter that has the sum of all steps. No other is called so: those are numbers. */
const sum = 'sum';

/** Answers that are counted together: `width` steps from `step` on. */
export interface Bucket {
  readonly step: number;
  readonly width: number;
  readonly count: number;
}

export const isExactIn = (range: NumberRange): boolean => wholeOf(range).steps <= mostExact;

const widthAt = (step: number): number => 10 ** Math.max(0, String(step).length - digits);

/** What one answer adds: it is so many steps from the first. */
export const addsOf = (range: NumberRange, step: number): Counts => {
  if (isExactIn(range)) return { [String(step)]: 1 };
  const width = widthAt(step);
  return { [String(step - (step % width))]: 1, ...(step > 0 ? { [sum]: step } : {}) };
};

/** How many counters there can be. */
export const mostBuckets = (range: NumberRange): number => {
  const { steps } = wholeOf(range);
  if (isExactIn(range)) return steps + 1;
  const longer = String(steps).length - digits;
  return 10 ** digits + longer * 9 * 10 ** (digits - 1) + 1;
};

const isStep = (name: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(name);

/** What is counted, in the order of the numbers. */
export const bucketsIn = (range: NumberRange, counters: Counts): Bucket[] => {
  const exact = isExactIn(range);
  return Object.entries(counters)
    .filter(([name, count]) => isStep(name) && count > 0)
    .map(([name, count]) => {
      const step = Number(name);
      return { step, count, width: exact ? 1 : widthAt(step) };
    })
    .toSorted((one, other) => one.step - other.step);
};

/** The sum of all answers, in steps from the first number. */
export const sumOf = (range: NumberRange, counters: Counts, buckets: readonly Bucket[]): number =>
  isExactIn(range)
    ? buckets.reduce((all, { step, count }) => all + step * count, 0)
    : countOf(counters, sum);
