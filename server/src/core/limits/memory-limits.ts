import type { Clock } from '../clock.ts';
import { createWindowLimiter } from '../window-limiter.ts';
import { createNames, type Limits } from './limits.ts';

/** Limits counted in the memory of this process, and so at once: for one process. */
export const limitsInMemory = (clock: Pick<Clock, 'now'>): Limits => {
  const claim = createNames();
  return {
    window: (name, rate) => {
      claim(name);
      return createWindowLimiter(rate, clock);
    },
  };
};
