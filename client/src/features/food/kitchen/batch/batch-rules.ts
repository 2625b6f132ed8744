import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { dayThere } from '../../parts/clock-words.ts';
import { nextTap } from '../../parts/order-state.ts';

/** An order that something is for: numbers begin anew each day, so they alone name none. */
interface Named {
  readonly orderid: string;
  readonly number: number;
}

/** So many of one item that are made alike. */
export interface BatchKind {
  readonly choices: readonly string[];
  readonly note: string;
  readonly count: number;
  /** The orders that they are for, the one that is due first at the front. */
  readonly orders: readonly Named[];
}

/** All of one item that is to be made. */
export interface BatchItem {
  readonly itemid: string;
  readonly name: string;
  readonly count: number;
  readonly kinds: readonly BatchKind[];
}

/** What is ordered for a time of another day. */
export interface LaterBatch {
  readonly slot: string;
  readonly items: readonly BatchItem[];
}

/** What the board says is to be cooked: nothing is begun whose money is gone. */
const isToBeMade = (order: KitchenOrder): boolean => {
  const tap = nextTap(order);
  return tap === 'prepare' || tap === 'ready';
};

type Line = KitchenOrder['lines'][number];

const isAlike = (kind: BatchKind, { choices, note }: Line): boolean =>
  kind.note === note &&
  kind.choices.length === choices.length &&
  kind.choices.every((name, place) => name === choices[place]?.name);

const kindsWith = (kinds: readonly BatchKind[], line: Line, order: Named): BatchKind[] => {
  const { orderid, number } = order;
  const known = kinds.find((kind) => isAlike(kind, line));
  if (known === undefined) {
    const { choices, note, count } = line;
    const names = choices.map(({ name }) => name);
    return [...kinds, { choices: names, note, count, orders: [{ orderid, number }] }];
  }
  const isKnown = known.orders.some((each) => each.orderid === orderid);
  const orders = isKnown ? known.orders : [...known.orders, { orderid, number }];
  const more = { ...known, count: known.count + line.count, orders };
  return kinds.map((kind) => (kind === known ? more : kind));
};

const itemsOf = (orders: readonly KitchenOrder[]): readonly BatchItem[] => {
  const items = new Map<string, BatchItem>();
  for (const order of orders) {
    for (const line of order.lines) {
      if (line.isRefunded) continue;
      const { itemid, name } = line;
      const known = items.get(itemid) ?? { itemid, name, count: 0, kinds: [] };
      items.set(itemid, {
        ...known,
        count: known.count + line.count,
        kinds: kindsWith(known.kinds, line, order),
      });
    }
  }
  return [...items.values()];
};

/** By whose clock a day ends, and what time it is. */
interface StallClock {
  readonly now: number;
  readonly timeZone: string;
}

/**
 * What is to be made of the orders of a board: of those that were accepted and are not ready, by item, those that are
 * made alike together. What is ordered for another day is apart, by its time. `orders` the one that is due first at the
 * front: so are the items, and the times.
 */
export const batchOf = (
  orders: readonly KitchenOrder[],
  { now, timeZone }: StallClock,
): { readonly now: readonly BatchItem[]; readonly later: readonly LaterBatch[] } => {
  const today = dayThere(now, timeZone);
  // A time that has passed on another day is late, not later.
  const isLater = ({ slot }: KitchenOrder): boolean =>
    slot !== null && dayThere(Date.parse(slot), timeZone) > today;
  const open = orders.filter(isToBeMade);
  const slots = new Set(open.filter(isLater).flatMap(({ slot }) => slot ?? []));
  return {
    now: itemsOf(open.filter((order) => !isLater(order))),
    later: [...slots]
      .map((slot) => ({ slot, items: itemsOf(open.filter((order) => order.slot === slot)) }))
      .filter(({ items }) => items.length > 0),
  };
};
