import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Cart, Quote } from '@sets/shared/food/order/order.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { PickUpTimes } from '@sets/shared/food/order/ordering.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { answerFetch, json } from './answer-fetch.ts';
import { anItem, aStall, stallidOf } from './fake-food.ts';

const orderidOf = (name: string): string => `order-${name}`.padEnd(22, '_');

/** An order of two soups at the stall `one`, to be paid at the counter. */
export const anOrder = (name: string, change: Partial<OwnOrder> = {}): OwnOrder => ({
  orderid: orderidOf(name),
  revision: 1,
  number: 17,
  status: 'placed',
  lines: [
    {
      itemid: anItem('one').itemid,
      name: 'Item one',
      choices: [],
      note: '',
      count: 2,
      price: 350,
      total: 700,
      tax: 700,
      isRefunded: false,
    },
  ],
  had: { type: 'pick-up' },
  slot: null,
  note: '',
  pay: 'counter',
  toPay: 700,
  placedAt: '2031-05-06T10:00:00.000Z',
  asked: null,
  here: { student: null, courier: null },
  stall: { stallid: stallidOf('one'), name: 'Stall one', place: 'Main hall', timeZone: 'UTC' },
  currency: 'EUR',
  totals: { items: 700, fee: 0, tip: 0, total: 700, taxes: [] },
  sums: { paid: 0, delivered: 0, refunded: 0, credited: 0, returning: 0, disputed: 0, open: 0 },
  paymentid: '',
  deliveredAt: null,
  reason: '',
  endedBy: null,
  refused: { cancel: false, refund: false },
  may: { cancel: true, askCancel: false, askRefund: false },
  proof: `sets-food:1:${orderidOf(name)}.code.${'s'.repeat(43)}`,
  hasInvoice: false,
  ...change,
});

/** What a server knows of a stall and its orders; tests look at it, and change it as the stall would. */
export interface OrdersHeld {
  stall: Stall;
  items: Item[];
  times: PickUpTimes;
  orders: OwnOrder[];
}

const priceOf = (held: OrdersHeld, line: Cart['lines'][number]): number | null => {
  const item = held.items.find(({ itemid }) => itemid === line.itemid);
  if (item === undefined) return null;
  const choices = item.groups.flatMap((group) => group.choices);
  return choices
    .filter(({ id }) => line.choices.includes(id))
    .reduce((sum, { price }) => sum + price, item.price);
};

const lineOf = (held: OrdersHeld, line: Cart['lines'][number]): OwnOrder['lines'][number] => {
  const item = held.items.find(({ itemid }) => itemid === line.itemid);
  const choices = item?.groups.flatMap((group) => group.choices) ?? [];
  const { itemid, count, note } = line;
  return {
    itemid,
    name: item?.name ?? '',
    choices: choices
      .filter(({ id }) => line.choices.includes(id))
      .map(({ name, price }) => ({ name, price })),
    note,
    count,
    price: line.seen / count,
    total: line.seen,
    tax: 700,
    isRefunded: false,
  };
};

/** What a cart costs at this server. */
const quoteOf = (held: OrdersHeld, cart: Cart): Quote => {
  const { currency, delivers } = held.stall;
  const lines = cart.lines.map((line) => {
    const price = priceOf(held, line);
    const item = held.items.find(({ itemid }) => itemid === line.itemid);
    if (price === null || item === undefined)
      return { seen: line.seen, total: null, fault: 'unknown' as const, left: null };
    if (item.unavailable !== null)
      return { seen: line.seen, total: null, fault: item.unavailable, left: null };
    if (item.left !== null && item.left < line.count)
      return { seen: line.seen, total: null, fault: 'too-few-left' as const, left: item.left };
    return { seen: line.seen, total: price * line.count, fault: null, left: null };
  });
  const items = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const fee = cart.had.type === 'delivery' ? (delivers?.price ?? 0) : 0;
  const total = items + fee + cart.tip;
  const faults = cart.slot === null && !held.times.now ? (['not-then'] as const) : [];
  const isSeen = total === cart.total && lines.every((line) => line.seen === line.total);
  return {
    currency,
    lines,
    totals: { items, fee, tip: cart.tip, total, taxes: [] },
    faults: [...faults],
    canBePlaced: isSeen && faults.length === 0,
  };
};

const placed = (held: OrdersHeld, orderid: string, cart: Cart): Response => {
  const known = held.orders.find((order) => order.orderid === orderid);
  if (known !== undefined) return json(200, { isPlaced: true, order: known });
  const quote = quoteOf(held, cart);
  if (!quote.canBePlaced) return json(200, { isPlaced: false, quote });
  const { had, slot, note } = cart;
  const { total } = quote.totals;
  const order = anOrder('new', {
    orderid,
    lines: cart.lines.map((line) => lineOf(held, line)),
    had,
    slot,
    note,
    totals: quote.totals,
    toPay: total,
  });
  held.orders = [order, ...held.orders];
  return json(200, { isPlaced: true, order });
};

type Answers = Parameters<typeof answerFetch>[0];

/** A server of a stall that takes orders. `answers` come before its own. */
export const fakeOrdersServer = (given: Partial<OrdersHeld> = {}, answers: Answers = {}) => {
  const held: OrdersHeld = {
    stall: aStall('one'),
    items: [anItem('one')],
    times: { now: true, slots: [] },
    orders: [],
    ...given,
  };
  const { stallid } = held.stall;
  const fixed: Answers = {
    [`GET /api/food/menu/${stallid}`]: () => json(200, { stall: held.stall, items: held.items }),
    [`GET /api/food/slots/${stallid}`]: () => json(200, held.times),
    'GET /api/food/listings': () => json(200, { stalls: [held.stall], schools: ['North School'] }),
    'POST /api/food/quote': ({ body }) => json(200, quoteOf(held, (body as { cart: Cart }).cart)),
    'POST /api/food/order': ({ body }) => {
      const { orderid, cart } = body as { orderid: string; cart: Cart };
      return placed(held, orderid, cart);
    },
    'GET /api/food/orders': () => json(200, { orders: held.orders, next: null }),
    ...answers,
  };
  const order = (call: string): Answers[string] | undefined => {
    const found = held.orders.find(({ orderid }) => call === `GET /api/food/order/${orderid}`);
    return found === undefined ? undefined : () => json(200, found);
  };
  const server = answerFetch(
    new Proxy(fixed, {
      get: (known, call) => (typeof call === 'string' ? (known[call] ?? order(call)) : undefined),
    }),
  );
  return { held, ...server };
};
