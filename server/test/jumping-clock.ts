import type { Clock } from '../src/core/clock.ts';
import { createManualClock } from './manual-clock.ts';

/** A clock that can be set to another time while what waits goes on waiting, as that of a computer. */
export interface JumpingClock extends Clock {
  /** Lets time pass. */
  advance(ms: number): void;
  /** Sets it forward, or back. */
  jump(ms: number): void;
}

export const createJumpingClock = (): JumpingClock => {
  const steady = createManualClock();
  let setBy = 0;
  return {
    now: () => steady.now() + setBy,
    after: (delayMs, run) => steady.after(delayMs, run),
    advance: (ms) => steady.advance(ms),
    jump: (ms) => {
      setBy += ms;
    },
  };
};
