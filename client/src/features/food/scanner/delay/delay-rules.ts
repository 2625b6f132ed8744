/** In ms there and back: above it a counter waits for each code. */
const slowAbove = 700;
/** One answer alone may be late: the one in the middle of so many counts. */
const looked = 3;

export type Delay =
  | { readonly type: 'unknown' | 'away' }
  | { readonly type: 'known'; readonly ms: number; readonly isSlow: boolean };

/** How far the server is, by what was measured last, the newest at the end; null is no answer. */
export const delayOf = (measured: readonly (number | null)[]): Delay => {
  const last = measured.at(-1);
  if (last === undefined) return { type: 'unknown' };
  if (last === null) return { type: 'away' };
  const known = measured.slice(-looked).filter((each) => each !== null);
  const sorted = known.toSorted((one, two) => one - two);
  const ms = Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? last);
  return { type: 'known', ms, isSlow: ms > slowAbove };
};

/** With one more, and none that is not looked at any more. */
export const withMeasured = (
  measured: readonly (number | null)[],
  next: number | null,
): readonly (number | null)[] => [...measured, next].slice(-looked);
