import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import { hadNoPage } from '@sets/shared/food/order/order-payments.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** It holds what was ordered, and is to be paid by card, which nobody has done so far. */
export const awaitsCard = (order: OrderState): boolean =>
  waitsForCard(order) && order.paidAt === null;

/** How an order can end for which somebody held things for nothing; each has a limit of its own. */
type Reason = 'letGo' | 'changedMind';

/**
 * How and when, in ms, it ended so: let go, which is cancelled by whoever placed it or not paid by card in time, or
 * cancelled by them soon after it was placed, as they changed their mind. Null where it did not: what a stall cancels,
 * agrees to cancel or does not answer is no fault of theirs, nor what they could not pay because there was no page
 * for it.
 */
const endedForNothing = (order: OrderState): { reason: Reason; at: number } | null => {
  const { status, pay, steps, ledger, placedAt, paidAt } = order;
  if (status !== 'cancelled' || (paidAt === null && hadNoPage(order))) return null;
  // What came after its end changed no status any more.
  const end = steps.findLast(({ from }) => from !== status);
  if (end === undefined) return null;
  const { type, by, at, from } = end;
  if (type === 'cancel' && by.role === 'student') {
    return { reason: at < placedAt + orderLimits.changeOfMind ? 'changedMind' : 'letGo', at };
  }
  // What was paid late went back: nobody can be told from that who meant to pay.
  const isUnpaid =
    type === 'expire' && from === 'placed' && pay === 'card' && ledger.payments.length === 0;
  return isUnpaid ? { reason: 'letGo', at } : null;
};

/**
 * Until when, in ms, it held things for nothing: it was let go then, or whoever placed it changed their mind soon
 * after. At most one of these; null where it did not end so.
 */
export const heldUntil = (order: OrderState): Readonly<Record<Reason, number | null>> => {
  const end = endedForNothing(order);
  return { letGo: null, changedMind: null, ...(end !== null && { [end.reason]: end.at }) };
};

/** When somebody's orders ended for which they held things for nothing, in ms. */
export type HeldForNothing = Readonly<Record<Reason, readonly number[]>>;

const mostOf: Readonly<Record<Reason, number>> = {
  letGo: orderLimits.letGo,
  changedMind: orderLimits.changesOfMind,
};

/**
 * When somebody who held things for nothing may place the next order, in ms, and because of what they may not now: a
 * while after the first of the last few, of either sort the later one; null where they may. It goes by what is stored
 * of orders alone, so nothing that a client sends makes it anew.
 */
export const mayPlaceAt = (
  held: HeldForNothing,
  now: number,
): { readonly because: Reason; readonly at: number } | null => {
  const { letGoWithin } = orderLimits;
  const refusals = (['letGo', 'changedMind'] as const).flatMap((because) => {
    const ends = held[because]
      .filter((at) => at > now - letGoWithin)
      .toSorted((one, other) => other - one);
    const first = ends[mostOf[because] - 1];
    return first === undefined ? [] : { because, at: first + letGoWithin };
  });
  const [last = null] = refusals.toSorted((one, other) => other.at - one.at);
  return last;
};
