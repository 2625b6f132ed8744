import type { TrendUnit } from './trend-line.ts';

const shares = [0, 0.25, 0.5, 0.75, 1];
/** So many steps an axis has at most. */
const mostSteps = 5;

/** The smallest of 1, 2 and 5, and of these times ten, that is at least this. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return step * power;
};

/** Where an axis is marked: at round numbers that have all values between them, of people whole ones from nobody on. */
export const ticksFor = (unit: TrendUnit, values: readonly number[]): number[] => {
  if (unit === 'share') return shares;
  const isPeople = unit === 'people';
  const low = isPeople || values.length === 0 ? 0 : Math.min(...values);
  const high = Math.max(isPeople || values.length === 0 ? 1 : low, ...values);
  const least = high > low ? (high - low) / mostSteps : 1;
  const step = isPeople ? Math.max(1, roundStep(least)) : roundStep(least);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  // A tenth times three is not three tenths.
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
};
