import { hasFailed, type Refund } from './ledger.ts';
import { hasLostMoney, isOver } from './order-change.ts';
import { type Effect, telling, type WantedEffect } from './order-effects.ts';
import { isGivenUp } from './order-settling.ts';
import type { OrderState } from './order-state.ts';

/** Whether nothing goes out by itself any more of what it was for, also where it was tried by hand after that. */
const isLast = (order: OrderState, refund: Refund): boolean => {
  // A sum is of whatever did not go back of its payment.
  const ofSame = (each: Refund): boolean =>
    each.paymentid === refund.paymentid && refund.lines === null;
  return [refund, ...order.ledger.refunds.filter(ofSame)].some((each) => isGivenUp(order, each));
};

/** What is new of refunds: what went back, and what did not. */
const newsOfRefunds = (before: OrderState, after: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.refunds.map(({ key, status }) => [key, status]));
  const fresh = after.ledger.refunds.filter(({ key, status }) => known.get(key) !== status);
  return fresh.flatMap((refund): WantedEffect[] => {
    if (hasFailed(refund)) {
      const toVendor = telling('vendor', 'refund-failed');
      // Who waits for it is told once it does not go out by itself any more.
      if (isLast(after, refund)) return [toVendor, telling('student', 'refund-stuck')];
      // So is whoever was told that it is back.
      const wasBack = known.get(refund.key) === 'succeeded';
      return wasBack ? [toVendor, telling('student', 'refund-failed')] : [toVendor];
    }
    return refund.status === 'succeeded' ? [telling('student', 'money-back')] : [];
  });
};

const newsOfDisputes = (before: OrderState, { ledger }: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.disputes.map((each) => [each.disputeid, each.status]));
  return ledger.disputes
    .filter(({ disputeid, status }) => known.get(disputeid) !== status)
    .map(({ status }) => telling('vendor', status === 'open' ? 'disputed' : 'dispute-over'));
};

type Telling = Extract<Effect, { readonly type: 'tell' }>;

const calling: ReadonlySet<Telling['what']> = new Set(['ready', 'here']);

/** Whether this would call whoever ordered to a counter or a door where nothing is handed over: its money is gone. */
export const callsInVain = (
  order: OrderState,
  { whom, what }: Pick<Telling, 'whom' | 'what'>,
): boolean => whom === 'student' && calling.has(what) && !isOver(order) && hasLostMoney(order);

/** It is told that it is ready all the same: nobody has begun to, so whoever does sees what its money has come to. */
const willBeCalled = ({ outbox }: OrderState): boolean =>
  outbox.some(
    (each) =>
      each.type === 'tell' &&
      each.whom === 'student' &&
      each.what === 'ready' &&
      each.claim === null,
  );

/** It is ready, and its money is there again: so far nobody was told, or their page said that it is not handed over. */
const newsOfReady = (before: OrderState, after: OrderState): WantedEffect[] =>
  after.status === 'ready' && hasLostMoney(before) && !hasLostMoney(after) && !willBeCalled(after)
    ? [telling('student', 'ready')]
    : [];

/** What is to be told of the money of an order, whatever has moved it. */
export const moneyNews = (before: OrderState, after: OrderState): WantedEffect[] => [
  ...newsOfRefunds(before, after),
  ...newsOfDisputes(before, after),
  ...newsOfReady(before, after),
];
