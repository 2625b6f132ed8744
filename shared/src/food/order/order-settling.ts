import { hasFailed, isDisputed, leftOf, type Refund } from './ledger.ts';
import { isCalledOff, refundedLines, withRefund } from './order-change.ts';
import type { Effect, WantedEffect } from './order-effects.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';

const backOf = ({ orderid }: OrderState): string => `${orderid}:back:`;

/** What went back by itself of a payment, whatever came of it. */
const triesOf = (order: OrderState, paymentid: string): Refund[] =>
  order.ledger.refunds.filter(
    (refund) => refund.paymentid === paymentid && refund.key.startsWith(backOf(order)),
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

/** Between the key of a refund of lines and the number of its next try. */
const again = ':again:';
const rootOf = (key: string): string => key.split(again)[0] ?? key;

/** Lines that somebody wanted to give back, and that did not go back. */
export interface OwedLines {
  /** The key of the refund that was asked for. */
  readonly root: string;
  readonly paymentid: string;
  readonly lines: readonly number[];
  readonly amount: number;
  readonly tries: number;
  readonly failures: number;
}

/** Of an order that goes on: single lines whose refund failed, each where it was asked for last. */
export const owedLines = (order: OrderState): OwedLines[] => {
  const { ledger, paymentid, paidAt } = order;
  if (isCalledOff(order) || paidAt === null || paymentid === null) return [];
  const gone = new Set(refundedLines(order));
  let left = leftOf(ledger, paymentid);
  const owed: OwedLines[] = [];
  for (const { key, lines, ...refund } of ledger.refunds.toReversed()) {
    if (refund.paymentid !== paymentid || lines === null || !hasFailed(refund)) continue;
    const open = lines.filter((place) => !gone.has(place));
    for (const place of open) gone.add(place);
    const amount = open.reduce((sum, place) => sum + (order.lines[place]?.total ?? 0), 0);
    // It went back otherwise.
    if (amount === 0 || amount > left) continue;
    left -= amount;
    const root = rootOf(key);
    const tries = ledger.refunds.filter((each) => rootOf(each.key) === root);
    const failures = tries.filter(hasFailed).length;
    owed.push({ root, paymentid, lines: open, amount, tries: tries.length, failures });
  }
  return owed;
};

/** Whether a refund that failed was the last one that goes out by itself, and its money is still owed. */
export const isGivenUp = (order: OrderState, { key, paymentid }: Refund): boolean => {
  const { refundAttempts } = orderLimits;
  if (key.startsWith(backOf(order))) {
    const failures = triesOf(order, paymentid).filter(hasFailed).length;
    const isOwed = owedBack(order).some((each) => each.paymentid === paymentid);
    return isOwed && failures >= refundAttempts;
  }
  return owedLines(order).some(
    ({ root, failures }) => root === rootOf(key) && failures >= refundAttempts,
  );
};

/** Whether a line of it goes back, or went, by another refund. */
const isBackOtherwise = ({ ledger }: OrderState, { key, lines }: Refund): boolean =>
  ledger.refunds.some(
    (each) =>
      each.key !== key &&
      !hasFailed(each) &&
      each.lines?.some((place) => lines?.includes(place) === true) === true,
  );

/**
 * Without the tries that wait and that nobody has begun, where a bank decides of their payment by now, or their lines
 * went back otherwise. No try is used up so: what is owed once that is over is planned anew, of what is left then.
 */
const withoutIdle = (order: OrderState): OrderState => {
  const { ledger, outbox } = order;
  const isIdle = (effect: Effect): boolean => {
    if (effect.type !== 'refund' || effect.claim !== null) return false;
    const { key, paymentid } = effect;
    if (!key.startsWith(backOf(order)) && !key.includes(again)) return false;
    const refund = ledger.refunds.find((each) => each.key === key);
    if (refund?.status !== 'asked') return false;
    return isDisputed(ledger, paymentid) || isBackOtherwise(order, refund);
  };
  const idle = new Set(outbox.filter(isIdle).map(({ key }) => key));
  if (idle.size === 0) return order;
  const refunds = ledger.refunds.filter(({ key }) => !idle.has(key));
  return {
    ...order,
    ledger: { ...ledger, refunds },
    outbox: outbox.filter(({ key }) => !idle.has(key)),
  };
};

/**
 * Sends back what the stall may not keep, after whatever has happened: what was paid for an order that was called
 * off, before or since; what was paid a second time, or not as much as the order costs; what a dispute gave back
 * after that; and single lines whose refund failed. While a bank decides of a payment it waits. What failed is tried
 * again later; what failed too often is left to the vendor, who is told of each failure.
 */
export const settled = (
  given: OrderState,
): { readonly order: OrderState; readonly effects: WantedEffect[] } => {
  const order = withoutIdle(given);
  const effects: WantedEffect[] = [];
  let { ledger } = order;
  const send = (refund: Omit<Refund, 'status'>, failures: number): void => {
    const isOver = failures >= orderLimits.refundAttempts;
    if (isOver || isDisputed(order.ledger, refund.paymentid)) return;
    const back = withRefund(ledger, refund);
    ({ ledger } = back);
    const pause = orderLimits.refundPauses[failures] ?? 0;
    for (const effect of back.effects) effects.push({ ...effect, pause });
  };
  for (const { paymentid, amount } of owedBack(order)) {
    const tries = triesOf(order, paymentid);
    const key = `${backOf(order)}${paymentid}:${tries.length + 1}`;
    send({ key, paymentid, amount, lines: null }, tries.filter(hasFailed).length);
  }
  for (const { root, paymentid, lines, amount, tries, failures } of owedLines(order)) {
    const key = `${root}${again}${tries + 1}`;
    send({ key, paymentid, amount, lines: [...lines] }, failures);
  }
  return { order: { ...order, ledger }, effects };
};
