/** The server's clock, injected so that tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch, whole. */
  now(): number;
  /** Calls `run` once, not before `delayMs` have passed. Returns what cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

/** By so much the clocks of several processes may differ, in ms; and one that is kept right is put back by no more. */
const clocksDifferMs = 60_000;

/**
 * Whether a moment was less than `withinMs` ago. One that is still to come is none that was: the clock has been set back since,
 * and whoever waits for that moment to pass would be given all that time too.
 */
export const isWithin = (at: number, withinMs: number, now: number): boolean =>
  now - at < withinMs && at - now <= clocksDifferMs;

/** Moments that `isWithin` finds within no time, as a filter of a stored date: they are still to come. */
export const stillToCome = (now: number) => ({ $gt: new Date(now + clocksDifferMs) });

/** Node's longest timer, in ms; a longer one would fire at once, so it is called after this. */
export const longestDelay = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, Math.min(Math.max(delayMs, 0), longestDelay));
    return () => {
      clearTimeout(timer);
    };
  },
};
