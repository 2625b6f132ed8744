import type { Passing } from '../connection.ts';
import { monotonic } from '../monotonic.ts';

/** One way of a slow connection: everything comes as much later as `delay` says (ms), in the order in which it went. */
export const slowLine = (delay: () => number): Passing => {
  const underWay: (() => void)[] = [];
  let lastAt = 0;
  return (deliver) => {
    underWay.push(deliver);
    lastAt = Math.max(lastAt, monotonic() + delay());
    // Timers of nearly the same moment may end in any order: whichever ends, the first is there.
    setTimeout(() => underWay.shift()?.(), lastAt - monotonic());
  };
};
