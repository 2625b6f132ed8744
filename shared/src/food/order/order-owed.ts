import { hasFailed, leftOf } from './ledger.ts';
import { costOfRest, isCalledOff, refundedLines } from './order-change.ts';
import type { OrderState } from './order-state.ts';

/** Payments of which the stall may keep nothing, as it has come to pass, with what is left of them. */
export const owedBack = (order: OrderState): { paymentid: string; amount: number }[] =>
  order.ledger.payments
    .filter(
      ({ paymentid }) =>
        isCalledOff(order) || order.paidAt === null || paymentid !== order.paymentid,
    )
    .map(({ paymentid }) => ({ paymentid, amount: leftOf(order.ledger, paymentid) }))
    .filter(({ amount }) => amount > 0);

/** Of all of these together. */
export const sumOf = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);
const totalOf = ({ lines }: OrderState, place: number): number => lines[place]?.total ?? 0;

/** Between the key of a refund of lines and the number of its next try. */
const again = ':again:';
export const rootOf = (key: string): string => key.split(again)[0] ?? key;
export const isNextTry = (key: string): boolean => key.includes(again);
export const nextTryOf = (root: string, tries: number): string => `${root}${again}${tries + 1}`;

/** Lines that somebody wanted to give back, and that did not go back. */
export interface OwedLines {
  /** The key of the refund that was asked for. */
  readonly root: string;
  readonly paymentid: string;
  readonly lines: readonly number[];
  readonly amount: number;
  readonly tries: number;
  readonly failures: number;
  /** A part of what is owed went back otherwise: of which line, nobody knows. */
  readonly isPartlyBack: boolean;
}

/** Lines that are not back, by the keys of the refunds that failed last of each, the newest first. */
const failedLines = (order: OrderState): ReadonlyMap<string, readonly number[]> => {
  const gone = new Set(refundedLines(order));
  const failed = new Map<string, readonly number[]>();
  for (const refund of order.ledger.refunds.toReversed()) {
    if (refund.paymentid !== order.paymentid || !hasFailed(refund)) continue;
    const open = (refund.lines ?? []).filter((place) => !gone.has(place));
    for (const place of open) gone.add(place);
    if (open.length > 0) failed.set(refund.key, open);
  }
  return failed;
};

/** What the stall has of an order, with what a bank decides of, beyond the price of what it sold and may keep. */
const beyondPrice = (order: OrderState, failed: number): number => {
  const { ledger, paymentid } = order;
  const disputed = ledger.disputes.filter(
    (each) => each.paymentid === paymentid && each.status === 'open',
  );
  const there = leftOf(ledger, paymentid ?? '') + sumOf(disputed);
  return Math.max(0, there - (costOfRest(order) - failed));
};

/** The first of the lines whose prices together are no more than this, and what remains of it. */
const fitting = (order: OrderState, all: readonly number[], amount: number) => {
  let rest = amount;
  const fit = new Set<number>();
  for (const place of all) {
    const total = totalOf(order, place);
    if (total > rest) continue;
    rest -= total;
    fit.add(place);
  }
  return { fit, rest };
};

/** What of lines whose refund failed is still owed. */
export const owedOfLines = (order: OrderState): number => {
  if (isCalledOff(order) || order.paidAt === null) return 0;
  const all = [...failedLines(order).values()].flat();
  const wanted = all.reduce((sum, place) => sum + totalOf(order, place), 0);
  return Math.min(wanted, beyondPrice(order, wanted));
};

/**
 * Of an order that goes on: single lines whose refund failed, each where it was asked for last. What the stall does not
 * have beyond the price of all else went back otherwise, as by hand in the gateway's own pages, or by a bank.
 */
export const owedLines = (order: OrderState): OwedLines[] => {
  if (isCalledOff(order) || order.paidAt === null || order.paymentid === null) return [];
  const { ledger, paymentid } = order;
  const failed = failedLines(order);
  const all = [...failed.values()].flat();
  const { fit, rest } = fitting(order, all, owedOfLines(order));
  const isPartlyBack = rest > 0;
  return Array.from(failed, ([key, open]): OwedLines => {
    const root = rootOf(key);
    const lines = isPartlyBack ? open : open.filter((place) => fit.has(place));
    const amount = lines.reduce((sum, place) => sum + totalOf(order, place), 0);
    const tries = ledger.refunds.filter((each) => rootOf(each.key) === root);
    const failures = tries.filter(hasFailed).length;
    return { root, paymentid, lines, amount, tries: tries.length, failures, isPartlyBack };
  }).filter(({ amount }) => amount > 0);
};

/** Whether money of it should be with its payer and is not on its way. */
export const owesBack = (order: OrderState): boolean =>
  owedBack(order).length > 0 || owedLines(order).length > 0;
