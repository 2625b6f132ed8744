import { ownOrder, type OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodOrdersKey } from '../../../../core/root/account-keys.ts';
import { canComeBack } from './order-steps.ts';

/** An order as it was told; one that this page cannot read is passed over. */
const keptOrders = z.object({
  userid: z.string(),
  orders: z.array(z.object({ told: z.unknown(), at: z.number() })),
});

/** Orders that are under way, on this device: their codes are shown where there is no network, too. */
export const storedOrders: StoredShape<z.infer<typeof keptOrders>> = {
  name: 'food-orders',
  schema: keptOrders,
  migrations: [],
};

/** More than these nobody has under way. */
const most = 10;

const kept = keptValues(deviceStorage, storedOrders);

export interface KeptOrder {
  readonly order: OwnOrder;
  /** When it was told, in ms. */
  readonly at: number;
}

const all = (userid: string): KeptOrder[] => {
  const found = kept.find(foodOrdersKey);
  if (found?.userid !== userid) return [];
  return found.orders.flatMap(({ told, at }) => {
    const read = z.safeParse(ownOrder, told);
    return read.success ? [{ order: read.data, at }] : [];
  });
};

/** What is to be kept of orders as they are told: one without a code has nothing to show, unless its code comes back. */
const worthKeeping = (
  told: readonly OwnOrder[],
  at: number,
  before: readonly KeptOrder[],
): KeptOrder[] =>
  told.flatMap((order) => {
    if (order.proof !== null) return [{ order, at }];
    const was = before.find((each) => each.order.orderid === order.orderid);
    return was !== undefined && canComeBack(order, at) ? [was] : [];
  });

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

export const keptOrdersOf = (userid: string) => {
  const keepAll = (told: readonly OwnOrder[], at: number): void => {
    const before = all(userid);
    const ids = new Set(told.map(({ orderid }) => orderid));
    const others = before.filter(({ order }) => !ids.has(order.orderid));
    const orders = [...worthKeeping(told, at, before), ...others].slice(0, most);
    if (before.length + orders.length === 0) return;
    kept.keep(foodOrdersKey, {
      userid,
      orders: orders.map((each) => ({ told: each.order, at: each.at })),
    });
    for (const listener of listeners) listener();
  };
  return {
    find: (orderid: string): KeptOrder | null =>
      all(userid).find(({ order }) => order.orderid === orderid) ?? null,
    /** All that are kept, those that were told last first. */
    list: (): readonly KeptOrder[] => all(userid),
    /** As they were told at a time. */
    keepAll,
    keep: (order: OwnOrder, at: number): void => keepAll([order], at),
  };
};
