import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';

/** What whoever takes payments does for an order. */
export type MoneyEffect = Extract<Effect, { readonly type: 'refund' | 'look' | 'stop-payment' }>;

const ofMoney: ReadonlySet<Effect['type']> = new Set(['refund', 'look', 'stop-payment']);
export const isOfMoney = (effect: Effect): effect is MoneyEffect => ofMoney.has(effect.type);

export interface MoneyWork {
  /** @throws AppError UNAVAILABLE, NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  readonly carryOut: (order: OrderState, effect: MoneyEffect) => Promise<void>;
  /** Before an order is called off because it waited too long. */
  readonly beforeExpiry: (order: OrderState) => Promise<void>;
}
