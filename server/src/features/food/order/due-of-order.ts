import { deadlineOf } from '@sets/shared/food/order/order-calling-off.ts';
import { nextDueOf } from '@sets/shared/food/order/order-machine.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** When something is to be done of an order next, without anybody's asking, in ms; null where nothing is. */
export const dueTimeOf = (order: OrderState): number | null => {
  const times = [nextDueOf(order), deadlineOf(order)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** Whether its time to wait for an answer is over. */
export const isExpired = (order: OrderState, now: number): boolean => {
  const deadline = deadlineOf(order);
  return deadline !== null && deadline <= now;
};
