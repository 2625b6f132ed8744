import { type Clock, systemClock } from '../../server/src/core/clock.ts';

/** The real time, which a test moves on by minutes: what falls due meanwhile is done at once. */
export const leapingClock = (): Clock & { readonly leap: (ms: number) => void } => {
  let ahead = 0;
  const waiting = new Set<{ at: number; run: () => void; cancel: () => void }>();
  const now = (): number => systemClock.now() + ahead;
  return {
    now,
    after: (delayMs, run) => {
      const done = (): void => {
        waiting.delete(each);
        run();
      };
      const each = { at: now() + delayMs, run: done, cancel: systemClock.after(delayMs, done) };
      waiting.add(each);
      return () => {
        each.cancel();
        waiting.delete(each);
      };
    },
    leap: (ms) => {
      ahead += ms;
      for (const each of Array.from(waiting)) {
        if (each.at > now()) continue;
        each.cancel();
        each.run();
      }
    },
  };
};
