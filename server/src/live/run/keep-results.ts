import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import type { RunHistory } from '../history/run-history.ts';

interface KeepingParts {
  readonly history: Pick<RunHistory, 'keep' | 'settled'>;
  readonly clock: Clock;
  /** Whether no other process takes answers of the same runs. */
  readonly isAlone: boolean;
}

/** Stores what runs came to when they are over. */
export interface KeepingResults {
  readonly keep: (runId: string) => void;
  /** For the end of the process: what is not stored then is stored by whoever reads it first. */
  readonly close: () => Promise<void>;
}

/**
 * What this process has taken, it waits for; what others have taken is on disk `timing.grace` after
 * the end. Before that a result could lack answers for good.
 */
export const keepResults = ({ history, clock, isAlone }: KeepingParts): KeepingResults => {
  const waiting = new Set<() => void>();
  const keepLater = (runId: string): void => {
    const cancel = clock.after(timing.grace, () => {
      waiting.delete(cancel);
      history.keep(runId);
    });
    waiting.add(cancel);
  };
  return {
    keep: isAlone ? history.keep : keepLater,
    close: async () => {
      for (const cancel of waiting) cancel();
      await history.settled();
    },
  };
};
