import { fail } from '../../core/result.ts';
import { type Ledger, leftOf, withPayment } from './ledger.ts';
import { asItIs, changed, isCalledOff, type Rule, waitsForCard } from './order-change.ts';
import { settled } from './order-settling.ts';
import { telling } from './order-effects.ts';
import type { OrderState } from './order-state.ts';

/** The gateway is to take the money of it. What was called off in the meantime is told so. */
export const paymentBegun: Rule<'payment-begun'> = (order, { paymentid }) => {
  if (order.pay !== 'card') return fail('WRONG_PHASE', 'This order is paid at the counter.');
  if (order.paymentid === paymentid) return asItIs;
  if (order.paymentid !== null) return fail('CONFLICT', 'It has a payment already.');
  return changed(
    order,
    { paymentid },
    isCalledOff(order) ? [{ type: 'stop-payment', paymentid }] : [],
  );
};

/** Whether it could not be paid at some time, through no fault of whoever placed it. */
export const hadNoPage = ({ steps }: Pick<OrderState, 'steps'>): boolean =>
  steps.some(({ type }) => type === 'page-failed');

/** Noted once: what is not paid then is not held against whoever placed it. */
export const pageFailed: Rule<'page-failed'> = (order) =>
  !waitsForCard(order) || order.paidAt !== null || hadNoPage(order) ? asItIs : changed(order, {});

/** Whether a payment pays the order: as much as it costs, all of it still there, and the one that was begun. */
const pays = (order: OrderState, known: Ledger, paymentid: string): boolean =>
  waitsForCard(order) &&
  order.paidAt === null &&
  (order.paymentid ?? paymentid) === paymentid &&
  known.payments.find((each) => each.paymentid === paymentid)?.amount === order.total &&
  leftOf(known, paymentid) === order.total;

const isSame = (one: Ledger, other: Ledger): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the gateway shows of a payment. An old look, or the same one again, changes nothing. */
export const paymentSeen: Rule<'payment-seen'> = (order, { payment }, _by, at) => {
  const ledger = withPayment(order.ledger, payment);
  const isOwedNothing = settled(order).effects.length === 0;
  if (isSame(ledger, order.ledger) && isOwedNothing) return asItIs;
  const { paymentid } = payment;
  return pays(order, ledger, paymentid)
    ? changed(order, { ledger, status: 'paid', paymentid, paidAt: at }, [
        telling('student', 'paid'),
        telling('vendor', 'placed'),
      ])
    : changed(order, { ledger });
};

/** It is not tried again before the payment was looked at: there may be less left of it than is known here. */
export const refundFailed: Rule<'refund-failed'> = (order, { key }) => {
  const isMeant = (each: Ledger['refunds'][number]): boolean =>
    each.key === key && each.status === 'asked';
  const meant = order.ledger.refunds.find(isMeant);
  if (meant === undefined) return asItIs;
  const refunds = order.ledger.refunds.map((each) =>
    isMeant(each) ? { ...each, status: 'refused' as const } : each,
  );
  // It is done with: done again it might go back after all, beside its next try.
  const outbox = order.outbox.filter((each) => each.key !== key);
  return changed(order, { ledger: { ...order.ledger, refunds }, outbox }, [
    { type: 'look', paymentid: meant.paymentid },
  ]);
};
