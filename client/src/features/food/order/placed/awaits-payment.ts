import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** It is to be paid by card, and nobody knows yet that it is. */
export const awaitsPayment = ({ pay, status }: Pick<OwnOrder, 'pay' | 'status'>): boolean =>
  pay === 'card' && status === 'placed';

/** Until when it can be paid, in ms. */
export const payableUntil = ({ placedAt }: Pick<OwnOrder, 'placedAt'>): number =>
  Date.parse(placedAt) + orderLimits.unpaid;
