import { isUnavailable } from '../connection/connection.ts';

/** What a room or a run has become; of two the one with the greater version is the newer. */
interface Versioned {
  readonly version: number;
}

/** What must still be told of a room or a run: its newest change, or that it goes out of play. */
type Debt<Change> = Change | 'discard';

interface Parts<Change> {
  readonly change: (id: string, change: Change) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
}

/**
 * What is durable, but could not be told to Redis because it was away. Redis may be back with what
 * it knew before, so it is told before anything is read of the room or the run.
 */
export class Owed<Change extends Versioned> {
  readonly #parts: Parts<Change>;
  readonly #debts = new Map<string, Debt<Change>>();

  constructor(parts: Parts<Change>) {
    this.#parts = parts;
  }

  has(id: string): boolean {
    return this.#debts.has(id);
  }

  /** Does the work, or owes it where Redis is away. */
  async orOwe<Done>(id: string, debt: Debt<Change>, work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) this.#owe(id, debt);
      throw error;
    }
  }

  /** @throws AppError UNAVAILABLE where Redis is away still */
  async pay(id: string): Promise<void> {
    const debt = this.#debts.get(id);
    if (debt === undefined) return;
    this.#debts.delete(id);
    if (debt === 'discard') await this.#parts.discard(id);
    else await this.#parts.change(id, debt);
  }

  async payAll(): Promise<void> {
    for (const id of this.#debts.keys()) await this.pay(id);
  }

  #owe(id: string, debt: Debt<Change>): void {
    const before = this.#debts.get(id);
    // What goes out of play needs no change, and an older one comes to nothing.
    if (before === 'discard') return;
    if (before !== undefined && debt !== 'discard' && before.version >= debt.version) return;
    this.#debts.set(id, debt);
  }
}
