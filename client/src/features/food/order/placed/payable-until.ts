import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** Until when an order can be paid by card, in ms. */
export const payableUntil = ({ placedAt }: Pick<OwnOrder, 'placedAt'>): number =>
  Date.parse(placedAt) + orderLimits.unpaid;
