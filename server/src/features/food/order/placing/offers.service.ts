import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes } from '@sets/shared/food/order/ordering.contract.ts';
import {
  canPickUp,
  earliestAt,
  pickUpTimes,
  slotOf,
  toldTimes,
} from '@sets/shared/food/order/slots.ts';
import { AppError } from '../../../../core/app-error.ts';
import { stallIn } from '../../food.presenter.ts';
import { foodMessages } from '../../food.messages.ts';
import { Shelf, type OrderStall, slotAt, slotsWanted } from './shelf.ts';
import type { PlacingTools } from './placing-tools.ts';

/** What stalls take orders for, as it is stored at this moment. */
export class Offers {
  readonly #tools: Pick<PlacingTools, 'shown' | 'items' | 'slots' | 'clock' | 'takesCards'>;

  constructor(tools: Pick<PlacingTools, 'shown' | 'items' | 'slots' | 'clock' | 'takesCards'>) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async stall(stallid: string): Promise<OrderStall> {
    const there = await this.#tools.shown.read(stallid);
    if (there === null) throw new AppError('NOT_FOUND', foodMessages.noStall);
    return { ...there, content: stallIn(there.record) };
  }

  /** What the stall has now of what these carts ask for. @throws AppError NEWER_VERSION, UNREADABLE */
  async shelf(stall: OrderStall, carts: readonly Cart[]): Promise<Shelf> {
    const { items, slots, clock, takesCards } = this.#tools;
    const { record, school, content } = stall;
    const now = clock.now();
    const wanted = new Set(carts.map((cart) => slotAt(content, cart, now)));
    const [found, there] = await Promise.all([
      items.all([...new Set(carts.flatMap(({ lines }) => lines.map(({ itemid }) => itemid)))]),
      content.slotCapacity === null
        ? []
        : slots.all(Array.from(wanted, (at) => ({ stallid: record._id, at }))),
    ]);
    const own = [...found.values()].filter(({ stallid }) => stallid === record._id);
    const takes = takesCards(school.currency);
    return Shelf.open(stall, { now, items: own, slots: there, takesCards: takes });
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async times(stallid: string): Promise<PickUpTimes> {
    const stall = await this.stall(stallid);
    const { slots, clock } = this.#tools;
    const now = clock.now();
    const taken =
      stall.content.slotCapacity === null
        ? null
        : await slots.takenFrom(stallid, slotOf(earliestAt({ ...stall.content, now })));
    const wanted = slotsWanted(stall, now, (at) => taken?.get(at) ?? 0);
    return { now: canPickUp(wanted, null), slots: toldTimes(pickUpTimes(wanted)) };
  }
}
