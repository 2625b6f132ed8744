import type { Clock } from '../src/core/clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves the time on and runs what falls due, in its order. */
  advance(ms: number): void;
}

/** Ahead of the real time: what the store forgets by its own clock stays for the test. */
const ahead = 2_000_000_000_000;

export const createManualClock = (start = ahead): ManualClock => {
  let now = start;
  const timers = new Set<Timer>();
  const due = (until: number): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + Math.max(0, delayMs), run };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    advance: (ms) => {
      const until = now + ms;
      for (let next = due(until); next !== undefined; next = due(until)) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
};
