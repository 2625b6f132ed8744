import { openWhen } from '@sets/shared/food/opening.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes } from '@sets/shared/food/order/ordering.contract.ts';
import { type Priced, priced, type StoredItem } from '@sets/shared/food/order/pricing.ts';
import {
  canPickUp,
  earliestAt,
  pickUpTimes,
  slotOf,
  type SlotsWanted,
  toldTimes,
} from '@sets/shared/food/order/slots.ts';
import { AppError } from '../../../../core/app-error.ts';
import { itemIn, stallClock, stallIn, unavailableAt } from '../../food.presenter.ts';
import { foodMessages } from '../../food.messages.ts';
import type { ItemRecord } from '../../item.model.ts';
import type { ShownStall } from '../../shown-stalls.service.ts';
import type { PlacingTools } from './placing-tools.ts';
import type { CountedSlot } from './slot-store.service.ts';

/** A stall that takes orders. */
export interface OrderStall extends ShownStall {
  readonly content: StallContent;
}

/** A cart with what it costs now. */
export interface Offered extends Priced {
  /** The time to pick up that it takes a place of; null where nobody counts. */
  readonly slot: CountedSlot | null;
  /** The orders for which something of the same is just being taken. */
  readonly underWay: ReadonlySet<string>;
}

const storedItemOf = (record: ItemRecord, stall: StallContent, at: number): StoredItem => {
  const content = itemIn(record);
  const unavailable = unavailableAt(content, record, stallClock(stall, at));
  return { itemid: record._id, content, stock: record.stock, unavailable };
};

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

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async price({ record, school, content }: OrderStall, cart: Cart): Promise<Offered> {
    const { items, slots, clock, takesCards } = this.#tools;
    const now = clock.now();
    const { slotCapacity: capacity, delivery } = content;
    const wanted = cart.slot === null ? null : Date.parse(cart.slot);
    const slot = { stallid: record._id, at: wanted ?? slotOf(earliestAt({ ...content, now })) };
    const [found, there] = await Promise.all([
      items.all([...new Set(cart.lines.map(({ itemid }) => itemid))]),
      capacity === null ? null : slots.find(slot),
    ]);
    const own = [...found.values()].filter(({ stallid }) => stallid === record._id);
    const times = this.#times({ record, content }, now, () => there?.taken ?? 0);
    const marks = [...own.flatMap((item) => item.marks ?? []), ...(there?.marks ?? [])];
    return {
      ...priced(cart, {
        currency: school.currency,
        items: own.map((item) => storedItemOf(item, content, wanted ?? now)),
        fee: delivery,
        takesCards: takesCards(school.currency),
        canBeThen: canPickUp(times, wanted),
      }),
      slot: capacity === null ? null : { ...slot, capacity },
      underWay: new Set(marks.map(({ orderid }) => orderid)),
    };
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
    const wanted = this.#times(stall, now, (at) => taken?.get(at) ?? 0);
    return { now: canPickUp(wanted, null), slots: toldTimes(pickUpTimes(wanted)) };
  }

  #times(
    { record, content }: Pick<OrderStall, 'record' | 'content'>,
    now: number,
    taken: SlotsWanted['taken'],
  ): SlotsWanted {
    return {
      now,
      preparation: content.preparation,
      isOpen: openWhen({ ...content, isPaused: record.isPaused }),
      capacity: content.slotCapacity,
      taken,
    };
  }
}
