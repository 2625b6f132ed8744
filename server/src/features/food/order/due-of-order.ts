import { deadlineOf } from '@sets/shared/food/order/order-calling-off.ts';
import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import { dueOf, nextDueOf } from '@sets/shared/food/order/order-machine.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** What is to be done outside, once an order says so: by this server itself, or by whoever takes payments for it. */
export type EffectHere = Effect;

/** When something is to be done of an order next, without anybody's asking, in ms; null where nothing is. */
export const dueTimeOf = (order: OrderState): number | null => {
  const times = [nextDueOf(order), deadlineOf(order)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** What is to be done by now, and nobody has claimed: one after the other. */
export const dueHere = (order: OrderState, now: number): EffectHere[] => dueOf(order, now);

/** Whether its time to wait for an answer is over. */
export const isExpired = (order: OrderState, now: number): boolean => {
  const deadline = deadlineOf(order);
  return deadline !== null && deadline <= now;
};
