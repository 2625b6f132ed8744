import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { keptOrdersOf } from '../src/features/food/order/placed/kept-orders.ts';
import { fakeOrdersServer } from './fake-food-orders.ts';
import { FakeLiveClient } from './fake-live-client.ts';
import { renderApp } from './render-app.tsx';

export const callOf = ({ orderid }: OwnOrder): string => `GET /api/food/order/${orderid}`;
export const readyOf = (order: OwnOrder): OwnOrder => ({ ...order, status: 'ready', revision: 2 });

interface Hearing {
  /** The orders that this device knows before; all, as they are. */
  readonly known?: OwnOrder[];
  /** Answers of the server before its own. */
  readonly answers?: Parameters<typeof fakeOrdersServer>[1];
}

/** A page of Mira's that hears of orders. */
export const hearOfOrders = async (path: string, orders: OwnOrder[], given: Hearing = {}) => {
  keptOrdersOf('mira').keepAll(given.known ?? orders, Date.now());
  const live = new FakeLiveClient({});
  const on = vi.spyOn(live, 'on');
  const server = fakeOrdersServer({ orders }, given.answers);
  const { router, unmount } = renderApp(path, live);
  await waitFor(() => expect(on).toHaveBeenCalledWith('order:moved', expect.any(Function)));
  const goOnline = (): void => {
    act(() => live.become('online'));
  };
  /** The order is like this now, and whoever listens hears that it has moved. */
  const move = (order: OwnOrder): void => {
    const { orderid, revision } = order;
    server.held.orders = server.held.orders.map((each) =>
      each.orderid === orderid ? order : each,
    );
    act(() => live.tell('order:moved', { orderid, revision }));
  };
  return {
    ...server,
    router,
    unmount,
    on,
    goOnline,
    /** The connection is there, and each order was looked at once. */
    connect: async (): Promise<void> => {
      goOnline();
      for (const order of orders) {
        await waitFor(() => expect(server.of(callOf(order))).toHaveLength(1));
      }
    },
    move,
    /** The stall says that an order is ready. */
    ready: (order: OwnOrder): void => move(readyOf(order)),
  };
};
