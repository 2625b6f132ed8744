import type { Storage } from './storage.ts';
import { StoreError, toStoreError } from './store-error.ts';

interface Waiting {
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes that are waiting at the same moment share one transaction and one fsync, and are answered
 * after it. The moment is one turn of the event loop: while one group is written, the next gathers
 * in the sockets.
 */
export class GroupCommit {
  readonly #storage: Storage;
  #waiting: Waiting[] = [];

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Resolves with what the work returned, once it is on disk. */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
    });
  }

  /** Writes now what is waiting. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 0) this.#commit(group);
  }

  #commit(group: readonly Waiting[]): void {
    const answers: (() => void)[] = [];
    try {
      this.#storage.transaction(() => {
        for (const waiting of group) answers.push(attempt(waiting));
      });
    } catch (error) {
      // Nothing of the group is stored; each gets its own chance, so that one cannot spoil all.
      if (group.length > 1) for (const waiting of group) this.#commit([waiting]);
      else group[0]?.reject(toStoreError(error));
      return;
    }
    for (const answer of answers) answer();
  }
}

/** A refusal in MongoDB's words is an answer like any other; anything else undoes the group. */
function attempt({ work, resolve, reject }: Waiting): () => void {
  try {
    const result = work();
    return () => resolve(result);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return () => reject(error);
  }
}
