import type { Counts } from '../../core/counts.ts';
import { type Bucket, bucketsIn, isExactIn, sumOf } from './buckets.ts';
import { type NumberRange, wholeOf } from './steps.ts';

/** What all answers come to. Where it `isRough`, all but the mean is right to three digits. */
export interface NumberFigures {
  readonly mean: number;
  readonly median: number;
  /** Between these two is the middle half of the answers. */
  readonly middle: readonly [number, number];
  readonly low: number;
  readonly high: number;
  readonly isRough: boolean;
}

const answersIn = (buckets: readonly Bucket[]): number =>
  buckets.reduce((all, { count }) => all + count, 0);

/** The answer at a place, from 0, if they stood in a row; in steps, the middle of its bucket. */
const stepAt = (buckets: readonly Bucket[], place: number): number => {
  let before = 0;
  for (const { step, width, count } of buckets) {
    before += count;
    if (place < before) return step + (width - 1) / 2;
  }
  return 0;
};

/** What these counters come to; null where nobody has answered. */
export const figuresOf = (range: NumberRange, counters: Counts): NumberFigures | null => {
  const buckets = bucketsIn(range, counters);
  const answers = answersIn(buckets);
  if (answers === 0) return null;
  const { scale, min, step } = wholeOf(range);
  const number = (steps: number): number => (min + steps * step) / scale;
  const at = (place: number): number => stepAt(buckets, place);
  const quarter = (quarters: number): number => at(Math.ceil((answers * quarters) / 4) - 1);
  return {
    mean: number(sumOf(range, counters, buckets) / answers),
    median: number((at(Math.floor((answers - 1) / 2)) + at(Math.floor(answers / 2))) / 2),
    middle: [number(quarter(1)), number(quarter(3))],
    low: number(at(0)),
    high: number(at(answers - 1)),
    isRough: !isExactIn(range),
  };
};
