import type { Place } from '../../../core/address-range.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Clock } from '../../../core/clock.ts';
import { createFairQueue } from '../../../core/fair-queue.ts';
import type { Limiter, Limits } from '../../../core/limits/limits.ts';
import { createWhileUsed } from '../../../core/while-used.ts';
import type { Rate } from '../../../core/window-limiter.ts';

/** So many guesses, each of which waits so long. */
interface Step {
  readonly rate: Rate;
  readonly delayMs: number;
}

/** Guesses at an account: the first of a window at once, those after them more and more slowly. */
export interface SlowGuesses {
  readonly steps: readonly Step[];
  /** What each waits that comes after all of them. */
  readonly slowestMs: number;
}

/** How many may wait for one account. */
const waiting = 20;

const msg = 'Very many wrong passwords were tried for this account. Try again in a moment.';

/**
 * Makes guesses slow where they are many. One waits at a time for each account, and networks take turns:
 * however many a stranger sends, whoever comes from elsewhere is next after one of theirs. Where strangers of more networks guess
 * than may wait, the lot decides who waits: whoever tries again has the same chance as each of them.
 */
export const createSlowGuesses = (
  limits: Limits,
  clock: Pick<Clock, 'after'>,
  { steps, slowestMs }: SlowGuesses,
) => {
  const counted = steps.map(({ rate, delayMs }, at): { limiter: Limiter; delayMs: number } => ({
    limiter: limits.window(`guesses at account, step ${at}`, rate),
    delayMs,
  }));
  const queueOf = createWhileUsed(() => createFairQueue({ atOnce: 1, waiting, msg }));

  const delayOf = async (account: string): Promise<number> => {
    for (const { limiter, delayMs } of counted)
      if ((await limiter.take(account)) === 0) return delayMs;
    return slowestMs;
  };

  /** Whoever hangs up keeps no turn: the next one's begins at once. */
  const pass = (ms: number, gone?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new AppError('UNAVAILABLE', msg));
      if (gone?.aborted === true) {
        giveUp();
        return;
      }
      const cancel = clock.after(ms, resolve);
      gone?.addEventListener('abort', () => {
        cancel();
        giveUp();
      });
    });

  return {
    /** Resolves when it is the turn of this guess. @throws AppError UNAVAILABLE where too many wait */
    wait: async (account: string, from: Place, gone?: AbortSignal): Promise<void> => {
      const delayMs = await delayOf(account);
      if (delayMs === 0) return;
      await queueOf(account, (queue) => queue(from, () => pass(delayMs, gone)));
    },
    forget: async (account: string): Promise<void> => {
      for (const { limiter } of counted) await limiter.forget(account);
    },
  };
};
