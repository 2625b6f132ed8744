import type { Decided } from './order-machine.ts';
import { named } from './order-machine.ts';
import { emptyLedger } from './ledger.ts';
import { telling } from './order-effects.ts';
import type { OrderState } from './order-state.ts';
import type { Cart } from './order.contract.ts';
import type { Priced } from './pricing.ts';
import { wantedOf } from './stock.ts';

/** What only the server knows of an order that is placed. */
export interface Placing {
  readonly orderid: string;
  readonly userid: string;
  /** What is called out at the counter. */
  readonly number: number;
  /** What the code of its proof names. */
  readonly codeid: string;
  readonly at: number;
}

/** The stock that a cart takes, each item once. It is taken before the order is there, and given back where that fails. */
export const stockTaken = ({ lines }: Pick<Priced, 'lines'>): { itemid: string; count: number }[] =>
  Array.from(wantedOf(lines.filter(({ holdsStock }) => holdsStock)), ([itemid, count]) => ({
    itemid,
    count,
  }));

/** An order of a cart that can be placed; what costs nothing is paid. */
export const placed = (
  cart: Cart,
  { quote, lines, fee }: Priced,
  { orderid, userid, number, codeid, at }: Placing,
): Decided => {
  const isFree = quote.totals.total === 0;
  const isForVendor = cart.pay === 'counter' || isFree;
  const effects = isForVendor
    ? [named(telling('vendor', 'placed'), 0, { orderid, step: orderid, at })]
    : [];
  const by = { role: 'student' as const, userid };
  const order: OrderState = {
    orderid,
    stallid: cart.stallid,
    userid,
    number,
    currency: quote.currency,
    placedAt: at,
    status: isFree && cart.pay === 'card' ? 'paid' : 'placed',
    lines: [...lines],
    fee,
    tip: cart.tip,
    total: quote.totals.total,
    deliverTo: cart.had.type === 'delivery' ? cart.had.place : null,
    slot: cart.slot === null ? null : Date.parse(cart.slot),
    note: cart.note,
    pay: cart.pay,
    paymentid: null,
    paidAt: isFree ? at : null,
    deliveredAt: null,
    invoiced: null,
    credits: [],
    reason: '',
    courier: null,
    here: { student: null, courier: null },
    code: { id: codeid, usedAt: null },
    asked: null,
    refused: { cancel: false, refund: false },
    ledger: emptyLedger,
    steps: [{ id: orderid, type: 'place', by, at, from: 'placed', isUndone: false }],
    outbox: effects,
  };
  return { order, effects };
};
