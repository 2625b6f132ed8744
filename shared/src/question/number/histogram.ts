import type { Bucket } from './buckets.ts';
import { type NumberRange, wholeOf } from './steps.ts';

/** Columns side by side, `width` wide, from `from` on, with the answers in each. */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** So few numbers have a column each, whatever is answered. */
const mostOfQuestion = 40;
/** Columns that are made of a wider range. */
export const mostColumns = 30;
/** Answers that lie closer together are shown with so many numbers around them. */
const leastShown = 10;

/** 1, 2, 5, 10 and so on: what people count in, where it holds whole steps; else as many steps. */
const widthsFor = (step: number): ((least: number) => number[]) => {
  const isRound = [1, 2, 5, 10, 100, 1_000, 1e4, 1e5, 1e6, 1e7].some((each) => each % step === 0);
  const unit = isRound ? 1 : step;
  return (least) =>
    Array.from({ length: 16 }, (_, power) => 10 ** power)
      .flatMap((power) => [1, 2, 5].map((each) => each * power * unit))
      .filter((width) => width % step === 0 && width >= least);
};

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From which step to which: the answers, with some room around where they are all about the same. */
const spanOf = (steps: number, buckets: readonly Bucket[]): Span => {
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (first === undefined || last === undefined) return { from: 0, to: steps };
  const to = Math.min(steps, last.step + last.width - 1);
  const lacking = Math.max(0, leastShown - (to - first.step + 1));
  const from = Math.max(0, Math.min(first.step - Math.floor(lacking / 2), steps - leastShown + 1));
  return { from: Math.min(from, first.step), to: Math.max(to, from + leastShown - 1) };
};

/**
 * The answers in columns that begin at round numbers. Of few numbers each is one, so nothing ever
 * moves; of many, as wide as the answers ask for, which changes seldom once some have come. `among`:
 * all that these are compared with, so that those have the same columns.
 */
export const histogramOf = (
  range: NumberRange,
  buckets: readonly Bucket[],
  among: readonly Bucket[] = buckets,
): Histogram => {
  const { scale, min, step, steps } = wholeOf(range);
  const isSmall = steps < mostOfQuestion;
  const { from, to } = isSmall ? { from: 0, to: steps } : spanOf(steps, among);
  const value = (at: number): number => min + at * step;
  const widest = Math.max(1, ...among.map(({ width }) => width)) * step;
  const manyOf = (width: number): number =>
    Math.floor(value(to) / width) - Math.floor(value(from) / width) + 1;
  const width = isSmall
    ? step
    : (widthsFor(step)(widest).find((each) => manyOf(each) <= mostColumns) ?? step * (steps + 1));
  // Single numbers stand where they are; what is wider begins at a round one.
  const first = width === step ? value(from) : Math.floor(value(from) / width) * width;
  const counts = Array.from({ length: width === step ? to - from + 1 : manyOf(width) }, () => 0);
  for (const bucket of buckets) {
    const column = Math.floor((value(bucket.step) - first) / width);
    counts[column] = (counts[column] ?? 0) + bucket.count;
  }
  return { from: first / scale, width: width / scale, counts };
};
