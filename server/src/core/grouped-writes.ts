import { Portions } from './portions.ts';

/** What goes in one write. So many of it are told by one promise what became of it. */
interface Batch<Item> {
  readonly items: Item[];
  readonly told: PromiseWithResolvers<void>[];
}
const toldAtOnce = 125;

/** What one promise answers is work enough for a turn: its acknowledgements go out in it. */
const inOneTurn = {
  inOneTurn: 1,
  forMs: Number.POSITIVE_INFINITY,
  waiting: Number.POSITIVE_INFINITY,
};

const wentWell = ({ resolve }: PromiseWithResolvers<void>): void => resolve();

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
  /** What no write has taken yet; only the last one is not full. */
  readonly #waiting: Batch<Item>[] = [];
  /** Writes that have begun and are not told yet. */
  readonly #begun = new Set<Batch<Item>>();
  readonly #told = new Portions(inOneTurn);
  #underWay = 0;
  /** Whether a write that is not full is under way, or begins with this turn's end. */
  #gathering = false;

  constructor(parts: GroupedWritesParts<Item>) {
    this.#parts = parts;
  }

  /** Resolves when the item is written; rejects with what its write was rejected with. */
  add(item: Item): Promise<void> {
    let batch = this.#waiting.at(-1);
    if (batch === undefined || this.#isFull(batch)) {
      batch = { items: [], told: [] };
      this.#waiting.push(batch);
    }
    const isNext = batch.items.length % toldAtOnce === 0;
    const told = (isNext ? undefined : batch.told.at(-1)) ?? Promise.withResolvers<void>();
    if (isNext) batch.told.push(told);
    batch.items.push(item);
    if (this.#isFull(batch) || !this.#gathering) this.#writeOn();
    return told.promise;
  }

  /** Resolves when all that was added until now is written or has failed. */
  async settled(): Promise<void> {
    const batches = [...this.#begun, ...this.#waiting];
    await Promise.allSettled(batches.flatMap(({ told }) => told.map(({ promise }) => promise)));
  }

  get #isBusy(): boolean {
    return this.#underWay >= this.#parts.mostWrites;
  }

  #isFull({ items }: Batch<Item>): boolean {
    return items.length >= this.#parts.mostInOneWrite;
  }

  /**
   * Writes what waits: full batches at once, so that in a rush the disk works while items come in.
   * What fills none goes when this turn of the event loop has taken in all that has come, unless
   * such a write is under way: then it gathers until that one is done.
   */
  #writeOn(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (this.#isBusy || !this.#isFull(next)) break;
      void this.#writeFirst();
    }
    if (this.#waiting.length === 0 || this.#gathering || this.#isBusy) return;
    this.#gathering = true;
    setImmediate(() => {
      const gathered = (): void => {
        this.#gathering = false;
        this.#writeOn();
      };
      if (this.#waiting.length === 0 || this.#isBusy) gathered();
      else void this.#writeFirst().finally(gathered);
    });
  }

  /** Writes what has waited longest, and resolves when that is over, however it ended. */
  async #writeFirst(): Promise<void> {
    const batch = this.#waiting.shift();
    if (batch === undefined) return;
    this.#underWay += 1;
    this.#begun.add(batch);
    let tell = wentWell;
    try {
      await this.#parts.write(batch.items);
    } catch (error) {
      tell = ({ reject }) => reject(error);
    }
    const last = batch.told.at(-1);
    for (const one of batch.told) {
      this.#told.do(() => {
        if (one === last) this.#begun.delete(batch);
        tell(one);
      });
    }
    this.#underWay -= 1;
    this.#writeOn();
  }
}
