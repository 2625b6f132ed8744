import type { Quote } from '@sets/shared/food/order/order.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { canteenMenu, coffee } from './food-samples.ts';

const { stall, items } = canteenMenu;
const [soup = coffee] = items;
const hour = 3_600_000;
const quarter = 900_000;

const lines = [
  { itemid: soup.itemid, name: soup.name, choices: [], note: '', count: 2, price: 350 },
  {
    itemid: coffee.itemid,
    name: coffee.name,
    choices: coffee.groups.flatMap((group) =>
      group.choices.slice(0, 1).map(({ id, name }) => ({ id, name })),
    ),
    note: 'Not too hot, please, and with the lid beside it',
    count: 1,
    price: 280,
  },
];

/** As the device keeps it. */
export const aCart = {
  v: 2,
  orderid: 'picture-of-an-order___',
  stallid: stall.stallid,
  stall: stall.name,
  currency: 'EUR',
  lines,
  had: 'pick-up',
  place: '',
  slot: null,
  tip: 0,
  note: '',
  sentAt: null,
};

const seen = lines.map(({ price, count }) => price * count);
const items1 = seen.reduce((sum, each) => sum + each, 0);

export const fineQuote: Quote = {
  currency: 'EUR',
  lines: seen.map((total) => ({ seen: total, total, fault: null, left: null })),
  totals: {
    items: items1,
    fee: 0,
    tip: 0,
    total: items1,
    taxes: [{ rate: 700, net: items1 - 64, tax: 64, gross: items1 }],
  },
  faults: [],
  canBePlaced: true,
};

/** One is nearly gone, the other costs more. */
export const faultyQuote: Quote = {
  ...fineQuote,
  lines: [
    { seen: 700, total: null, fault: 'too-few-left', left: 1 },
    { seen: 280, total: 320, fault: null, left: null },
  ],
  totals: { items: 320, fee: 0, tip: 0, total: 320, taxes: [] },
  faults: ['not-then'],
  canBePlaced: false,
};

/** Half a day of times, from the next quarter of an hour on. */
export const times = {
  now: true,
  slots: Array.from({ length: 40 }, (_none, at) => ({
    at: new Date((Math.ceil(Date.now() / quarter) + at + 2) * quarter).toISOString(),
    left: at % 4,
  })),
};

export const anOrder = (change: Partial<OwnOrder> = {}): OwnOrder => ({
  orderid: aCart.orderid,
  revision: 3,
  number: 47,
  status: 'preparing',
  lines: lines.map(({ itemid, name, choices, note, count, price }) => ({
    itemid,
    name,
    choices: choices.map((each) => ({ name: each.name, price: 0 })),
    note,
    count,
    price,
    total: price * count,
    tax: 700,
    isRefunded: false,
  })),
  had: { type: 'pick-up' },
  slot: null,
  note: '',
  pay: 'counter',
  toPay: items1,
  placedAt: new Date(Date.now() - hour / 6).toISOString(),
  asked: null,
  here: { student: null, courier: null },
  stall: { stallid: stall.stallid, name: stall.name, place: stall.place, timeZone: 'UTC' },
  currency: 'EUR',
  totals: fineQuote.totals,
  sums: { paid: 0, delivered: 0, refunded: 0, credited: 0, returning: 0, disputed: 0, open: 0 },
  paymentid: '',
  deliveredAt: null,
  reason: '',
  endedBy: null,
  refused: { cancel: false, refund: false },
  may: { cancel: false, askCancel: true, askRefund: false },
  proof: `sets-food:1:${aCart.orderid}.kPZ1b2V7c0Qw.${'Qm9yZWQ_'.repeat(5)}abc`,
  hasInvoice: false,
  ...change,
});

export const manyOrders = {
  orders: [
    anOrder(),
    anOrder({
      orderid: 'picture-of-order-two__',
      number: 12,
      status: 'delivered',
      proof: null,
      placedAt: new Date(Date.now() - 30 * hour).toISOString(),
    }),
    anOrder({
      orderid: 'picture-of-order-three',
      number: 1031,
      status: 'cancelled',
      proof: null,
      placedAt: new Date(Date.now() - 100 * hour).toISOString(),
    }),
  ],
  next: 'older',
};
