import type { Step } from '../run-store.ts';
import { isUnavailable } from './connection.ts';

/** What must still be done with a run: its newest step, or that it goes out of play. */
type Debt = Step | 'discard';

interface Parts {
  readonly advance: (runId: string, step: Step) => Promise<void>;
  readonly discard: (runId: string) => Promise<void>;
}

/**
 * What is durable, but could not be told to Redis because it was away. Redis may be back with what
 * it knew before, so it is told before anything is read of the run.
 */
export class Owed {
  readonly #parts: Parts;
  readonly #debts = new Map<string, Debt>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  has(runId: string): boolean {
    return this.#debts.has(runId);
  }

  /** Does the work, or owes it where Redis is away. */
  async orOwe<Done>(runId: string, debt: Debt, work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) this.#owe(runId, debt);
      throw error;
    }
  }

  /** @throws AppError UNAVAILABLE where Redis is away still */
  async pay(runId: string): Promise<void> {
    const debt = this.#debts.get(runId);
    if (debt === undefined) return;
    this.#debts.delete(runId);
    if (debt === 'discard') await this.#parts.discard(runId);
    else await this.#parts.advance(runId, debt);
  }

  async payAll(): Promise<void> {
    for (const runId of this.#debts.keys()) await this.pay(runId);
  }

  #owe(runId: string, debt: Debt): void {
    const before = this.#debts.get(runId);
    // What goes out of play needs no step, and an older step comes to nothing.
    if (before === 'discard') return;
    if (before !== undefined && debt !== 'discard' && before.version >= debt.version) return;
    this.#debts.set(runId, debt);
  }
}
