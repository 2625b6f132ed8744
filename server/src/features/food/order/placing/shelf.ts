import { openWhen } from '@sets/shared/food/opening.ts';
import type { ItemContent } from '@sets/shared/food/item.contract.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import { type Priced, priced, type StoredItem } from '@sets/shared/food/order/pricing.ts';
import { stockTaken } from '@sets/shared/food/order/placing.ts';
import { canPickUp, earliestAt, slotOf, type SlotsWanted } from '@sets/shared/food/order/slots.ts';
import { AppError } from '../../../../core/app-error.ts';
import { orAppError } from '../../../../core/or-app-error.ts';
import { inSlices } from '../../../../core/in-slices.ts';
import { itemIn, stallClock, unavailableAt } from '../../food.presenter.ts';
import type { ItemRecord } from '../../item-store.service.ts';
import type { ShownStall } from '../../shown-stalls.service.ts';
import type { TakenSlot } from './slot-store.service.ts';
import type { Taking } from './takings.service.ts';

/** A stall that takes orders. */
export interface OrderStall extends ShownStall {
  readonly content: StallContent;
}

/** A cart with what it costs now, and what it takes. */
export interface Offered extends Priced {
  readonly taking: Taking;
  /** The orders for which something of the same is just being taken. */
  readonly underWay: ReadonlySet<string>;
}

/** What is read of a stall at one moment. */
interface Stored {
  /** In ms. */
  readonly now: number;
  readonly items: readonly ItemRecord[];
  readonly slots: readonly TakenSlot[];
  readonly takesCards: boolean;
}

/** When the time to pick up begins in which a cart is fetched, in ms. */
export const slotAt = (stall: StallContent, { slot }: Cart, now: number): number =>
  slot === null ? slotOf(earliestAt({ ...stall, now })) : Date.parse(slot);

/** What is asked of the times of a stall. */
export const slotsWanted = (
  { record, content }: Pick<OrderStall, 'record' | 'content'>,
  now: number,
  taken: SlotsWanted['taken'],
): SlotsWanted => ({
  now,
  preparation: content.preparation,
  isOpen: openWhen({ ...content, isPaused: record.isPaused }),
  capacity: content.slotCapacity,
  taken,
});

/** Counts what was taken of each. */
class Tally<Key> {
  readonly #counts = new Map<Key, number>();

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: Key, count: number): void {
    this.#counts.set(key, this.of(key) + count);
  }
}

/** What items are, or why that cannot be read. */
type Contents = ReadonlyMap<string, ItemContent | AppError>;

/** So many items are read before others have a turn: one may have two hundred choices. */
const slice = 5;

/** What a stall has at one moment, for carts that come one after the other: what one takes the next ones do not find. */
export class Shelf {
  readonly #stall: OrderStall;
  readonly #stored: Stored;
  readonly #contents: Contents;
  readonly #slots: ReadonlyMap<number, TakenSlot>;
  readonly #takenItems = new Tally<string>();
  readonly #takenSlots = new Tally<number>();

  private constructor(stall: OrderStall, stored: Stored, contents: Contents) {
    this.#contents = contents;
    this.#stall = stall;
    this.#stored = stored;
    this.#slots = new Map(stored.slots.map((slot) => [slot.begins.getTime(), slot]));
  }

  static async open(stall: OrderStall, stored: Stored): Promise<Shelf> {
    const contents = new Map<string, ItemContent | AppError>();
    for await (const item of inSlices(stored.items, slice)) {
      contents.set(
        item._id,
        orAppError(() => itemIn(item)),
      );
    }
    return new Shelf(stall, stored, contents);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE where an item of this cart cannot be read */
  price(cart: Cart): Offered {
    const { content, school, record } = this.#stall;
    const { now, takesCards } = this.#stored;
    const wanted = cart.slot === null ? null : Date.parse(cart.slot);
    const at = slotAt(content, cart, now);
    const result = priced(cart, {
      currency: school.currency,
      items: this.#itemsAt(cart, wanted ?? now),
      fee: content.delivery,
      takesCards,
      canBeThen: canPickUp(slotsWanted(this.#stall, now, this.#takenAt), wanted),
    });
    const { slotCapacity: capacity } = content;
    const slot = capacity === null ? null : { stallid: record._id, at, capacity };
    const taking = { items: stockTaken(result), slot };
    return { ...result, taking, underWay: this.#underWay(cart, at) };
  }

  /** It is sold: the next ones find so much less. */
  take({ items, slot }: Taking): void {
    for (const { itemid, count } of items) this.#takenItems.add(itemid, count);
    if (slot !== null) this.#takenSlots.add(slot.at, 1);
  }

  readonly #takenAt = (slot: number): number =>
    (this.#slots.get(slot)?.taken ?? 0) + this.#takenSlots.of(slot);

  #itemsOf({ lines }: Cart): ItemRecord[] {
    const wanted = new Set(lines.map(({ itemid }) => itemid));
    return this.#stored.items.filter(({ _id }) => wanted.has(_id));
  }

  #itemsAt(cart: Cart, at: number): StoredItem[] {
    const clock = stallClock(this.#stall.content, at);
    return this.#itemsOf(cart).map((record) => {
      const content = this.#contentOf(record);
      const { _id: itemid, soldOutOn } = record;
      const stock = record.stock === null ? null : record.stock - this.#takenItems.of(itemid);
      const unavailable = unavailableAt(content, { soldOutOn, stock }, clock);
      return { itemid, content, stock, unavailable };
    });
  }

  #contentOf({ _id }: ItemRecord): ItemContent {
    const content = this.#contents.get(_id);
    if (content === undefined) throw new Error('An item was not read.');
    if (content instanceof AppError) throw content;
    return content;
  }

  #underWay(cart: Cart, at: number): ReadonlySet<string> {
    const marks = this.#itemsOf(cart).flatMap((item) => item.marks ?? []);
    const atSlot = this.#slots.get(at)?.marks ?? [];
    return new Set([...marks, ...atSlot].map(({ orderid }) => orderid));
  }
}
