import type { ReadOrder } from './order-store.service.ts';

/** Orders as this process has read or written them last. What is of the same revision is the same: it is not read again. */
export class KnownOrders {
  readonly #most: number;
  /** A Map keeps the order in which they were noted: the oldest go first. */
  readonly #known = new Map<string, ReadOrder>();

  /** `most`: so many are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  note(read: ReadOrder): void {
    const { orderid } = read.order;
    this.#known.delete(orderid);
    this.#known.set(orderid, read);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Null where this revision of it is not known. */
  of(orderid: string, revision: number): ReadOrder | null {
    const known = this.#known.get(orderid);
    return known?.revision === revision ? known : null;
  }
}
