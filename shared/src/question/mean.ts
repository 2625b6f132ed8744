import type { ReportFigure } from '../live/report-line.ts';

/** How often each of some numbers was given. */
export interface Spread {
  readonly value: number;
  readonly count: number;
}

/** What a distribution comes to; mean and spread are null where nobody has said anything. */
export interface Moments {
  readonly count: number;
  readonly mean: number | null;
  /** The standard deviation of all who answered. */
  readonly deviation: number | null;
}

/** What the same numbers come to from their sums, which add up in any order. */
export const momentsOfSums = ({
  count,
  sum,
  squares,
}: {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}): Moments => {
  if (count <= 0) return { count: 0, mean: null, deviation: null };
  // Of whole numbers: never below zero by rounding.
  const variance = (squares * count - sum ** 2) / count ** 2;
  return { count, mean: sum / count, deviation: Math.sqrt(Math.max(0, variance)) };
};

/** Of whole numbers, so the same counts give the same figures, in whichever order they came. */
export const momentsOf = (all: readonly Spread[]): Moments =>
  momentsOfSums({
    count: all.reduce((sum, each) => sum + each.count, 0),
    sum: all.reduce((part, each) => part + each.count * each.value, 0),
    squares: all.reduce((part, each) => part + each.count * each.value ** 2, 0),
  });

const written = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

/** As it is read in a report: always with one decimal, as screens write it. */
export const inTenths = (value: number): string => written.format(value);

/** A mean, as a figure of a report that is followed over runs. */
export const meanFigure = (name: string, value: number): ReportFigure => ({
  name,
  text: inTenths(value),
  value,
});
