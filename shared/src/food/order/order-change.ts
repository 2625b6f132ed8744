import { ok, type Result } from '../../core/result.ts';
import { hasFailed, type Ledger, leftOf, type Refund } from './ledger.ts';
import type { WantedEffect } from './order-effects.ts';
import type { Doer, OrderState, StoredLine } from './order-state.ts';
import type { OrderStatus } from './order.contract.ts';
import type { EventOf, OrderEventType } from './order-events.ts';

/** What a rule makes of an event: what the order is then, and what is to be done outside. */
export interface Change {
  readonly order: OrderState;
  readonly effects: readonly WantedEffect[];
}

/** The rule of an event: null where it is so already. */
export type Rule<Type extends OrderEventType> = (
  order: OrderState,
  event: EventOf<Type>,
  by: Doer,
  at: number,
) => Result<Change | null>;

export const changed = (
  order: OrderState,
  patch: Partial<OrderState>,
  effects: readonly WantedEffect[] = [],
): Result<Change> => ok({ order: { ...order, ...patch }, effects });

export const asItIs: Result<null> = ok(null);

const overStatuses: ReadonlySet<OrderStatus> = new Set(['delivered', 'cancelled', 'refunded']);

/** Nothing is cooked, handed over or brought of it any more. */
export const isOver = ({ status }: Pick<OrderState, 'status'>): boolean => overStatuses.has(status);

/** It is to be paid by card, and nobody knows yet that it is. */
export const waitsForCard = ({ status, pay }: Pick<OrderState, 'status' | 'pay'>): boolean =>
  status === 'placed' && pay === 'card';

/** Nothing of it may stay with the stall: it was cancelled, or refunded as a whole. */
export const isCalledOff = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'cancelled' || status === 'refunded';

/** What is asked and waits for an answer. That somebody wanted to cancel what is over asks nothing any more. */
export const openAsk = (order: OrderState): OrderState['asked'] =>
  order.asked?.type === 'cancel' && isOver(order) ? null : order.asked;

/** What paid it, where something did and some of it is left; 0 otherwise. */
export const leftOfOrder = ({ ledger, paymentid, paidAt }: OrderState): number =>
  paymentid === null || paidAt === null ? 0 : leftOf(ledger, paymentid);

/** The places of lines whose money went back or is on its way. */
export const refundedLines = ({ ledger, status, lines }: OrderState): ReadonlySet<number> =>
  status === 'refunded'
    ? new Set(lines.keys())
    : new Set(ledger.refunds.flatMap((each) => (hasFailed(each) ? [] : (each.lines ?? []))));

/** What is still to be had of an order costs so much: its lines that were not refunded, its way and its tip. */
export const costOfRest = (order: OrderState): number => {
  const gone = refundedLines(order);
  const lines = order.lines.filter((_line, place) => !gone.has(place));
  const sum = lines.reduce((all, { total }) => all + total, 0);
  return sum + (order.fee?.price ?? 0) + order.tip;
};

/**
 * Of a card's order the money is not there: nobody has paid it, all of it went back, or its payer disputes it. Where
 * what costs something went back line by line, nothing lacks of what is free.
 */
export const lacksMoney = (order: OrderState): boolean =>
  order.pay === 'card' &&
  order.total > 0 &&
  leftOfOrder(order) === 0 &&
  (isCalledOff(order) || costOfRest(order) > 0);

/** It was paid once, its money is gone, and something is still to be had of it: that is not handed over meanwhile. */
export const isHeldUp = (order: OrderState): boolean =>
  !isOver(order) && order.paidAt !== null && lacksMoney(order);

/** Why what was paid once is not cooked, brought or handed over. */
export const moneyIsGone = 'It is not paid: its money went back, or its payer disputes it.';

/** So far nothing was cooked, so what is called off can be sold to others. */
const beforeCooking: ReadonlySet<OrderStatus> = new Set(['placed', 'paid', 'accepted']);
export const isBeforeCooking = ({ status }: OrderState): boolean => beforeCooking.has(status);

/** Gives back the stock of these lines, where that makes sense and was not done. */
export const withStockBack = (
  order: OrderState,
  places: ReadonlySet<number>,
): { readonly lines: StoredLine[]; readonly effects: WantedEffect[] } => {
  const isBack = (line: StoredLine, place: number): boolean =>
    line.holdsStock && places.has(place) && isBeforeCooking(order);
  const items = order.lines.filter(isBack).map(({ itemid, count }) => ({ itemid, count }));
  return {
    lines: order.lines.map((line, place) =>
      isBack(line, place) ? { ...line, holdsStock: false } : line,
    ),
    effects: items.length === 0 ? [] : [{ type: 'give-back-stock', items }],
  };
};

/** Money is to go back: a card's by the gateway, what was paid at the counter from hand to hand at this moment. */
export const withRefund = (
  known: Ledger,
  refund: Omit<Refund, 'status'>,
): { readonly ledger: Ledger; readonly effects: WantedEffect[] } => {
  const { key, paymentid, amount } = refund;
  if (amount === 0) return { ledger: known, effects: [] };
  const payment = known.payments.find((each) => each.paymentid === paymentid);
  const isFromHandToHand = payment?.by === 'counter';
  const made: Refund = { ...refund, status: isFromHandToHand ? 'succeeded' : 'asked' };
  return {
    ledger: { ...known, refunds: [...known.refunds, made] },
    effects: isFromHandToHand ? [] : [{ type: 'refund', key, paymentid, amount }],
  };
};
