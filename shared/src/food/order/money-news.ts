import { hasFailed } from './ledger.ts';
import { telling, type WantedEffect } from './order-effects.ts';
import { isGivenUp } from './order-settling.ts';
import type { OrderState } from './order-state.ts';

/** What is new of refunds: what went back, and what did not. */
const newsOfRefunds = (before: OrderState, after: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.refunds.map(({ key, status }) => [key, status]));
  const fresh = after.ledger.refunds.filter(({ key, status }) => known.get(key) !== status);
  return fresh.flatMap((refund): WantedEffect[] => {
    if (hasFailed(refund)) {
      const toVendor = telling('vendor', 'refund-failed');
      // Whoever was told that it is back is told that it is not.
      const wasBack = known.get(refund.key) === 'succeeded';
      if (wasBack) return [toVendor, telling('student', 'refund-failed')];
      // So is who waits for it, once it does not go out by itself any more.
      return isGivenUp(after, refund) ? [toVendor, telling('student', 'refund-stuck')] : [toVendor];
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

/** What is to be told of the money of an order, whatever has moved it. */
export const moneyNews = (before: OrderState, after: OrderState): WantedEffect[] => [
  ...newsOfRefunds(before, after),
  ...newsOfDisputes(before, after),
];
