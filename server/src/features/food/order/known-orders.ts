interface Known {
  readonly revision: number;
  readonly order: { readonly orderid: string };
}

/** Orders as this process has read or written them last. What is of the same revision is the same: it is not read again. */
export class KnownOrders<Read extends Known> {
  readonly #most: number;
  /** A Map keeps the order in which they were noted: the oldest go first. */
  readonly #known = new Map<string, Read>();

  /** `most`: so many are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  note(read: Read): void {
    const { orderid } = read.order;
    this.#known.delete(orderid);
    this.#known.set(orderid, read);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Null where this revision of it is not known. */
  of(orderid: string, revision: number): Read | null {
    const known = this.#known.get(orderid);
    return known?.revision === revision ? known : null;
  }
}
