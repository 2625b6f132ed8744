import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import { hadNoPage } from '@sets/shared/food/order/order-payments.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** It holds what was ordered, and is to be paid by card, which nobody has done so far. */
export const awaitsCard = (order: OrderState): boolean =>
  waitsForCard(order) && order.paidAt === null;

/**
 * When it was let go, in ms: by whoever placed it, or because its time to be paid by card passed. Null where it was
 * not: what a stall cancels, agrees to cancel or does not answer is no fault of theirs, nor what they could not pay
 * because there was no page for it. What they cancel at once held nothing.
 */
export const letGoAt = (order: OrderState): number | null => {
  const { status, pay, steps, ledger, placedAt, paidAt } = order;
  if (status !== 'cancelled' || (paidAt === null && hadNoPage(order))) return null;
  // What came after its end changed no status any more.
  const end = steps.findLast(({ from }) => from !== status);
  if (end === undefined) return null;
  const isByOwner =
    end.type === 'cancel' &&
    end.by.role === 'student' &&
    end.at >= placedAt + orderLimits.changeOfMind;
  // What was paid late went back: nobody can be told from that who meant to pay.
  const isUnpaid =
    end.type === 'expire' &&
    end.from === 'placed' &&
    pay === 'card' &&
    ledger.payments.length === 0;
  return isByOwner || isUnpaid ? end.at : null;
};

/**
 * When somebody who let orders go at these times, in ms, may place the next one: a while after those; null where they
 * may now. It goes by what is stored of orders alone, so nothing that a client sends makes it anew.
 */
export const mayPlaceAt = (letGoTimes: readonly number[], now: number): number | null => {
  const { letGo, letGoWithin } = orderLimits;
  const ends = letGoTimes
    .filter((at) => at > now - letGoWithin)
    .toSorted((one, other) => other - one);
  const first = ends[letGo - 1];
  return first === undefined ? null : first + letGoWithin;
};
