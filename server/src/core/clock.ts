/** The server's clock, injected so that tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch, whole. */
  now(): number;
  /** Calls `run` once, not before `delayMs` have passed. Returns what cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

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
