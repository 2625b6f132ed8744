import type { Clock } from './clock.ts';

/** At most `count` in `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

/** Counts what each key takes within a window of time. */
export interface WindowLimiter {
  /** Takes one for `key`: 0 where that is within the limit, else the milliseconds to wait. */
  take(key: string): number;
  /** Gives back what `key` has taken, as after a login that succeeded. */
  forget(key: string): void;
}

/**
 * At most `count` in `seconds` for each key, in windows that all keys share. Synchronous and without
 * a timer: it is asked at every answer of every phone. What it remembers is bounded by who came
 * within the last window.
 */
export const createWindowLimiter = (
  { count, seconds }: Rate,
  clock: Pick<Clock, 'now'>,
): WindowLimiter => {
  const length = seconds * 1_000;
  let endsAt = 0;
  let taken = new Map<string, number>();
  return {
    take(key) {
      const now = clock.now();
      // Also where the clock was set back: nobody waits for a time that is long over.
      if (now >= endsAt || now < endsAt - length) {
        taken = new Map();
        endsAt = now + length;
      }
      const used = taken.get(key) ?? 0;
      if (used >= count) return endsAt - now;
      taken.set(key, used + 1);
      return 0;
    },
    forget(key) {
      taken.delete(key);
    },
  };
};
