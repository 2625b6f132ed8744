import { hasFailed, isByHand, leftOf } from './ledger.ts';
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

/** Between the key of a refund of lines and the number of its next try. */
const again = ':again:';
export const rootOf = (key: string): string => key.split(again)[0] ?? key;
export const isNextTry = (key: string): boolean => key.includes(again);
export const nextTryOf = (root: string, tries: number): string => `${root}${again}${tries + 1}`;

/** What somebody wanted to give back of single lines, and what did not go back. */
export interface OwedOfLines {
  /** The key of the refund that was asked for. */
  readonly root: string;
  readonly paymentid: string;
  /** Null for a mere sum: a part of it went back otherwise, and of which line nobody knows. */
  readonly lines: readonly number[] | null;
  readonly amount: number;
  readonly tries: number;
  readonly failures: number;
}

/** Lines that are not back, by the refunds that were asked for last of each and failed, the newest first. */
const failedLines = (order: OrderState): ReadonlyMap<string, readonly number[]> => {
  const gone = new Set(refundedLines(order));
  const failed = new Map<string, readonly number[]>();
  for (const refund of order.ledger.refunds.toReversed()) {
    if (refund.paymentid !== order.paymentid || !hasFailed(refund)) continue;
    const open = (refund.lines ?? []).filter((place) => !gone.has(place));
    for (const place of open) gone.add(place);
    const root = rootOf(refund.key);
    if (open.length > 0) failed.set(root, [...(failed.get(root) ?? []), ...open]);
  }
  return failed;
};

/** What was given back in the gateway's own pages before the first of these was asked for is none of theirs. */
const givenBefore = ({ ledger, paymentid }: OrderState, roots: ReadonlySet<string>): number => {
  const first = ledger.refunds.findIndex(({ key }) => roots.has(rootOf(key)));
  return sumOf(
    ledger.refunds
      .slice(0, first)
      .filter((each) => isByHand(each) && each.paymentid === paymentid && !hasFailed(each)),
  );
};

/** What the stall has of an order, with what a bank decides of, beyond the price of what it sold and may keep. */
const beyondPrice = (order: OrderState, roots: ReadonlySet<string>, failed: number): number => {
  const { ledger, paymentid } = order;
  const left = leftOf(ledger, paymentid ?? '');
  const disputed = ledger.disputes.filter(
    (each) => each.paymentid === paymentid && each.status === 'open',
  );
  const there = left + sumOf(disputed) + givenBefore(order, roots);
  return Math.max(0, Math.min(there - (costOfRest(order) - failed), left + sumOf(disputed)));
};

/** More sums than these are not looked through. */
const mostSums = 4_096;

/** Lines whose prices together are exactly this, the first ones that are; null where none are. */
const fitting = (
  { lines }: OrderState,
  all: readonly number[],
  amount: number,
): ReadonlySet<number> | null => {
  const reached = new Map<number, readonly number[]>([[0, []]]);
  for (const place of all) {
    const total = lines[place]?.total ?? 0;
    // Each line once: what it reaches is not looked at with it again.
    const before = Array.from(reached);
    for (const [sum, places] of before) {
      const more = sum + total;
      if (more <= amount && !reached.has(more)) reached.set(more, [...places, place]);
    }
    if (reached.size > mostSums) break;
  }
  const fit = reached.get(amount);
  return fit === undefined ? null : new Set(fit);
};

/**
 * Of an order that goes on: what is owed of single lines whose refund failed. What the stall does not have beyond the
 * price of all else went back otherwise, as by hand in the gateway's own pages, or by a bank.
 */
export const owedOfLines = (order: OrderState): OwedOfLines[] => {
  const { ledger, paymentid, paidAt } = order;
  if (isCalledOff(order) || paidAt === null || paymentid === null) return [];
  const failed = failedLines(order);
  const priceOf = (places: readonly number[]): number =>
    places.reduce((sum, place) => sum + (order.lines[place]?.total ?? 0), 0);
  const all = [...failed.values()].flat();
  const wanted = priceOf(all);
  const owed = Math.min(wanted, beyondPrice(order, new Set(failed.keys()), wanted));
  const entry = (root: string, lines: readonly number[] | null, amount: number): OwedOfLines => {
    const tries = ledger.refunds.filter(({ key }) => rootOf(key) === root);
    const failures = tries.filter(hasFailed).length;
    return { root, paymentid, lines, amount, tries: tries.length, failures };
  };
  const fit = fitting(order, all, owed);
  const [newest] = failed.keys();
  if (fit === null) return newest === undefined ? [] : [entry(newest, null, owed)];
  return Array.from(failed, ([root, open]) => {
    const lines = open.filter((place) => fit.has(place));
    return entry(root, lines, priceOf(lines));
  }).filter(({ amount }) => amount > 0);
};

/** Whether with these no line is left that was not given back: then all that is left goes back, fee and tip too. */
export const areLast = (order: OrderState, owed: readonly OwedOfLines[]): boolean => {
  const places = owed.flatMap(({ lines }) => lines ?? []);
  return places.length > 0 && places.length + refundedLines(order).size === order.lines.length;
};

/** Whether money of it should be with its payer and is not on its way. */
export const owesBack = (order: OrderState): boolean =>
  owedBack(order).length > 0 || owedOfLines(order).length > 0;
