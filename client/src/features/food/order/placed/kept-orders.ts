import { ownOrder, type OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodOrdersKey } from '../../../../core/root/account-keys.ts';

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

export const keptOrdersOf = (userid: string) => ({
  find: (orderid: string): KeptOrder | null =>
    all(userid).find(({ order }) => order.orderid === orderid) ?? null,
  /** As it was told at a time; one without a code has nothing to show, and is kept no more. */
  keep: (order: OwnOrder, at: number): void => {
    const others = all(userid).filter((each) => each.order.orderid !== order.orderid);
    const orders = order.proof === null ? others : [{ order, at }, ...others].slice(0, most);
    kept.keep(foodOrdersKey, {
      userid,
      orders: orders.map((each) => ({ told: each.order, at: each.at })),
    });
  },
});
