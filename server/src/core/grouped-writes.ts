interface Waiting<Item> {
  readonly item: Item;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface GroupedWritesParts<Item> {
  /** Writes a batch; resolves when all of it is on disk. Rejects for the whole batch. */
  readonly write: (batch: readonly Item[]) => Promise<void>;
  /** Most items in one write: bounds how long the first of them waits for the last. */
  readonly mostInOneWrite: number;
  /** Writes under way at once: while one is on its way to the disk, the next is being put together. */
  readonly mostWrites: number;
}

/**
 * Group commit: what comes in one turn of the event loop goes in one write, and while a write is
 * under way the next items gather. Thousands of items a second cost few writes, and a single one
 * waits for nobody. With more than one write at once they may end in any order.
 */
export class GroupedWrites<Item> {
  readonly #parts: GroupedWritesParts<Item>;
  /** What no write has taken yet. */
  #waiting: Waiting<Item>[] = [];
  readonly #writes = new Set<Promise<void>>();
  /** Whether a write that is not full is under way, or begins with this turn's end. */
  #gathering = false;

  constructor(parts: GroupedWritesParts<Item>) {
    this.#parts = parts;
  }

  /** Resolves when the item is written; rejects with what its write was rejected with. */
  add(item: Item): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ item, done: promise, resolve, reject });
    this.#writeOn();
    return promise;
  }

  /** Resolves when all that was added until now is written or has failed. */
  async settled(): Promise<void> {
    const waiting = this.#waiting.map((each) => each.done);
    await Promise.allSettled([...this.#writes, ...waiting]);
  }

  get #isBusy(): boolean {
    return this.#writes.size >= this.#parts.mostWrites;
  }

  /**
   * Writes what waits: full writes at once, so that in a rush the disk works while items come in.
   * What fills none goes when this turn of the event loop has taken in all that has come, unless
   * such a write is under way: then it gathers until that one is done.
   */
  #writeOn(): void {
    while (this.#waiting.length >= this.#parts.mostInOneWrite && !this.#isBusy) void this.#start();
    if (this.#waiting.length === 0 || this.#gathering || this.#isBusy) return;
    this.#gathering = true;
    setImmediate(() => {
      const gathered = (): void => {
        this.#gathering = false;
        this.#writeOn();
      };
      if (this.#waiting.length === 0 || this.#isBusy) gathered();
      else void this.#start().finally(gathered);
    });
  }

  /** Starts a write of what has waited longest. */
  #start(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#parts.mostInOneWrite);
    const write = this.#write(batch).finally(() => {
      this.#writes.delete(write);
      this.#writeOn();
    });
    this.#writes.add(write);
    return write;
  }

  async #write(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#parts.write(batch.map(({ item }) => item));
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    for (const waiting of batch) waiting.resolve();
  }
}
