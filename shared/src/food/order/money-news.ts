import { hasFailed } from './ledger.ts';
import { telling, type WantedEffect } from './order-effects.ts';
import type { OrderState } from './order-state.ts';

/** What is new of refunds: what went back, what did not, and what of it takes back something of an invoice. */
const newsOfRefunds = (before: OrderState, { ledger, paymentid }: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.refunds.map(({ key, status }) => [key, status]));
  const fresh = ledger.refunds.filter(({ key, status }) => known.get(key) !== status);
  return fresh.flatMap((refund): WantedEffect[] => {
    if (hasFailed(refund)) return [telling('vendor', 'refund-failed')];
    if (refund.status !== 'succeeded') return [];
    const { key, amount, isAfter } = refund;
    const isOfInvoice = isAfter && refund.paymentid === paymentid && amount > 0;
    const told = telling('student', 'money-back');
    return isOfInvoice ? [told, { type: 'credit', refund: key, amount }] : [told];
  });
};

const newsOfDisputes = (before: OrderState, { ledger }: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.disputes.map((each) => [each.disputeid, each.status]));
  return ledger.disputes
    .filter(({ disputeid, status }) => known.get(disputeid) !== status)
    .map(({ status }) => telling('vendor', status === 'open' ? 'disputed' : 'dispute-over'));
};

/** What is to be told, and written, of the money of an order, whatever has moved it. */
export const moneyNews = (before: OrderState, after: OrderState): WantedEffect[] => [
  ...newsOfRefunds(before, after),
  ...newsOfDisputes(before, after),
];
