import { hasFailed, isDisputed, type Refund } from './ledger.ts';
import { isCalledOff, withRefund } from './order-change.ts';
import type { Effect, WantedEffect } from './order-effects.ts';
import { isNextTry, nextTryOf, owedBack, owedOfLines, rootOf, sumOf } from './order-owed.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';

const backOf = ({ orderid }: OrderState): string => `${orderid}:back:`;

/** What went back by itself of a payment, whatever came of it. */
const triesOf = (order: OrderState, paymentid: string): Refund[] =>
  order.ledger.refunds.filter(
    (refund) => refund.paymentid === paymentid && refund.key.startsWith(backOf(order)),
  );

/** A refund that goes out by itself, after so many that failed. */
interface Planned {
  readonly refund: Omit<Refund, 'status'>;
  readonly failures: number;
}

/**
 * What goes out by itself of what the stall may not keep, and of lines whose refund failed. While a bank decides of a
 * payment nothing of it does, nor what failed too often.
 */
const planned = (order: OrderState): Planned[] => {
  const whole = owedBack(order).map(({ paymentid, amount }) => {
    const tries = triesOf(order, paymentid);
    const key = `${backOf(order)}${paymentid}:${tries.length + 1}`;
    return {
      refund: { key, paymentid, amount, lines: null },
      failures: tries.filter(hasFailed).length,
    };
  });
  const ofLines = owedOfLines(order).map(({ root, paymentid, lines, amount, tries, failures }) => ({
    refund: { key: nextTryOf(root, tries), paymentid, amount, lines: lines && [...lines] },
    failures,
  }));
  return [...whole, ...ofLines].filter(
    ({ refund, failures }) =>
      failures < orderLimits.refundAttempts && !isDisputed(order.ledger, refund.paymentid),
  );
};

/** Whether a refund that failed was the last one that goes out by itself, and its money is still owed. */
export const isGivenUp = (order: OrderState, { key, paymentid }: Refund): boolean => {
  const { refundAttempts } = orderLimits;
  // What was asked of lines before it was called off goes back with all else.
  if (key.startsWith(backOf(order)) || isCalledOff(order)) {
    const failures = triesOf(order, paymentid).filter(hasFailed).length;
    const isOwed = owedBack(order).some((each) => each.paymentid === paymentid);
    return isOwed && failures >= refundAttempts;
  }
  return owedOfLines(order).some(
    ({ root, failures }) => root === rootOf(key) && failures >= refundAttempts,
  );
};

const isSame = (one: Planned['refund'], other: Planned['refund']): boolean =>
  one.key === other.key &&
  one.amount === other.amount &&
  JSON.stringify(one.lines) === JSON.stringify(other.lines);

const withoutRefunds = (order: OrderState, all: readonly Refund[]): OrderState => {
  const keys = new Set(all.map(({ key }) => key));
  const isKept = ({ key }: { readonly key: string }): boolean => !keys.has(key);
  return {
    ...order,
    ledger: { ...order.ledger, refunds: order.ledger.refunds.filter(isKept) },
    outbox: order.outbox.filter(isKept),
  };
};

/** Refunds that wait to go out by themselves, and that nobody has begun. */
const waitingTries = (order: OrderState): Refund[] => {
  const isWaiting = (effect: Effect): boolean =>
    effect.type === 'refund' &&
    effect.claim === null &&
    (effect.key.startsWith(backOf(order)) || isNextTry(effect.key));
  const waiting = new Set(order.outbox.filter(isWaiting).map(({ key }) => key));
  return order.ledger.refunds.filter(({ key, status }) => status === 'asked' && waiting.has(key));
};

/** What did not go back once and goes out again by itself, an hour or a day later. */
const nextTries = (order: OrderState): Refund[] =>
  waitingTries(order).filter(
    ({ key, paymentid }) => isNextTry(key) || triesOf(order, paymentid).some(hasFailed),
  );

/** How much that is. */
export const waitsForNextTry = (order: OrderState): number => sumOf(nextTries(order));

/** How much of what paid it is back, or on its way without having failed. */
export const backOfOrder = (order: OrderState): number => {
  const { ledger, paymentid } = order;
  const waiting = new Set(nextTries(order).map(({ key }) => key));
  const refunds = ledger.refunds.filter(
    (each) => each.paymentid === paymentid && !hasFailed(each) && !waiting.has(each.key),
  );
  const lost = ledger.disputes.filter(
    (each) => each.paymentid === paymentid && each.status === 'lost',
  );
  // Of what was asked here and by hand at once the gateway refuses one.
  return Math.min(order.total, sumOf(refunds) + sumOf(lost));
};

/**
 * Without the tries that wait and would not be planned so any more: a bank decides of their payment by now, or their
 * money went back otherwise. No try is used up so: what is owed then is planned anew, of what is left.
 */
const withoutIdle = (order: OrderState): OrderState => {
  const waiting = waitingTries(order);
  if (waiting.length === 0) return order;
  const wanted = planned(withoutRefunds(order, waiting));
  const idle = waiting.filter((refund) => !wanted.some((each) => isSame(each.refund, refund)));
  return idle.length === 0 ? order : withoutRefunds(order, idle);
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
  for (const { refund, failures } of planned(order)) {
    const back = withRefund(ledger, refund);
    ({ ledger } = back);
    const pause = orderLimits.refundPauses[failures] ?? 0;
    for (const effect of back.effects) effects.push({ ...effect, pause });
  }
  return { order: { ...order, ledger }, effects };
};
