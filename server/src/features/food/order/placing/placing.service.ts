import { dayAt } from '@sets/shared/food/opening.ts';
import type { Cart, Quote } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes, PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { placed, stockTaken } from '@sets/shared/food/order/placing.ts';
import { addressIn } from '../../../../core/address-range.ts';
import { AppError } from '../../../../core/app-error.ts';
import { createBoundedByKey } from '../../../../core/bounded.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import { newId } from '../../../../core/new-id.ts';
import type { Who } from '../../food-tools.ts';
import { orderMessages } from '../order.messages.ts';
import type { ReadOrder } from '../order-store.service.ts';
import { presentOwnOrder } from '../own-order.presenter.ts';
import { attemptMs } from './leftovers.service.ts';
import type { Offered, Offers, OrderStall } from './offers.service.ts';
import { expectFew, overLookedAt, placingLimits } from './placing-limits.ts';
import type { PlacingTools } from './placing-tools.ts';
import type { Attempt, Takings } from './takings.service.ts';

interface Parts extends Pick<
  PlacingTools,
  | 'people'
  | 'schools'
  | 'stalls'
  | 'orders'
  | 'written'
  | 'numbers'
  | 'signing'
  | 'clock'
  | 'limits'
> {
  readonly offers: Offers;
  readonly takings: Takings;
}

/** What somebody sends to place an order, and from where. */
interface Sent {
  readonly orderid: string;
  readonly cart: Cart;
  readonly address: string;
}

/** What an order is made of, once what it needs is taken. */
interface Made {
  readonly cart: Cart;
  readonly stall: OrderStall;
  readonly offered: Offered;
  readonly attempt: Attempt;
}

/** So often what was there when it was priced may be gone when it is taken. */
const mostTries = 3;

const busy = (): AppError => new AppError('UNAVAILABLE', orderMessages.busy, { retryInMs: 1_000 });
const forbidden = (msg: string): AppError => new AppError('FORBIDDEN', msg);

/** Prices carts and places orders. An order that is sent twice is there once. */
export class Placing {
  readonly #parts: Parts;
  /** Of this process: what one person sends is placed one after the other. */
  readonly #inTurn = createKeyedMutex();
  /** Few at once write the same stocks: all against all each would wait for all. */
  readonly #atStall = createBoundedByKey({ atOnce: 4, waiting: 2_000, msg: orderMessages.busy });

  /** @throws AppError RATE_LIMITED */
  readonly #expectSeldom: (userid: string) => Promise<void>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#expectSeldom = placingLimits(parts.limits);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async quote(cart: Cart): Promise<Quote> {
    const { offers } = this.#parts;
    return (await offers.price(await offers.stall(cart.stallid), cart)).quote;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  times(stallid: string): Promise<PickUpTimes> {
    return this.#parts.offers.times(stallid);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, FULL, RATE_LIMITED, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  place({ userid }: Who, sent: Sent): Promise<PlacedOrder> {
    return this.#inTurn(userid, () => this.#place(userid, sent));
  }

  async #place(userid: string, sent: Sent): Promise<PlacedOrder> {
    const before = await this.#known(userid, sent.orderid);
    return before ?? this.#atStall(sent.cart.stallid, () => this.#placeNew(userid, sent));
  }

  async #placeNew(userid: string, sent: Sent): Promise<PlacedOrder> {
    const { offers } = this.#parts;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const stall = await offers.stall(sent.cart.stallid);
      const [offered] = await Promise.all([
        offers.price(stall, sent.cart),
        tries === 0 && this.#expectMay(userid, stall, sent),
      ]);
      if (!offered.quote.canBePlaced) return this.#refused(userid, sent.orderid, offered);
      if (tries === 0) await this.#expectSeldom(userid);
      const done = await this.#attempt(userid, sent, stall, offered);
      if (done !== null) return done;
    }
    throw busy();
  }

  /** As it was placed before; null where it was not. @throws AppError CONFLICT where it is somebody else's, NEWER_VERSION, UNREADABLE */
  async #known(userid: string, orderid: string): Promise<PlacedOrder | null> {
    const { orders, stalls } = this.#parts;
    const known = await orders.find(orderid);
    if (known === null) return null;
    if (known.order.userid !== userid) throw new AppError('CONFLICT', orderMessages.takenId);
    return this.#told(known, await stalls.find(known.order.stallid));
  }

  #told(read: ReadOrder, stall: OrderStall['record'] | null): PlacedOrder {
    const { signing, clock } = this.#parts;
    const order = presentOwnOrder(read, stall, { signing, now: clock.now() });
    return { isPlaced: true, order };
  }

  /** @throws AppError FORBIDDEN, FULL, RATE_LIMITED, NEWER_VERSION, UNREADABLE */
  async #expectMay(
    userid: string,
    { content, school }: OrderStall,
    { address, cart }: Sent,
  ): Promise<void> {
    const { people, schools, orders, clock } = this.#parts;
    const now = clock.now();
    const since = new Date(now - orderLimits.openWithin);
    const [person, isThere, open, over] = await Promise.all([
      people.lookUp(userid),
      !content.campusOnly || schools.isOnCampus(school.schoolid, addressIn(address) ?? ''),
      orders.ofPersonSince(userid, since, { isOver: false, most: orderLimits.openOfPerson }),
      orders.ofPersonSince(userid, since, { isOver: true, most: overLookedAt }),
    ]);
    if (person?.verified !== true || person.school !== school.name) {
      throw forbidden(orderMessages.notOfSchool(school.name));
    }
    if (!isThere) throw forbidden(orderMessages.offCampus(school.name));
    expectFew({ open, over }, cart, now);
  }

  /**
   * What it was sent for in vain may be what the same order has taken, sent at the same moment to another process.
   * @throws AppError UNAVAILABLE
   */
  async #refused(userid: string, orderid: string, offered: Offered): Promise<PlacedOrder> {
    if (offered.underWay.has(orderid)) throw busy();
    return (
      (await this.#known(userid, orderid)) ?? { isPlaced: false as const, quote: offered.quote }
    );
  }

  /** Null where something of it is gone since it was priced. @throws AppError CONFLICT, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  async #attempt(
    userid: string,
    { orderid, cart }: Sent,
    stall: OrderStall,
    offered: Offered,
  ): Promise<PlacedOrder | null> {
    const { takings, orders, written, clock } = this.#parts;
    const attempt = { key: newId(), orderid, at: clock.now() };
    const taking = { items: stockTaken(offered), slot: offered.slot };
    if (!(await takings.take(attempt, taking))) return null;
    const order = await this.#made(userid, { cart, stall, offered, attempt }).catch(
      async (error: unknown) => {
        await takings.undo(attempt.key, taking);
        throw error;
      },
    );
    // Where this fails nobody knows whether it is there: what was taken stays marked until that is known.
    if (!(await orders.insert(order))) {
      await takings.undo(attempt.key, taking);
      return this.#known(userid, orderid);
    }
    takings.settle(attempt.key, taking);
    const read = { order, revision: 1 };
    written.moved(read);
    return this.#told(read, stall.record);
  }

  /** @throws AppError UNAVAILABLE where that has taken too long: what was taken for it may be given back by now. */
  async #made(
    userid: string,
    { cart, stall, offered, attempt: { key, orderid, at } }: Made,
  ): Promise<OrderState> {
    const { numbers, written, clock } = this.#parts;
    // It is called out on the day on which it is fetched.
    const fetchedAt = cart.slot === null ? at : Date.parse(cart.slot);
    const day = dayAt(stall.content.timeZone, fetchedAt);
    const number = await numbers.next(cart.stallid, day, fetchedAt);
    const { order } = placed(cart, offered, { orderid, userid, number, codeid: key, at });
    await written.ahead(order);
    if (clock.now() - at > attemptMs) throw busy();
    return order;
  }
}
