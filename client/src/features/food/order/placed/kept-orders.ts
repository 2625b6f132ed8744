import { ownOrder, type OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodOrdersKey } from '../../../../core/root/account-keys.ts';
import { canComeBack } from './order-steps.ts';

/** An order as it was told; one that this page cannot read is passed over. */
const keptOrders = z.object({
  userid: z.string(),
  orders: z.array(z.object({ told: z.unknown(), at: z.number(), isUnread: z.boolean() })),
});

/** To a version that knows what is still to be read: before, each page knew that for itself. */
const withUnread: Migration = ({ orders, ...fields }) => ({
  ...fields,
  orders: Array.isArray(orders) ? orders.map((each) => ({ ...each, isUnread: false })) : orders,
});

/** Orders that are under way, on this device: their codes are shown where there is no network, too. */
export const storedOrders: StoredShape<z.infer<typeof keptOrders>> = {
  name: 'food-orders',
  schema: keptOrders,
  migrations: [withUnread],
};

/** More than these nobody has under way. */
const most = 10;

const kept = keptValues(deviceStorage, storedOrders);

export interface KeptOrder {
  readonly order: OwnOrder;
  /** When it was told, in ms. */
  readonly at: number;
  /** It has become ready while this device waited for it, and nobody has read that. */
  readonly isUnread: boolean;
}

const all = (userid: string): KeptOrder[] => {
  const found = kept.find(foodOrdersKey);
  if (found?.userid !== userid) return [];
  return found.orders.flatMap(({ told, at, isUnread }) => {
    const read = z.safeParse(ownOrder, told);
    return read.success ? [{ order: read.data, at, isUnread }] : [];
  });
};

/** It can be had: not where its stall hands nothing over, as a bank decides of its money. */
const isToBeHad = ({ status, lacksMoney }: OwnOrder): boolean =>
  status === 'ready' && lacksMoney !== true;

/** It is still worth coming for, at a time in ms. How long it has been ready is not told. */
const isFresh = ({ placedAt, slot }: OwnOrder, at: number): boolean =>
  at - Date.parse(slot ?? placedAt) < orderLimits.callsWithin;

/**
 * What is to be kept of an order as it is told: one without a code has nothing to show, unless its code comes back. What
 * is known to be newer stays: an answer may be late, and a list was perhaps told long ago.
 */
const worthKeeping = (order: OwnOrder, at: number, was: KeptOrder | undefined): KeptOrder[] => {
  if (was !== undefined && was.order.revision > order.revision) return [was];
  if (order.proof !== null) {
    // That it was ready before was perhaps read, and then taken back: that it is so now is news.
    const isNews = was !== undefined && (was.isUnread || !isToBeHad(was.order));
    return [{ order, at, isUnread: isNews && isToBeHad(order) && isFresh(order, at) }];
  }
  if (was === undefined || !canComeBack(order, at)) return [];
  return [{ order: { ...order, proof: was.order.proof }, at, isUnread: false }];
};

const listeners = new Set<() => void>();

/** Calls `listener` when orders are kept, by this page or by another tab; gives what ends that. */
export const onOrdersKept = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === foodOrdersKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

const write = (userid: string, orders: readonly KeptOrder[]): void => {
  kept.keep(foodOrdersKey, {
    userid,
    orders: orders.map(({ order, ...rest }) => ({ told: order, ...rest })),
  });
  for (const listener of listeners) listener();
};

export const keptOrdersOf = (userid: string) => {
  const keepAll = (told: readonly OwnOrder[], at: number): void => {
    const before = all(userid);
    const known = new Map(before.map((each) => [each.order.orderid, each]));
    const news = told.flatMap((order) => worthKeeping(order, at, known.get(order.orderid)));
    const ids = new Set(told.map(({ orderid }) => orderid));
    const others = before.filter(({ order }) => !ids.has(order.orderid));
    const orders = [...news, ...others].slice(0, most);
    if (before.length + orders.length > 0) write(userid, orders);
  };
  return {
    find: (orderid: string): KeptOrder | null =>
      all(userid).find(({ order }) => order.orderid === orderid) ?? null,
    /** All that are kept, those that were told last first. */
    list: (): readonly KeptOrder[] => all(userid),
    /** As they were told at a time. */
    keepAll,
    keep: (order: OwnOrder, at: number): void => keepAll([order], at),
    /** Somebody has read that they are ready. */
    markRead: (orderids: readonly string[]): void => {
      const isMeant = ({ order }: KeptOrder): boolean => orderids.includes(order.orderid);
      const before = all(userid);
      if (!before.some((each) => each.isUnread && isMeant(each))) return;
      const isStillUnread = (each: KeptOrder): boolean => each.isUnread && !isMeant(each);
      write(
        userid,
        before.map((each) => ({ order: each.order, at: each.at, isUnread: isStillUnread(each) })),
      );
    },
  };
};
