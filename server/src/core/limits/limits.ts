import type { MaybePromise } from '../maybe-promise.ts';
import type { Rate } from '../window-limiter.ts';

/** Counts what each key takes within a window of time. */
export interface Limiter {
  /** Takes one for `key`: 0 where that is within the limit, else the milliseconds to wait. Never rejects. */
  take(key: string): MaybePromise<number>;
  /** Gives back what `key` has taken, as after a login that succeeded. Never rejects. */
  forget(key: string): MaybePromise<void>;
}

/**
 * The limits that hold over all processes: of what a client could spread over them by connecting
 * anew (decision 28). What hangs on one connection is counted where that is, by `createWindowLimiter`.
 */
export interface Limits {
  /**
   * At most `rate.count` in `rate.seconds` for each key. `name` is the limit's own, once in a
   * process, and the same in all of them.
   */
  window(name: string, rate: Rate): Limiter;
}

/** Lets each name be used once: two limits of one name would count together. */
export const createNames = (): ((name: string) => void) => {
  const used = new Set<string>();
  return (name) => {
    if (used.has(name)) throw new Error(`There are two limits of the name ${name}.`);
    used.add(name);
  };
};
