/** In ms there and back: whoever waits for an answer notices. */
const slowAbove = 700;
/** One answer alone may be late: the one in the middle of so many counts. */
const looked = 3;

/** How far the server is; `ms` there and back. */
export type Way =
  | { readonly type: 'unknown' | 'away' }
  | { readonly type: 'known'; readonly ms: number; readonly isSlow: boolean };

/** `ahead`: by so many ms the clock of the server is before the one of this device. */
export type Delay = Way & { readonly ahead: number };

/** One way there and back, in ms; what it tells of the clock is 0 where the way hides it. */
export interface Measured {
  readonly ms: number;
  readonly ahead: number;
}

/**
 * How far the server is, by what was measured last, the newest at the end; null is no answer. The first alone is never
 * slow: it has to connect before it is sent.
 */
export const wayOf = (measured: readonly (number | null)[]): Way => {
  const last = measured.at(-1);
  if (last === undefined) return { type: 'unknown' };
  if (last === null) return { type: 'away' };
  const known = measured.slice(-looked).filter((each) => each !== null);
  const sorted = known.toSorted((one, two) => one - two);
  const ms = Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? last);
  return { type: 'known', ms, isSlow: known.length > 1 && ms > slowAbove };
};

/** By how many ms the clock of the server is before this one: the quickest of the last answers knows best. */
export const aheadOf = (measured: readonly Measured[]): number =>
  measured.toSorted((one, two) => one.ms - two.ms)[0]?.ahead ?? 0;

/** With one more, and none that is not looked at any more. */
export const withMeasured = <Each>(measured: readonly Each[], next: Each): readonly Each[] =>
  [...measured, next].slice(-looked);
