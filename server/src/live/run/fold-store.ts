import type { RunName } from './run-store.ts';

/**
 * What is made of all answers of a run, by one process for all of them. The sums are data as JSON
 * holds it. Not durable: what is lost is made again. Every implementation passes
 * `server/test/fold-store-suite.ts`.
 */
export interface FoldStore {
  /**
   * The sum of this key. `make` is called once over all processes, by whichever asks first; where that
   * fails, or dies, by another one that waits or asks next. A run has one key at a time: the newest.
   */
  of(run: RunName, key: string, make: () => Promise<unknown>): Promise<unknown>;
  /** Who counts has changed, or the run is out of play: whoever asks next makes it anew. */
  forget(run: RunName): void;
}
