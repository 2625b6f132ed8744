import type { Item, Menu } from '@sets/shared/food/item.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { withLine } from '../cart/cart-rules.ts';
import { missingGroups, priceWith } from '../cart/choices.ts';
import type { KeptCart } from '../cart/kept-cart.ts';
import { emptyCart } from '../cart/use-choosing.ts';

type Line = OwnOrder['lines'][number];

export interface Again {
  /** Null where nothing of it is there any more. */
  readonly cart: KeptCart | null;
  /** The names of what cannot be had as it was. */
  readonly left: readonly string[];
  /** It was brought, and the stall brings nothing any more. */
  readonly isPickedUp: boolean;
}

/**
 * The ids of choices by their names: an order keeps names alone, in the order of the item. Null where one is not there
 * any more, is sold out, or where the item asks for others by now.
 */
const choicesAgain = (item: Pick<Item, 'groups'>, names: readonly string[]): string[] | null => {
  const waiting = [...names];
  const chosen: string[] = [];
  for (const { choices, most } of item.groups) {
    const own: string[] = [];
    for (const { id, name, isSoldOut } of choices) {
      if (isSoldOut || own.length >= most || name !== waiting[0]) continue;
      waiting.shift();
      own.push(id);
    }
    chosen.push(...own);
  }
  return waiting.length === 0 && missingGroups(item, chosen).length === 0 ? chosen : null;
};

const lineAgain = (line: Line, items: readonly Item[]) => {
  const item = items.find(({ itemid }) => itemid === line.itemid);
  if (item === undefined || item.unavailable === 'sold-out') return null;
  const names = line.choices.map(({ name }) => name);
  const chosen = choicesAgain(item, names);
  if (chosen === null) return null;
  return {
    itemid: item.itemid,
    name: item.name,
    choices: chosen.map((id, at) => ({ id, name: names[at] ?? '' })),
    note: line.note,
    count: Math.min(line.count, orderLimits.count),
    price: priceWith(item, chosen),
  };
};

type Ordered = Pick<OwnOrder, 'lines' | 'had' | 'note' | 'pay' | 'currency'> & {
  readonly totals: Pick<OwnOrder['totals'], 'tip'>;
};

/** What was said of the order as a whole, as far as it can be so again. A tip in other money is another sum. */
const wholeAgain = (order: Ordered, { delivers, currency }: Menu['stall']): Partial<KeptCart> => {
  const { had, note, pay, totals } = order;
  return {
    note,
    pay,
    tip: currency === order.currency ? totals.tip : 0,
    ...(had.type === 'delivery' &&
      delivers !== null && { had: 'delivery' as const, place: had.place }),
  };
};

/** What was ordered once, as it can be had now and for what it costs now. When it is had is chosen anew. */
export const orderedAgain = (order: Ordered, { stall, items }: Menu): Again => {
  const told = order.lines.map((line) => ({ name: line.name, line: lineAgain(line, items) }));
  const there = told.flatMap(({ line }) => line ?? []);
  const empty: KeptCart = { ...emptyCart(stall), ...wholeAgain(order, stall) };
  return {
    cart: there.length === 0 ? null : there.reduce(withLine, empty),
    left: told.flatMap(({ name, line }) => (line === null ? [name] : [])),
    isPickedUp: order.had.type === 'delivery' && stall.delivers === null,
  };
};
