import { hasFailed, isByHand, isDisputed, leftOf } from './ledger.ts';
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

/** What was given back in the gateway's own pages, by when it was: before each of these was asked for, or between them. */
const givenByHand = (
  { ledger, paymentid }: OrderState,
  roots: ReadonlySet<string>,
): { readonly before: number; readonly between: number } => {
  const asked = [...roots].map((root) =>
    ledger.refunds.findIndex(({ key }) => rootOf(key) === root),
  );
  const sum = (from: number, to: number): number =>
    sumOf(
      ledger.refunds
        .slice(from, to)
        .filter((each) => isByHand(each) && each.paymentid === paymentid && !hasFailed(each)),
    );
  const first = Math.min(...asked);
  return { before: sum(0, first), between: sum(first, Math.max(...asked)) };
};

/**
 * What the stall has of an order, with what a bank decides of, beyond the price of what it sold and may keep. What was
 * given by hand before any of what failed was asked for is none of that.
 */
const beyondPrice = (order: OrderState, before: number, failed: number): number => {
  const { ledger, paymentid } = order;
  const left = leftOf(ledger, paymentid ?? '');
  const disputed = ledger.disputes.filter(
    (each) => each.paymentid === paymentid && each.status === 'open',
  );
  const there = left + sumOf(disputed) + before;
  return Math.max(0, Math.min(there - (costOfRest(order) - failed), left + sumOf(disputed)));
};

/** More sums than these are not looked through. */
const mostSums = 4_096;

/** Lines whose prices together are exactly this, the first ones that are, with all that are free; null where none are. */
const fitting = (
  { lines }: OrderState,
  all: readonly number[],
  amount: number,
): ReadonlySet<number> | null => {
  const priceOf = (place: number): number => lines[place]?.total ?? 0;
  const reached = new Map([[0, all.filter((place) => priceOf(place) === 0)]]);
  for (const place of all) {
    const total = priceOf(place);
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

/** Which of these lines make what is owed; null where nobody knows. */
const attributed = (
  order: OrderState,
  all: readonly number[],
  { owed, wanted, between }: Readonly<Record<'owed' | 'wanted' | 'between', number>>,
): ReadonlySet<number> | null => {
  if (owed === wanted) return new Set(all);
  // For which of them it was given, those before it or those after it, cannot be told.
  return between > 0 ? null : fitting(order, all, owed);
};

/**
 * Of an order that goes on: what is owed of single lines whose refund failed. What the stall does not have beyond the
 * price of all else went back otherwise, as by hand in the gateway's own pages, or by a bank.
 */
export const owedOfLines = (order: OrderState): OwedOfLines[] => {
  const { ledger, paymentid, paidAt } = order;
  if (isCalledOff(order) || paidAt === null || paymentid === null) return [];
  const failed = failedLines(order);
  const [newest] = failed.keys();
  if (newest === undefined) return [];
  const priceOf = (places: readonly number[]): number =>
    places.reduce((sum, place) => sum + (order.lines[place]?.total ?? 0), 0);
  const all = [...failed.values()].flat();
  const wanted = priceOf(all);
  const { before, between } = givenByHand(order, new Set(failed.keys()));
  const owed = Math.min(wanted, beyondPrice(order, before, wanted));
  const entry = (root: string, lines: readonly number[] | null, amount: number): OwedOfLines => {
    const tries = ledger.refunds.filter(({ key }) => rootOf(key) === root);
    const failures = tries.filter(hasFailed).length;
    return { root, paymentid, lines, amount, tries: tries.length, failures };
  };
  const known = attributed(order, all, { owed, wanted, between });
  const entries =
    known === null
      ? [entry(newest, null, owed)]
      : Array.from(failed, ([root, open]) => {
          const lines = open.filter((place) => known.has(place));
          return entry(root, lines, priceOf(lines));
        });
  return entries.filter(({ amount }) => amount > 0);
};

/** Whether with these no line is left that was not given back. */
const areLast = (order: OrderState, owed: readonly OwedOfLines[]): boolean => {
  const places = owed.flatMap(({ lines }) => lines ?? []);
  return places.length > 0 && places.length + refundedLines(order).size === order.lines.length;
};

/** What a try by hand sends of what is owed: nothing of what a bank decides of. */
export interface Retry {
  readonly owed: readonly { readonly paymentid: string; readonly amount: number }[];
  readonly lines: readonly OwedOfLines[];
  /** Then all that is left of the order goes back, fee and tip too. */
  readonly areLast: boolean;
}

export const retryOf = (order: OrderState): Retry => {
  const isFree = ({ paymentid }: { readonly paymentid: string }): boolean =>
    !isDisputed(order.ledger, paymentid);
  const lines = owedOfLines(order).filter(isFree);
  return { owed: owedBack(order).filter(isFree), lines, areLast: areLast(order, lines) };
};

/** Whether money of it should be with its payer and is not on its way. */
export const owesBack = (order: OrderState): boolean =>
  owedBack(order).length > 0 || owedOfLines(order).length > 0;
