import { fail } from '../../core/result.ts';
import {
  asItIs,
  type Change,
  changed,
  isBeforeCooking,
  isHeldUp,
  isOver,
  moneyIsGone,
  type Rule,
  waitsForCard,
  withStockBack,
} from './order-change.ts';
import { telling, type WantedEffect } from './order-effects.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';
import type { OrderStatus } from './order.contract.ts';

/** Until the vendor has accepted it, it is free to cancel. */
const freeToCancel: ReadonlySet<OrderStatus> = new Set(['placed', 'paid']);
export const isFreeToCancel = ({ status }: OrderState): boolean => freeToCancel.has(status);

/** The whole order is called off. Its money goes back by `settled`, whatever was paid when. */
export const calledOff = (
  order: OrderState,
  status: 'cancelled' | 'refunded',
  reason: string,
): Change => {
  const { lines, effects: stockBack } = withStockBack(order, new Set(order.lines.keys()));
  // Its time to pick up is free again, also where nobody counts what it has ordered.
  const placeBack: WantedEffect[] =
    stockBack.length === 0 && isBeforeCooking(order)
      ? [{ type: 'give-back-stock', items: [] }]
      : [];
  const { paymentid, pay, paidAt } = order;
  const stop: WantedEffect[] =
    pay === 'card' && paymentid !== null && paidAt === null
      ? [{ type: 'stop-payment', paymentid }]
      : [];
  return {
    order: { ...order, status, lines, reason, asked: null },
    effects: [
      ...stockBack,
      ...placeBack,
      ...stop,
      telling('student', status),
      telling('vendor', status),
      // Whoever brings it would come to a door at which nobody waits.
      ...(order.status === 'under-way' ? [telling('courier', status)] : []),
    ],
  };
};

/** A vendor cancels at once; a student until it is accepted, and asks for it from then on. */
export const cancel: Rule<'cancel'> = (order, { paymentid, reason }, { role }, at) => {
  if (order.status === 'cancelled') return asItIs;
  if (isOver(order)) return fail('TOO_LATE', 'This order is over.');
  if (paymentid !== null && paymentid !== (order.paymentid ?? '')) {
    return fail('CONFLICT', 'The payment of this order has changed. Look at it again.');
  }
  if (role === 'vendor' || isFreeToCancel(order)) {
    return { ok: true, value: calledOff(order, 'cancelled', reason) };
  }
  if (order.status === 'under-way') return fail('TOO_LATE', 'This order is under way.');
  if (order.asked?.type === 'cancel') return asItIs;
  if (order.refused.cancel) return fail('TOO_LATE', 'The vendor has refused to cancel it.');
  return changed(order, { asked: { type: 'cancel', lines: null, reason, at } }, [
    telling('vendor', 'cancel-asked'),
  ]);
};

/** When an order that waits is called off by itself, in ms; null where it waits for nobody. */
export const deadlineOf = (order: OrderState): number | null => {
  if (!isFreeToCancel(order)) return null;
  const { placedAt, slot } = order;
  if (waitsForCard(order)) return placedAt + orderLimits.unpaid;
  return Math.max(placedAt, slot ?? placedAt) + orderLimits.unanswered;
};

export const expire: Rule<'expire'> = (order, _event, _by, at) => {
  const deadline = deadlineOf(order);
  if (deadline === null || at < deadline) return asItIs;
  // What had lost its money could not be accepted: that is no fault of its stall, and is told so.
  const reason = isHeldUp(order) ? moneyIsGone : '';
  return { ok: true, value: calledOff(order, 'cancelled', reason) };
};
