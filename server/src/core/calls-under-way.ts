import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';

/** How long calls that are under way are waited for, in ms: one may be sending a large file. */
const patienceMs = 5_000;

/** The calls of people that this process has under way, by whose they are: an account goes only after its last one. */
export interface CallsUnderWay {
  /** Notes a call until what this gives is called. @throws AppError UNAVAILABLE while their account goes */
  begin(userid: string): () => void;
  /** Takes none of this person any more. Resolves when those that are there have ended, but the one that asks. @throws AppError UNAVAILABLE */
  close(userid: string): Promise<void>;
  /** Takes them again: at once, or once `afterMs` have passed. */
  open(userid: string, afterMs?: number): void;
}

/** One that has begun, by whose it is. */
interface OfPerson {
  count: number;
  /** Told when all but one have ended. */
  alone: (() => void) | null;
}

export const accountGoes = (): AppError =>
  new AppError('UNAVAILABLE', 'This account is just being deleted.', { retryInMs: 5_000 });

export const createCallsUnderWay = (clock: Pick<Clock, 'after'>): CallsUnderWay => {
  const begun = new Map<string, OfPerson>();
  const closed = new Set<string>();
  return {
    begin: (userid) => {
      if (closed.has(userid)) throw accountGoes();
      const own = begun.get(userid) ?? { count: 0, alone: null };
      begun.set(userid, own);
      own.count += 1;
      return () => {
        own.count -= 1;
        if (own.count <= 1) own.alone?.();
        if (own.count === 0) begun.delete(userid);
      };
    },
    close: (userid) => {
      // At once, and not by what it gives: whoever comes second must not open what the first has closed.
      if (closed.has(userid)) throw accountGoes();
      closed.add(userid);
      const own = begun.get(userid);
      if (own === undefined || own.count <= 1) return Promise.resolve();
      return new Promise<void>((resolve) => {
        own.alone = resolve;
        clock.after(patienceMs, resolve);
      });
    },
    open: (userid, afterMs = 0) => {
      if (afterMs === 0) closed.delete(userid);
      else clock.after(afterMs, () => closed.delete(userid));
    },
  };
};
