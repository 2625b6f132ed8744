import { isCalledOff } from '@sets/shared/food/order/order-change.ts';
import { wantedOf, type Wanted } from '@sets/shared/food/order/stock.ts';
import { AppError } from '../../../../core/app-error.ts';
import { orderMessages } from '../order.messages.ts';
import type { Leftovers } from './leftovers.service.ts';
import type { PlacingTools } from './placing-tools.ts';
import { type CountedSlot, slotidOf } from './slot-store.service.ts';

/** An attempt to place an order. `key` becomes the id of its code. */
export interface Attempt {
  readonly key: string;
  readonly orderid: string;
  /** In ms. */
  readonly at: number;
}

/** What an order takes: each item once. */
export interface Taking {
  readonly items: readonly Wanted[];
  readonly slot: CountedSlot | null;
}

interface TakingTools extends Pick<
  PlacingTools,
  'stock' | 'slots' | 'orders' | 'clock' | 'background'
> {
  readonly leftovers: Pick<Leftovers, 'plan'>;
}

const isNothing = ({ items, slot }: Taking): boolean => items.length === 0 && slot === null;

/** In ms. To give back takes so long at most, from when it was seen to be asked for: much less than a claim of it holds. */
const givingBackMs = 30_000;

/** Of so many orders at once it is noted that they are there. */
const atOnce = 200;

/**
 * Takes what an order needs, all of it or nothing, before the order is there. There are no transactions: each piece is
 * taken in a write of its own that is marked, and a mark goes once the order is stored. What a crash leaves marked
 * `Leftovers` puts right.
 */
export class Takings {
  readonly #tools: TakingTools;
  #settled: { readonly key: string; readonly taking: Taking }[] = [];
  #isSettling = false;

  constructor(tools: TakingTools) {
    this.#tools = tools;
  }

  /** False where something of it is not there any more: then nothing is taken. */
  async take({ key, orderid, at }: Attempt, { items, slot }: Taking): Promise<boolean> {
    if (isNothing({ items, slot })) return true;
    const { stock, slots, leftovers } = this.#tools;
    await leftovers.plan();
    const mark = { key, orderid, madeAt: new Date(at) };
    if (slot !== null && !(await slots.take(slot, mark))) return false;
    for (const [place, { itemid, count }] of items.entries()) {
      if (await stock.take(itemid, { ...mark, count })) continue;
      await this.undo(key, { slot, items: items.slice(0, place) });
      return false;
    }
    return true;
  }

  /** Its order does not come. */
  async undo(key: string, { items, slot }: Taking): Promise<void> {
    const { stock, slots } = this.#tools;
    if (slot !== null) await slots.giveBack(key);
    for (const { itemid, count } of items) await stock.undo(itemid, { key, count });
  }

  /** Its order is stored. Nobody waits for the marks to go, so those of many go together. */
  settle(key: string, taking: Taking): void {
    if (isNothing(taking)) return;
    this.#settled.push({ key, taking });
    if (this.#isSettling) return;
    this.#isSettling = true;
    this.#tools.background.run('what orders took is settled', () => this.#settleAll());
  }

  async #settleAll(): Promise<void> {
    const { stock, slots } = this.#tools;
    try {
      while (this.#settled.length > 0) {
        const some = this.#settled.slice(0, atOnce);
        this.#settled = this.#settled.slice(atOnce);
        const keys = some.map(({ key }) => key);
        const itemids = some.flatMap(({ taking }) => taking.items.map(({ itemid }) => itemid));
        const slotids = some.flatMap(({ taking: { slot } }) => (slot ? [slotidOf(slot)] : []));
        await stock.forget([...new Set(itemids)], keys);
        await slots.forget([...new Set(slotids)], keys);
      }
    } finally {
      this.#isSettling = false;
    }
  }

  /**
   * What `give-back-stock` of an order's outbox asks for. The same key gives it back once, as long as it stands in the
   * outbox: whoever asks again once it is out, or takes so long that it may be out by now, gives nothing. Of an order
   * that was called off its time to pick up is free again, too. @throws AppError UNAVAILABLE, NEWER_VERSION, UNREADABLE
   */
  async giveBack(orderid: string, key: string, items: readonly Wanted[]): Promise<void> {
    const { stock, slots, orders, clock, leftovers } = this.#tools;
    const begunAt = clock.now();
    const read = await orders.find(orderid);
    // This process had claimed it, and stood still for longer than that: another one has done it.
    if (read?.order.outbox.some((each) => each.key === key) !== true) return;
    if (isCalledOff(read.order)) await slots.giveBack(read.order.code.id);
    if (items.length === 0) return;
    await leftovers.plan();
    const mark = { key, orderid, count: 0, madeAt: new Date(begunAt) };
    for (const [itemid, count] of wantedOf(items)) {
      // Until then nobody else can have done it and its mark be gone.
      if (clock.now() - begunAt > givingBackMs) {
        throw new AppError('UNAVAILABLE', orderMessages.busy);
      }
      await stock.giveBack(itemid, count, mark);
    }
  }
}
