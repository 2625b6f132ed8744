import { isCalledOff } from '@sets/shared/food/order/order-change.ts';
import { wantedOf, type Wanted } from '@sets/shared/food/order/stock.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { StockMark } from '../../item.model.ts';
import { orderMessages } from '../order.messages.ts';
import type { Leftovers } from './leftovers.service.ts';
import type { PlacingTools } from './placing-tools.ts';
import type { SlotMark } from './slot.model.ts';
import { type CountedSlot, slotidOf } from './slot-store.service.ts';

/** What an order takes: each item once. */
export interface Taking {
  readonly items: readonly Wanted[];
  readonly slot: CountedSlot | null;
}

/** An attempt to place an order, and what it takes. `key` becomes the id of its code. */
export interface Attempt extends Taking {
  readonly key: string;
  readonly orderid: string;
  /** In ms. */
  readonly at: number;
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

const markOf = ({ key, orderid, at }: Attempt): SlotMark => ({
  key,
  orderid,
  madeAt: new Date(at),
});

/** What attempts write of each item. */
const stockMarks = (attempts: readonly Attempt[]): ReadonlyMap<string, readonly StockMark[]> => {
  const marks = new Map<string, StockMark[]>();
  for (const attempt of attempts) {
    for (const { itemid, count } of attempt.items) {
      const ofItem = marks.get(itemid) ?? [];
      marks.set(itemid, ofItem);
      ofItem.push({ ...markOf(attempt), count });
    }
  }
  return marks;
};

/**
 * Takes what orders of a stall need, all of it or nothing, before they are there. There are no transactions: of each
 * item, and of each time, it is taken in a write of its own that is marked for each order, and a mark goes once its
 * order is stored. What a crash leaves marked `Leftovers` puts right.
 */
export class Takings {
  readonly #tools: TakingTools;
  #settled: Attempt[] = [];
  #isSettling = false;

  constructor(tools: TakingTools) {
    this.#tools = tools;
  }

  /** False where something of it is not there any more: then nothing is taken. */
  async take(attempts: readonly Attempt[]): Promise<boolean> {
    const taking = attempts.filter((attempt) => !isNothing(attempt));
    if (taking.length === 0) return true;
    await this.#tools.leftovers.plan();
    return (await this.#takeSlots(taking)) && this.#takeStock(taking);
  }

  async #takeSlots(attempts: readonly Attempt[]): Promise<boolean> {
    const { slots } = this.#tools;
    const wanting = attempts.flatMap((attempt) => {
      const { slot } = attempt;
      return slot === null ? [] : [{ slot, attempt }];
    });
    const wanted = Map.groupBy(wanting, ({ slot }) => slotidOf(slot));
    const taken: Attempt[] = [];
    for (const those of wanted.values()) {
      const marks = those.map(({ attempt }) => markOf(attempt));
      const [first] = those;
      if (first !== undefined && !(await slots.take(first.slot, marks))) {
        for (const { key } of taken) await slots.giveBack(key);
        return false;
      }
      taken.push(...those.map(({ attempt }) => attempt));
    }
    return true;
  }

  async #takeStock(attempts: readonly Attempt[]): Promise<boolean> {
    const { stock, slots } = this.#tools;
    const taken: (readonly [itemid: string, mark: StockMark])[] = [];
    for (const [itemid, marks] of stockMarks(attempts)) {
      if (!(await stock.take(itemid, marks))) {
        for (const [id, mark] of taken) await stock.undo(id, mark);
        for (const { key, slot } of attempts) if (slot !== null) await slots.giveBack(key);
        return false;
      }
      taken.push(...marks.map((mark) => [itemid, mark] as const));
    }
    return true;
  }

  /** Their orders do not come. */
  async undo(attempts: readonly Attempt[]): Promise<void> {
    const { stock, slots } = this.#tools;
    for (const { key, slot } of attempts) if (slot !== null) await slots.giveBack(key);
    for (const [itemid, marks] of stockMarks(attempts)) {
      for (const mark of marks) await stock.undo(itemid, mark);
    }
  }

  /** Their orders are stored. Nobody waits for the marks to go, so those of many go together. */
  settle(attempts: readonly Attempt[]): void {
    const taking = attempts.filter((attempt) => !isNothing(attempt));
    if (taking.length === 0) return;
    this.#settled.push(...taking);
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
        const itemids = some.flatMap(({ items }) => items.map(({ itemid }) => itemid));
        const slotids = some.flatMap(({ slot }) => (slot ? [slotidOf(slot)] : []));
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
      await stock.giveBack({ stallid: read.order.stallid, itemid, count }, mark);
    }
  }
}
