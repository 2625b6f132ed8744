import { deadlineOf } from '@sets/shared/food/order/order-calling-off.ts';
import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import { dueOf, nextDueOf } from '@sets/shared/food/order/order-machine.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** What this server does by itself, once an order says that it is to be done. */
export type EffectHere = Extract<
  Effect,
  { readonly type: 'tell' | 'give-back-stock' | 'invoice' | 'credit' }
>;

/** What a gateway does waits in the outbox for whoever speaks to one. */
const ofGateway: ReadonlySet<Effect['type']> = new Set(['refund', 'look', 'stop-payment']);

const isDoneHere = (effect: Effect): effect is EffectHere => !ofGateway.has(effect.type);

const withoutGateway = (order: OrderState): OrderState => ({
  ...order,
  outbox: order.outbox.filter(isDoneHere),
});

/** When something is to be done of an order next, without anybody's asking, in ms; null where nothing is. */
export const dueTimeOf = (order: OrderState): number | null => {
  const times = [nextDueOf(withoutGateway(order)), deadlineOf(order)].filter(
    (time) => time !== null,
  );
  return times.length === 0 ? null : Math.min(...times);
};

/** What is to be done by now, and nobody has claimed: one after the other. */
export const dueHere = (order: OrderState, now: number): EffectHere[] =>
  dueOf(withoutGateway(order), now).filter(isDoneHere);

/** Whether its time to wait for an answer is over. */
export const isExpired = (order: OrderState, now: number): boolean => {
  const deadline = deadlineOf(order);
  return deadline !== null && deadline <= now;
};
