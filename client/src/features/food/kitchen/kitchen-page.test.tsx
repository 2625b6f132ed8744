// The page is there from the start, so that no test waits for it.
import './kitchen-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import {
  aKitchenOrder,
  fakeKitchenServer,
  type KitchenHeld,
} from '../../../../test/fake-kitchen.ts';
import { anOwnStall } from '../../../../test/fake-vendor-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signOut } from '../../../../test/signed-in.ts';
import { vendorIsHere } from '../../../../test/vendor.tsx';
import { drawWholeApp } from '../../../../test/whole-app.ts';
import { kitchenPaths } from './kitchen-paths.ts';

const { stallid } = anOwnStall();
const board = `GET /api/food/kitchen/${stallid}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });

/** The page of a vendor, whose connection is in the hands of the test. */
const open = (given: Partial<KitchenHeld> = {}, path: string = kitchenPaths.kitchen) => {
  const server = fakeKitchenServer(given);
  const live = new FakeLiveClient({});
  return { ...server, live, ...renderApp(path, live) };
};

const attemptsOf = (asked: readonly { readonly body: unknown }[]) =>
  asked.map(({ body }) => (body as { attempt: string }).attempt);

drawWholeApp(vendorIsHere);

describe('which orders are shown', () => {
  it('is those of the only stall at once', async () => {
    open({ orders: [aKitchenOrder('one')] });
    await heading('Orders of Mensa North');
    await heading('Order 17');
  });

  it('is chosen where there are several', async () => {
    open({ stalls: [anOwnStall(), anOwnStall('south', {}, { name: 'Mensa South' })] });
    await userEvent.click(
      await screen.findByRole('link', { name: 'Orders of \u2068Mensa North\u2069' }),
    );
    await heading('Orders of Mensa North');
  });

  it('is none without a stall', async () => {
    open({ stalls: [] });
    await heading('You have no stall yet');
  });

  it('is not that of somebody else’s stall', async () => {
    const { of } = open({}, kitchenPaths.stall('s'.repeat(22)));
    await heading('There is no such stall');
    expect(of(board)).toEqual([]);
  });

  it('is nobody’s before they have logged in', async () => {
    signOut();
    const { of } = open();
    await heading('Log in to see orders');
    expect(of('GET /api/food/mine')).toEqual([]);
  });

  it('can be asked for again where it cannot be loaded', async () => {
    const { held } = open({ isAway: true });
    await heading('The orders cannot be loaded');
    held.isAway = false;
    await press('Try again');
    await heading('Orders of Mensa North');
  });
});

describe('a card', () => {
  it('says what is wanted, when, by whom, and that it is late', async () => {
    const [soup] = aKitchenOrder('one').lines;
    const here = { student: new Date().toISOString(), courier: null };
    const lines = [{ ...soup!, choices: [{ name: 'Spicy', price: 0 }], note: 'No salt' }];
    const placedAt = new Date(Date.now() - 32.5 * 60_000).toISOString();
    open({ orders: [aKitchenOrder('one', { lines, here, placedAt, note: 'In a bag' })] });
    const card = within(await screen.findByRole('article', { name: 'Order 17' }));
    card.getByText('As soon as possible');
    card.getByText('Came 32 minutes ago');
    // The stall takes 10 minutes.
    card.getByText('Late by 22 minutes');
    card.getByText(/^Is here since/);
    card.getByText('For \u2068Noah\u2069');
    card.getByText('Spicy');
    card.getByText('Note: \u2068No salt\u2069');
    card.getByText('Note: \u2068In a bag\u2069');
    card.getByText('To pay: €7.00');
  });

  it('stands in its column beside the others where there is room', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('800px') }),
    );
    open({ orders: [aKitchenOrder('one'), aKitchenOrder('two', { status: 'ready', number: 18 })] });
    const ready = await screen.findByRole('region', { name: 'Ready: 1 order' });
    within(ready).getByRole('article', { name: 'Order 18' });
    const fresh = screen.getByRole('region', { name: 'New: 1 order' });
    within(fresh).getByRole('article', { name: 'Order 17' });
    screen.getByRole('region', { name: 'In preparation: 0 orders' });
  });
});

describe('one tap', () => {
  it('leads an order on, and can be undone for a while', async () => {
    const { of } = open({ orders: [aKitchenOrder('one')] });
    await press('Accept: order 17');
    await screen.findByText('Order 17 is accepted');
    await press(/^Accepted 1/);
    await button('Prepare: order 17');
    await press('Undo what was done with order 17');
    await press(/^New 1/);
    await button('Accept: order 17');
    const [accepted, undone] = of('POST /api/food/step').map(({ body }) => body);
    expect(undone).toMatchObject({
      type: 'undo',
      step: (accepted as { attempt: string }).attempt,
    });
    expect(screen.queryByText('Order 17 is accepted')).toBeNull();
  });

  it('takes the money only after a question, and then hands over', async () => {
    const { of } = open({ orders: [aKitchenOrder('one', { status: 'ready' })] });
    await press(/^Ready 1/);
    await press('Take the money: order 17');
    await screen.findByText('Have you been given €7.00? That cannot be undone.');
    expect(of('POST /api/food/step')).toEqual([]);
    await press('Yes, I have it');
    await press('Hand over: order 17');
    await screen.findByText('Order 17 is handed over');
    expect(of('POST /api/food/delivered')[0]?.body).not.toHaveProperty('proof');
  });

  it('sets out with one of those who bring orders', async () => {
    const had = { type: 'delivery', place: 'Room 5' } as const;
    const order = aKitchenOrder('one', { status: 'ready', had });
    const { of } = open({ orders: [order], couriers: [{ userid: 'cleo', username: 'Cleo' }] });
    await press(/^Ready 1/);
    await press('Set out: order 17');
    await press('Cleo');
    await screen.findByText('Order 17 is under way');
    expect(of('POST /api/food/step')[0]?.body).toMatchObject({ type: 'set-out', courier: 'cleo' });
  });

  it('that is refused says so, and the board is asked for anew', async () => {
    const refused = () => json(409, { code: 'TOO_LATE', msg: 'This order was called off.' });
    const orders = [aKitchenOrder('one')];
    const { of } = fakeKitchenServer({ orders }, { 'POST /api/food/step': refused });
    renderApp(kitchenPaths.kitchen, new FakeLiveClient({}));
    await press('Accept: order 17');
    await screen.findByText('This order was called off.');
    await waitFor(() => expect(of(board).length).toBeGreaterThan(1));
    await button('Accept: order 17');
  });
});

describe('without a connection', () => {
  it('the orders stay, and what was tapped is sent again under the same attempt', async () => {
    const { held, of, live } = open({ orders: [aKitchenOrder('one')] });
    await button('Accept: order 17');
    held.isAway = true;
    act(() => live.become('offline'));
    await screen.findByText(/^No connection to the server since/);
    await press('Accept: order 17');
    await screen.findByText('Waits for the connection');
    screen.getByText('1 tap waits to be sent.');
    held.isAway = false;
    act(() => live.become('online'));
    await screen.findByText('Order 17 is accepted');
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    const attempts = attemptsOf(of('POST /api/food/step'));
    expect(attempts.length).toBeGreaterThan(1);
    expect(new Set(attempts).size).toBe(1);
    expect(held.attempts).toEqual([attempts[0]]);
  });

  it('what was tapped waits also where the page is left, and is shown when it is opened again', async () => {
    let isAway = true;
    const orders = [aKitchenOrder('one')];
    const accepted = aKitchenOrder('one', { status: 'accepted', revision: 2 });
    const step = () => {
      if (isAway) throw new TypeError('No network.');
      return json(200, { own: null, kitchen: accepted });
    };
    const { of } = fakeKitchenServer({ orders }, { 'POST /api/food/step': step });
    const isAskedBefore = () =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = renderApp(kitchenPaths.kitchen);
    await press('Accept: order 17');
    await screen.findByText('Waits for the connection');
    unmount();
    expect(isAskedBefore()).toBe(true);
    renderApp(kitchenPaths.kitchen);
    await screen.findByText('Waits for the connection');
    expect(screen.queryByRole('button', { name: 'Accept: order 17' })).toBeNull();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await button(/^Accepted 1/);
    expect(new Set(attemptsOf(of('POST /api/food/step'))).size).toBe(1);
    expect(isAskedBefore()).toBe(false);
  });

  it('what is new is seen once it is back', async () => {
    const { held, live } = open();
    await heading('Orders of Mensa North');
    held.orders = [aKitchenOrder('one')];
    act(() => live.become('online'));
    await button('Accept: order 17');
  });
});

describe('news', () => {
  it('of an order are looked at, and those that are known are not', async () => {
    const { held, of, live } = open({ orders: [aKitchenOrder('one')] });
    await button('Accept: order 17');
    const { orderid } = aKitchenOrder('one');
    const before = of(board).length;
    act(() => live.tell('order:moved', { orderid, revision: 1 }));
    held.orders = [...held.orders, aKitchenOrder('two', { number: 18 })];
    act(() => live.tell('order:moved', { orderid: aKitchenOrder('two').orderid, revision: 1 }));
    await button('Accept: order 18');
    expect(of(board)).toHaveLength(before + 1);
    await screen.findByText('New order: 18');
  });
});
