import type { FoldStore } from './fold-store.ts';
import type { RunName } from './run-store.ts';

interface Made {
  readonly key: string;
  readonly sum: Promise<unknown>;
}

/** Sums in this process's memory: for one process. */
export class MemoryFoldStore implements FoldStore {
  readonly #made = new Map<string, Made>();

  of({ runId }: RunName, key: string, make: () => Promise<unknown>): Promise<unknown> {
    const known = this.#made.get(runId);
    if (known?.key === key) return known.sum;
    const made = { key, sum: make() };
    this.#made.set(runId, made);
    made.sum.catch(() => {
      if (this.#made.get(runId) === made) this.#made.delete(runId);
    });
    return made.sum;
  }

  forget({ runId }: RunName): void {
    this.#made.delete(runId);
  }
}
