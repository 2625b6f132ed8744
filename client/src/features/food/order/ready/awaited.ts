import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';

const beforeReady: ReadonlySet<OwnOrder['status']> = new Set([
  'placed',
  'paid',
  'accepted',
  'preparing',
]);

/** Whether an order may become ready yet; of one that is older than any that is under way nobody has told the end. */
export const mayBecomeReady = (
  { status, placedAt }: Pick<OwnOrder, 'status' | 'placedAt'>,
  now: number,
): boolean => beforeReady.has(status) && now - Date.parse(placedAt) < orderLimits.openWithin;

/** The orders of somebody that may become ready, as this device knows them, without the one that a page shows. */
export const awaitedOrders = (userid: string, shown: string | null): readonly OwnOrder[] =>
  keptOrdersOf(userid)
    .list()
    .map(({ order }) => order)
    .filter((order) => order.orderid !== shown && mayBecomeReady(order, Date.now()));
