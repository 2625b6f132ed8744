import type { Cart, Quote } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes, PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { createBoundedByKey } from '../../../../core/bounded.ts';
import { GroupedWrites } from '../../../../core/grouped-writes.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import { createWhileUsed } from '../../../../core/while-used.ts';
import type { Who } from '../../food-tools.ts';
import { orderMessages } from '../order.messages.ts';
import type { Rush } from '../rush.ts';
import type { Offers } from './offers.service.ts';
import type { PlacingRound } from './placing-round.service.ts';
import { type Sent, WaitingOrder } from './waiting-order.ts';

interface Parts {
  readonly offers: Pick<Offers, 'stall' | 'shelf' | 'times'>;
  readonly round: Pick<PlacingRound, 'place'>;
  readonly rush: Pick<Rush, 'during'>;
}

/** So many orders of one stall are placed in one round. */
const inRound = 50;
/** Of one stall: while those of a round are placed, as many others gather for the next one. */
const bounds = { atOnce: 2 * inRound, waiting: 2_000, msg: orderMessages.busy };

/** Prices carts and places orders. An order that is sent twice is there once. */
export class Placing {
  readonly #parts: Parts;
  /** Of this process: what one person sends is placed one after the other. */
  readonly #inTurn = createKeyedMutex();
  readonly #bounded = createBoundedByKey(bounds);
  readonly #roundsOf = createWhileUsed((stallid) => this.#roundsAt(stallid));

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async quote(cart: Cart): Promise<Quote> {
    const { offers } = this.#parts;
    const shelf = await offers.shelf(await offers.stall(cart.stallid), [cart]);
    return shelf.price(cart).quote;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  times(stallid: string): Promise<PickUpTimes> {
    return this.#parts.offers.times(stallid);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, FULL, RATE_LIMITED, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  place({ userid }: Who, sent: Sent): Promise<PlacedOrder> {
    const waiting = new WaitingOrder(userid, sent);
    return this.#inTurn(userid, () => this.#parts.rush.during(() => this.#place(waiting)));
  }

  async #place(waiting: WaitingOrder): Promise<PlacedOrder> {
    const { stallid } = waiting.sent.cart;
    try {
      await this.#bounded(stallid, () => this.#roundsOf(stallid, (rounds) => rounds.add(waiting)));
    } catch (error) {
      // What fails later in the round is nothing to whoever has been answered.
      if (!waiting.isAnswered) throw error;
    }
    return waiting.answer;
  }

  /** What waits at a stall is placed together, round after round; who comes alone waits for nobody. */
  #roundsAt(stallid: string): GroupedWrites<WaitingOrder> {
    const { round } = this.#parts;
    const write = (all: readonly WaitingOrder[]): Promise<void> => round.place(stallid, all);
    return new GroupedWrites({ write, mostInOneWrite: inRound, mostWrites: 1 });
  }
}
