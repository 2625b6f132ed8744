import type { NumberCounts } from '@sets/shared/question/kinds/number.ts';

type Histogram = NumberCounts['histogram'];

/** Of sums of fractions. */
const slack = 1e-6;
const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < slack;
const endOf = ({ from, width, counts }: Histogram): number => from + width * counts.length;

/** The histogram in columns so wide, from there to there. */
const redrawn = (
  histogram: Histogram,
  { from, to, width }: { from: number; to: number; width: number },
): Histogram => {
  const counts = Array.from({ length: Math.max(1, Math.round((to - from) / width)) }, () => 0);
  for (const [at, count] of histogram.counts.entries()) {
    const begin = histogram.from + at * histogram.width;
    const column = Math.floor((begin - from) / width + slack);
    counts[column] = (counts[column] ?? 0) + count;
  }
  return { from, width, counts };
};

/** Whether its columns begin where those of that width do. */
const isIn = (histogram: Histogram, { from, width }: Pick<Histogram, 'from' | 'width'>): boolean =>
  isWhole(width / histogram.width) && isWhole((from - histogram.from) / histogram.width);

/** Columns that hold whole ones of both: of 2 and of 5, those of 10. */
const commonOf = (one: Histogram, other: Histogram): Pick<Histogram, 'from' | 'width'> | null => {
  const wide = one.width < other.width ? other : one;
  const twice = 2 * wide.width;
  const round = { from: Math.floor(wide.from / twice + slack) * twice, width: twice };
  const all = [wide, round];
  return all.find((columns) => isIn(one, columns) && isIn(other, columns)) ?? null;
};

/**
 * A histogram as it stands beside another one of the same question: over the same numbers, and in
 * columns as wide, so that what moved is seen. Where no columns hold whole ones of both, it keeps its own.
 */
export const onSameNumbers = (one: Histogram, other: Histogram): Histogram => {
  const { from, width } = commonOf(one, other) ?? one;
  // Columns begin where those do that are as wide.
  const first = from - width * Math.ceil((from - Math.min(one.from, other.from)) / width - slack);
  const most = Math.max(endOf(one), endOf(other));
  const last = first + width * Math.ceil((most - first) / width - slack);
  return redrawn(one, { from: first, to: last, width });
};
