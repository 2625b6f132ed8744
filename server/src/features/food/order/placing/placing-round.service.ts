import { placed } from '@sets/shared/food/order/placing.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import { newId } from '../../../../core/new-id.ts';
import type { StallRecord } from '../../stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import type { ReadOrder } from '../order-store.service.ts';
import { presentOwnOrder } from '../own-order.presenter.ts';
import { numbersFor } from './called-numbers.service.ts';
import type { Offered, OrderStall, Shelf } from './shelf.ts';
import { attemptMs } from './leftovers.service.ts';
import type { MayPlace } from './may-place.service.ts';
import type { Offers } from './offers.service.ts';
import type { PlacingTools } from './placing-tools.ts';
import type { Attempt, Takings } from './takings.service.ts';
import { unanswered, type WaitingOrder } from './waiting-order.ts';

type Needed = 'stalls' | 'orders' | 'written' | 'numbers' | 'signing' | 'clock';

interface RoundParts extends Pick<PlacingTools, Needed> {
  readonly offers: Pick<Offers, 'stall' | 'shelf'>;
  readonly takings: Pick<Takings, 'take' | 'undo' | 'settle'>;
  readonly mayPlace: Pick<MayPlace, 'check'>;
  /** Counts an order of somebody. @throws AppError RATE_LIMITED */
  readonly expectSeldom: (userid: string) => Promise<void>;
}

/** An order that is priced. */
interface PricedOrder {
  readonly waiting: WaitingOrder;
  readonly offered: Offered;
}

/** One that can be placed, and its attempt. */
interface Trying extends PricedOrder {
  readonly attempt: Attempt;
}

/** A round as it is priced. */
interface PricedRound {
  readonly open: readonly Trying[];
  readonly refused: readonly PricedOrder[];
}

interface Try {
  /** The people whose orders are counted already. */
  readonly counted: Set<string>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** So often what was there when it was priced may be gone when it is taken. */
const mostTries = 3;

const busy = (): AppError => new AppError('UNAVAILABLE', orderMessages.busy, { retryInMs: 1_000 });

/**
 * Places what waits at one stall, all of it together: what a step reads or writes it does once for all of them, so a
 * rush costs few writes. Each is answered by itself. What this rejects with is of those who have no answer yet.
 */
export class PlacingRound {
  readonly #parts: RoundParts;

  constructor(parts: RoundParts) {
    this.#parts = parts;
  }

  /** `all`: of different people. @throws AppError NOT_FOUND, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  async place(stallid: string, all: readonly WaitingOrder[]): Promise<void> {
    await this.#tellKnown(all);
    refuseTwins(unanswered(all));
    const counted = new Set<string>();
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const waiting = unanswered(all);
      if (waiting.length === 0) return;
      await this.#try(stallid, waiting, {
        counted,
        isFirst: tries === 1,
        isLast: tries === mostTries,
      });
    }
    for (const each of unanswered(all)) each.refuse(busy());
  }

  /** Those that find something gone since it was priced stay without an answer. */
  async #try(
    stallid: string,
    waiting: readonly WaitingOrder[],
    { counted, isFirst, isLast }: Try,
  ): Promise<void> {
    const { offers, mayPlace } = this.#parts;
    const stall = await offers.stall(stallid);
    const carts = waiting.map(({ sent }) => sent.cart);
    const [shelf] = await Promise.all([
      offers.shelf(stall, carts),
      isFirst && mayPlace.check(stall, waiting),
    ]);
    const { open, refused } = await this.#priced(shelf, unanswered(waiting));
    await this.#count(open, counted);
    const may = open.filter((each) => !each.waiting.isAnswered);
    const isPlaced = await this.#attempt(stall, may);
    // What one before them has not taken after all may be theirs.
    const isSettled = isPlaced && may.length === open.length;
    if (isSettled || isLast) await this.#refuse(refused);
  }

  /** Each counts once, however often it is tried. */
  async #count(open: readonly Trying[], counted: Set<string>): Promise<void> {
    const { expectSeldom } = this.#parts;
    const ofOne = async ({ waiting }: Trying): Promise<void> => {
      const { userid } = waiting;
      if (counted.has(userid)) return;
      counted.add(userid);
      await waiting.alone(() => expectSeldom(userid));
    };
    await Promise.all(open.map(ofOne));
  }

  /** Those that were placed before. One under the id of somebody else's is refused. */
  async #tellKnown(all: readonly WaitingOrder[]): Promise<void> {
    if (all.length === 0) return;
    const { orders, stalls } = this.#parts;
    const known = await orders.findAll(all.map(({ sent }) => sent.orderid));
    for (const each of all) {
      const read = known.get(each.sent.orderid);
      if (read === undefined) continue;
      await each.alone(async () => {
        if (read instanceof AppError) throw read;
        const { userid, stallid } = read.order;
        if (userid !== each.userid) throw new AppError('CONFLICT', orderMessages.takenId);
        this.#tell(each, read, await stalls.find(stallid));
      });
    }
  }

  #tell(waiting: WaitingOrder, read: ReadOrder, stall: StallRecord | null): void {
    const { signing, clock } = this.#parts;
    const order = presentOwnOrder(read, stall, { signing, now: clock.now() });
    waiting.tell({ isPlaced: true, order });
  }

  /** Those that can be had, in the order in which they came, and those that cannot. */
  async #priced(shelf: Shelf, waiting: readonly WaitingOrder[]): Promise<PricedRound> {
    const at = this.#parts.clock.now();
    const open: Trying[] = [];
    const refused: PricedOrder[] = [];
    for (const each of waiting) {
      await each.alone(() => {
        const { cart, orderid } = each.sent;
        const offered = shelf.price(cart);
        const { quote, taking } = offered;
        if (quote.canBePlaced) {
          shelf.take(taking);
          open.push({ waiting: each, offered, attempt: { key: newId(), orderid, at, ...taking } });
        } else {
          refused.push({ waiting: each, offered });
        }
      });
    }
    return { open, refused };
  }

  /** What one was sent for in vain may be what the same order has taken, sent at the same moment to another process. */
  async #refuse(refused: readonly PricedOrder[]): Promise<void> {
    for (const { waiting, offered } of refused) {
      if (offered.underWay.has(waiting.sent.orderid)) waiting.refuse(busy());
    }
    await this.#tellKnown(unanswered(refused.map(({ waiting }) => waiting)));
    for (const { waiting, offered } of refused) {
      if (!waiting.isAnswered) waiting.tell({ isPlaced: false, quote: offered.quote });
    }
  }

  /** Whether all of them were placed by this. */
  async #attempt(stall: OrderStall, open: readonly Trying[]): Promise<boolean> {
    const { takings, orders, written } = this.#parts;
    const attempts = open.map(({ attempt }) => attempt);
    if (open.length === 0) return true;
    // At the same time: where nothing is taken some numbers are left out. That they fail is seen where they are needed.
    const numbers = this.#numbersOf(stall, open);
    void numbers.catch(() => undefined);
    if (!(await takings.take(attempts))) return false;
    const made = await this.#made(open, numbers).catch(async (error: unknown) => {
      await takings.undo(attempts);
      throw error;
    });
    // Where this fails nobody knows whether they are there: what was taken stays marked until that is known.
    const there = await orders.insertAll(made);
    takings.settle(attempts.filter(({ orderid }) => !there.has(orderid)));
    for (const [place, { waiting }] of open.entries()) {
      const order = made[place];
      if (order === undefined || there.has(order.orderid)) continue;
      const read = { order, revision: 1 };
      written.moved(read);
      this.#tell(waiting, read, stall.record);
    }
    await takings.undo(attempts.filter(({ orderid }) => there.has(orderid)));
    await this.#tellKnown(unanswered(open.map(({ waiting }) => waiting)));
    return there.size === 0;
  }

  #numbersOf({ record, content }: OrderStall, open: readonly Trying[]): Promise<number[]> {
    // It is called out on the day on which it is fetched.
    const times = open.map(({ waiting: { sent }, attempt: { at } }) =>
      sent.cart.slot === null ? at : Date.parse(sent.cart.slot),
    );
    return numbersFor(this.#parts.numbers, { stallid: record._id, ...content }, times);
  }

  /** @throws AppError UNAVAILABLE where that has taken too long: what was taken for it may be given back by now. */
  async #made(open: readonly Trying[], numbers: Promise<readonly number[]>): Promise<OrderState[]> {
    const { written, clock } = this.#parts;
    const given = await numbers;
    const made: OrderState[] = [];
    for (const [place, { waiting, offered, attempt }] of open.entries()) {
      const { userid, sent } = waiting;
      const { key: codeid, orderid, at } = attempt;
      const facts = { orderid, userid, number: given[place] ?? 0, codeid, at };
      const { order } = placed(sent.cart, offered, facts);
      await written.ahead(order);
      made.push(order);
    }
    if (open.some(({ attempt: { at } }) => clock.now() - at > attemptMs)) throw busy();
    return made;
  }
}

/** Of several with one id the first one may be placed. */
const refuseTwins = (all: readonly WaitingOrder[]): void => {
  const known = new Set<string>();
  for (const each of all) {
    const { orderid } = each.sent;
    if (known.has(orderid)) each.refuse(new AppError('CONFLICT', orderMessages.takenId));
    known.add(orderid);
  }
};
