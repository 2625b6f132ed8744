// The page is there from the start, so that no test waits for it.
import '../orders-page.tsx';
import './order-listening.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';

const order = anOrder('one');
const { orderid } = order;
const call = `GET /api/food/order/${orderid}`;

drawWholeApp();

it('a page asks for its order when it begins to hear, and with each news that it does not know', async () => {
  const live = new FakeLiveClient({});
  const on = vi.spyOn(live, 'on');
  const { held, of } = fakeOrdersServer({ orders: [order] });
  renderApp(foodPaths.order(orderid), live);
  await screen.findByText('Waiting for the stall to accept it');
  await waitFor(() => expect(on).toHaveBeenCalledWith('order:moved', expect.any(Function)));
  const before = of(call).length;
  act(() => live.become('online'));
  await waitFor(() => expect(of(call)).toHaveLength(before + 1));
  act(() => live.tell('order:moved', { orderid, revision: 1 }));
  act(() => live.tell('order:moved', { orderid: anOrder('two').orderid, revision: 9 }));
  held.orders = [{ ...order, status: 'ready', revision: 2 }];
  act(() => live.tell('order:moved', { orderid, revision: 2 }));
  await screen.findByText('Ready', { selector: 'p' });
  expect(of(call)).toHaveLength(before + 2);
  // The page says it by itself: nothing comes up over its code.
  expect(screen.queryByRole('dialog')).toBeNull();
});
