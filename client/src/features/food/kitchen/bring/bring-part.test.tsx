// The page is there from the start, so that no test waits for it.
import '../kitchen-page.tsx';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import { aKitchenOrder, fakeKitchenServer } from '../../../../../test/fake-kitchen.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { kitchenPaths } from '../kitchen-paths.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

const open = (...orders: KitchenOrder[]) => {
  const server = fakeKitchenServer({ orders });
  const live = new FakeLiveClient({});
  return { ...server, live, ...renderApp(kitchenPaths.kitchen, live) };
};
const order = (change: Partial<KitchenOrder> = {}): KitchenOrder =>
  aKitchenOrder('one', {
    status: 'under-way',
    had: { type: 'delivery', place: 'Room 5' },
    ...change,
  });

drawWholeApp();

it('shows where to bring it, says that one is there, takes the money and hands over', async () => {
  const { of } = open(order());
  await screen.findByText('To \u2068Room 5\u2069');
  await press('I am here');
  await screen.findByText(/^At the door since/);
  await press('Take the money: order 17');
  await press('Yes, I have it');
  await press('Hand over: order 17');
  await screen.findByText('Handed over');
  expect(of('POST /api/food/iamhere')).toHaveLength(1);
  expect(of('POST /api/food/delivered')[0]?.body).toMatchObject({ orderId: order().orderid });
});

it('hands over by the code that was read', async () => {
  const { of } = open(order({ isPaid: true }));
  const { proof } = anOrder('one');
  await press('Type a code');
  await userEvent.click(await screen.findByRole('textbox', { name: 'The code in letters' }));
  await userEvent.paste(proof!);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Hand it over' });
  await press('Close');
  await screen.findByText('Handed over');
  expect(of('POST /api/food/delivered')).toMatchObject([{ body: { proof } }]);
});

it('has nothing at first, and what a stall gives as soon as it is told', async () => {
  const { held, live } = open();
  await screen.findByRole('heading', { name: 'Nothing to bring now' });
  held.orders = [order()];
  act(() => live.tell('order:moved', { orderid: order().orderid, revision: 1 }));
  await screen.findByText('To \u2068Room 5\u2069');
});

it('keeps what was tapped without a connection, and sends it once', async () => {
  const { held, of, live } = open(order({ isPaid: true }));
  await button('Hand over: order 17');
  held.isAway = true;
  await press('Hand over: order 17');
  await screen.findByText('Waits for the connection');
  held.isAway = false;
  act(() => live.become('online'));
  await screen.findByText('Handed over');
  const attempts = of('POST /api/food/delivered').map(
    ({ body }) => (body as { attempt: string }).attempt,
  );
  expect(new Set(attempts).size).toBe(1);
  await waitFor(() => expect(screen.queryByText('Waits for the connection')).toBeNull());
  expect(held.attempts).toHaveLength(1);
});

it('calls nobody to the door, and hands nothing over, of what its card does not pay any more', async () => {
  open(order({ pay: 'card', toPay: 0 }));
  await screen.findByText('Its money is not there: it went back.');
  const acts = /^(?:I am here|Hand over|Take the money)/;
  expect(screen.queryByRole('button', { name: acts })).toBeNull();
});
