import { pointAt, pointMs } from '../live/pulse-line.ts';

/** Of longer times points are put together until there are no more than these. */
const mostPoints = 120;

export interface Newcomers {
  readonly step: number;
  /** In the order of time; times in which nobody came have none. */
  readonly points: readonly { readonly at: number; readonly people: number }[];
}

const inSteps = (times: readonly number[], step: number): Newcomers => {
  const counts = new Map<number, number>();
  for (const time of times) {
    const at = pointAt(time, step);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const points = Array.from(counts, ([at, people]) => ({ at, people }));
  return { step, points: points.toSorted((one, other) => one.at - other.at) };
};

/** How many came when, of the time at which each came, in milliseconds. */
export const newcomersIn = (times: readonly number[]): Newcomers => {
  for (let step = pointMs; ; step *= 2) {
    const made = inSteps(times, step);
    if (made.points.length <= mostPoints) return made;
  }
};
