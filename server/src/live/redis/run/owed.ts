import type { Clock } from '../../../core/clock.ts';
import { SingleFlight } from '../../../core/single-flight.ts';
import { isUnavailable, isUncertain } from '../connection/unavailable.ts';

/** What a room or a run has become; of two the one with the greater version is the newer. */
interface Versioned {
  readonly version: number;
}

/** What must still be told of a room or a run: its newest change, or that it goes out of play. */
type Debt<Change> = Change | 'discard';

interface Parts<Change> {
  readonly clock: Clock;
  readonly change: (id: string, change: Change) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
}

/** So often it is tried to pay, in ms, where nobody reads what is owed meanwhile. */
const tryAgainMs = 1_000;

/**
 * What is durable, but could not be told to Redis because it was away or full. Redis may be back
 * with what it knew before, so it is told before anything is read of the room or the run. What is
 * owed stays so until it is paid: whoever asks meanwhile waits for that.
 */
export class Owed<Change extends Versioned> {
  readonly #parts: Parts<Change>;
  readonly #debts = new Map<string, Debt<Change>>();
  readonly #paying = new SingleFlight<void>();
  #cancel: (() => void) | null = null;
  #isStopped = false;

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

  /**
   * Counts something that is not durable yet. Where nobody knows whether it was counted, and perhaps
   * nobody sends it again, it goes out of play: it comes back from the truth.
   */
  async orDoubt<Done>(id: string, work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      if (isUncertain(error)) this.#owe(id, 'discard');
      throw error;
    }
  }

  /** @throws AppError UNAVAILABLE where Redis is away still */
  async pay(id: string): Promise<void> {
    while (this.#debts.has(id)) await this.#paying.run(id, () => this.#payOnce(id));
  }

  /** Pays what can be paid; what cannot be paid now is tried again. */
  async payAll(): Promise<void> {
    await Promise.allSettled(Array.from(this.#debts.keys(), (id) => this.pay(id)));
  }

  /** For the end of the process. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  async #payOnce(id: string): Promise<void> {
    const debt = this.#debts.get(id);
    if (debt === undefined) return;
    if (debt === 'discard') await this.#parts.discard(id);
    else await this.#parts.change(id, debt);
    // Something newer may have become owed meanwhile.
    if (this.#debts.get(id) === debt) this.#debts.delete(id);
  }

  #owe(id: string, debt: Debt<Change>): void {
    this.#tryAgain();
    const before = this.#debts.get(id);
    // What goes out of play needs no change, and an older one comes to nothing.
    if (before === 'discard') return;
    if (before !== undefined && debt !== 'discard' && before.version >= debt.version) return;
    this.#debts.set(id, debt);
  }

  #tryAgain(): void {
    if (this.#isStopped) return;
    this.#cancel ??= this.#parts.clock.after(tryAgainMs, () => {
      this.#cancel = null;
      void this.payAll().then(() => {
        if (this.#debts.size > 0) this.#tryAgain();
      });
    });
  }
}
