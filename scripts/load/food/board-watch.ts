import { setTimeout as pause } from 'node:timers/promises';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { monotonic } from '../monotonic.ts';
import { dataOf } from '../lecturer.ts';
import type { AskFood } from './ask-food.ts';

/** A board hears of each order, and asks so long after an answer at the earliest, in ms: `client/src/features/food/kitchen/gathered.ts`. */
const everyMs = 500;

/** The board of a kitchen, as its vendor asks for it again and again during a rush. */
export class BoardWatch {
  readonly #ask: AskFood;
  readonly #stallid: string;
  #shown: readonly string[] = [];
  /** When each order was first there. */
  readonly #seen = new Map<string, number>();
  #isOver = false;
  #watching: Promise<void> = Promise.resolve();

  constructor(ask: AskFood, stallid: string) {
    this.#ask = ask;
    this.#stallid = stallid;
  }

  /** The orders that were on it last; what is there twice stands here twice. */
  get shown(): readonly string[] {
    return this.#shown;
  }

  /** When the last of these was there, as `monotonic`; null as long as one is missing. */
  completeAt(orderids: readonly string[]): number | null {
    const times = orderids.map((orderid) => this.#seen.get(orderid) ?? Number.POSITIVE_INFINITY);
    const last = Math.max(0, ...times);
    return Number.isFinite(last) ? last : null;
  }

  begin(): void {
    this.#watching = this.#watch();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#watching;
  }

  /** @throws where the server does not answer, or refuses. */
  async look(): Promise<void> {
    const sent = { params: { stallid: this.#stallid } };
    const { orders } = dataOf('The board', await this.#ask(orderCalls.kitchen, sent));
    const at = monotonic();
    this.#shown = orders.map(({ orderid }) => orderid);
    for (const orderid of this.#shown) {
      if (!this.#seen.has(orderid)) this.#seen.set(orderid, at);
    }
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      // A server that was killed comes back; what is wrong with the board the judge finds.
      await this.look().catch(() => undefined);
      await pause(everyMs);
    }
  }
}
