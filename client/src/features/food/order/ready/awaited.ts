import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { type KeptOrder, keptOrdersOf } from '../placed/kept-orders.ts';
import { mayBecomeReady } from '../placed/order-steps.ts';

const found = (
  userid: string,
  shown: string | null,
  isMeant: (kept: KeptOrder) => boolean,
): readonly OwnOrder[] =>
  keptOrdersOf(userid)
    .list()
    .filter((kept) => kept.order.orderid !== shown && isMeant(kept))
    .map(({ order }) => order);

/**
 * The orders of somebody of which news is awaited, as this device knows them, without the one that a page shows: they
 * may become ready, or are, and that may be taken back, or they may be fetched.
 */
export const awaitedOrders = (userid: string, shown: string | null): readonly OwnOrder[] =>
  found(userid, shown, ({ order }) => mayBecomeReady(order, Date.now()));

/** Those that have become ready, which nobody has read, as they were told from a time in ms on. */
export const unreadOrders = (
  userid: string,
  shown: string | null,
  since: number,
): readonly OwnOrder[] => found(userid, shown, ({ at, isUnread }) => isUnread && at >= since);
