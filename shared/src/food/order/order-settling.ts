import { hasFailed, isDisputed, leftOf, type Refund } from './ledger.ts';
import { isCalledOff, withRefund } from './order-change.ts';
import type { WantedEffect } from './order-effects.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';

/** What went back by itself of a payment, whatever came of it. */
const triesOf = ({ orderid, ledger }: OrderState, paymentid: string): Refund[] =>
  ledger.refunds.filter(
    (refund) => refund.paymentid === paymentid && refund.key.startsWith(`${orderid}:back:`),
  );

/** Payments of which the stall may keep nothing, as it has come to pass, with what is left of them. */
export const owedBack = (order: OrderState): { paymentid: string; amount: number }[] =>
  order.ledger.payments
    .filter(
      ({ paymentid }) =>
        isCalledOff(order) || order.paidAt === null || paymentid !== order.paymentid,
    )
    .map(({ paymentid }) => ({ paymentid, amount: leftOf(order.ledger, paymentid) }))
    .filter(({ amount }) => amount > 0);

/**
 * Sends back what the stall may not keep, after whatever has happened: what was paid for an order that was called
 * off, before or since; what was paid a second time, or not as much as the order costs; what a dispute gave back
 * after that. While a bank decides of a payment it waits. What failed is tried again later; what failed too often is
 * left to the vendor, who is told of each failure.
 */
export const settled = (
  given: OrderState,
): { readonly order: OrderState; readonly effects: WantedEffect[] } => {
  const effects: WantedEffect[] = [];
  let { ledger } = given;
  for (const { paymentid, amount } of owedBack(given)) {
    const tries = triesOf(given, paymentid);
    const failures = tries.filter(hasFailed).length;
    if (failures >= orderLimits.refundAttempts || isDisputed(given.ledger, paymentid)) continue;
    const key = `${given.orderid}:back:${paymentid}:${tries.length + 1}`;
    const back = withRefund(ledger, { key, paymentid, amount, lines: null });
    ({ ledger } = back);
    const pause = orderLimits.refundPauses[failures] ?? 0;
    for (const effect of back.effects) effects.push({ ...effect, pause });
  }
  return { order: { ...given, ledger }, effects };
};
