import type { Storage } from './storage.ts';
import type { SpareRoom } from './spare-room.ts';
import { diskIsFull, StoreError, toStoreError } from '../store-error.ts';

type Spare = Pick<SpareRoom, 'isThere' | 'give' | 'hold'>;

interface Waiting {
  work: () => unknown;
  frees: boolean;
  /** Whether room was made for it already. */
  hadMore: boolean;
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
  readonly #spare: Spare;
  #waiting: Waiting[] = [];
  /** Whether the last write that makes no room found no room. */
  isFull = false;

  constructor(storage: Storage, spare: Spare) {
    this.#storage = storage;
    this.#spare = spare;
  }

  /**
   * Resolves with what the work returned, once it is on disk. What frees room gets the spare room of a
   * disk that is full, and nothing else does.
   */
  run<T>(work: () => T, { frees = false } = {}): Promise<T> {
    if (!frees && !this.#spare.isThere()) {
      this.isFull = true;
      return Promise.reject(diskIsFull());
    }
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({
        work,
        frees,
        hadMore: false,
        resolve: resolve as Waiting['resolve'],
        reject,
      });
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
      else if (group[0]) this.#refuse(group[0], toStoreError(error));
      return;
    }
    if (group.some(({ frees }) => !frees)) this.isFull = false;
    for (const answer of answers) answer();
    this.#storage.room.growInTime();
  }

  #refuse(waiting: Waiting, error: StoreError): void {
    const isFull = error.code === diskIsFull().code;
    if (isFull) this.isFull = true;
    if (isFull && this.#makeRoom(waiting)) {
      this.#commit([waiting]);
      return;
    }
    // What it has left at the end of the log is given back at once, for those that need less.
    if (isFull && waiting.frees) this.#spare.hold();
    waiting.reject(error);
  }

  /** Once for each: what it needs beyond that is not there. */
  #makeRoom(waiting: Waiting): boolean {
    if (waiting.hadMore) return false;
    waiting.hadMore = true;
    const isGiven = waiting.frees && this.#spare.give();
    return this.#storage.room.giveBack() || isGiven;
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
