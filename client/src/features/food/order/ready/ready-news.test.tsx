// The pages are there from the start, so that no test waits for them.
import '../orders-page.tsx';
import '../../invoice/invoice-page.tsx';
import '../../listings/food-page.tsx';
import '../placed/order-listening.tsx';
import './ready-listening.tsx';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import { itemidOf, stallidOf } from '../../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import { callOf, hearOfOrders as hear, readyOf } from '../../../../../test/hear-of-orders.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { signOut } from '../../../../../test/signed-in.ts';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodOrdersKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { foodPaths } from '../../food-paths.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';

const one = anOrder('one', { status: 'preparing' });
const stallid = stallidOf('one');
const dialog = (name: string) => screen.findByRole('dialog', { name });
const title = 'Your order is ready';

drawWholeApp();

/** The page of an order, which this device knows. */
const openOrder = async (order: OwnOrder) => {
  keptOrdersOf('mira').keep(order, Date.now());
  fakeOrdersServer({ orders: [order] });
  const opened = renderApp(foodPaths.order(order.orderid));
  await screen.findByRole('heading', { name: `Order ${order.number}` });
  return opened;
};

describe('that an order is ready', () => {
  it('comes up over another page of food, with its number, its place, and the way to its code', async () => {
    const { router, connect, ready } = await hear(foodPaths.listings, [one]);
    await connect();
    expect(screen.queryByRole('dialog')).toBeNull();
    ready(one);
    const sheet = within(await dialog(title));
    sheet.getByText('17');
    sheet.getByText('Pick it up at \u2068Stall one\u2069: \u2068Main hall\u2069');
    await userEvent.click(sheet.getByRole('link', { name: 'Show the code of order 17' }));
    await screen.findByRole('img', { name: 'Code of order 17' });
    expect(router.state.location.search).toBe(`?order=${one.orderid}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told also where that was said before anything was heard, once', async () => {
    const { router, held, connect } = await hear(foodPaths.listings, [one]);
    held.orders = [readyOf(one)];
    await connect();
    const sheet = within(await dialog(title));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keptOrdersOf('mira').find(one.orderid)?.order.status).toBe('ready');
    await router.navigate(foodPaths.orders);
    await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told in each tab, whichever has asked first, until it is closed in one of them', async () => {
    const otherTab = keptOrdersOf('mira');
    const { connect } = await hear(foodPaths.listings, [one]);
    await connect();
    act(() => otherTab.keep(readyOf(one), Date.now()));
    await dialog(title);
    act(() => otherTab.markRead([one.orderid]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is told where another tab has heard it while this one was asking', async () => {
    const answer = () => {
      keptOrdersOf('mira').keep(readyOf(one), Date.now());
      return json(200, readyOf(one));
    };
    const answers = { [callOf(one)]: answer };
    const { connect } = await hear(foodPaths.listings, [one], { answers });
    await connect();
    await dialog(title);
  });

  it('is told again to whoever has left the page without reading it', async () => {
    const before = await hear(foodPaths.listings, [one]);
    await before.connect();
    before.ready(one);
    await dialog(title);
    before.unmount();
    const { goOnline, router } = await hear(foodPaths.listings, [readyOf(one)], { known: [] });
    expect(screen.queryByRole('dialog')).toBeNull();
    goOnline();
    await dialog(title);
    await act(() => router.navigate(foodPaths.orders));
    await dialog(title);
  });

  it('is told no more where it was fetched meanwhile', async () => {
    const before = await hear(foodPaths.listings, [one]);
    await before.connect();
    before.ready(one);
    await dialog(title);
    before.unmount();
    const fetched: OwnOrder = { ...one, status: 'delivered', revision: 3, proof: null };
    const { goOnline } = await hear(foodPaths.listings, [fetched], { known: [] });
    goOnline();
    await waitFor(() => expect(keptOrdersOf('mira').find(one.orderid)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read on the page of the order once somebody sees it', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { router } = await openOrder(one);
    const isUnread = () => keptOrdersOf('mira').find(one.orderid)?.isUnread;
    act(() => keptOrdersOf('mira').keep(readyOf(one), Date.now()));
    expect(isUnread()).toBe(true);
    isHidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isUnread()).toBe(false);
    await act(() => router.navigate(foodPaths.orders));
    await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays off the device of who has logged out while it was asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answers = { [callOf(one)]: () => promise };
    const { connect } = await hear(foodPaths.listings, [one], { answers });
    await connect();
    await act(async () => {
      signOut();
      purgeRoot();
      resolve(json(200, readyOf(one)));
    });
    expect(localStorage.getItem(foodOrdersKey)).toBeNull();
  });

  it('stands in the place of an item, which is there again once that was read', async () => {
    const path = foodPaths.item(stallid, itemidOf('one'));
    const { connect, ready } = await hear(path, [one]);
    await connect();
    await dialog('Item one');
    ready(one);
    const sheet = within(await dialog(title));
    expect(screen.queryByRole('dialog', { name: 'Item one' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await dialog('Item one');
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it('is told of two at once, of which one is brought', async () => {
    const had = { type: 'delivery' as const, place: 'Room 12' };
    const two = anOrder('two', { number: 18, status: 'preparing', had });
    const { connect, ready } = await hear(foodPaths.stall(stallid), [one, two]);
    await connect();
    ready(one);
    ready(two);
    const sheet = within(await dialog('Your orders are ready'));
    sheet.getByRole('link', { name: 'Show the code of order 17' });
    sheet.getByText('\u2068Stall one\u2069 brings it to you: \u2068Room 12\u2069');
    sheet.getByRole('link', { name: 'Show the code of order 18' });
  });

  it('comes up over an invoice', async () => {
    const { connect, ready } = await hear(foodPaths.invoice('order-two'), [one]);
    await connect();
    ready(one);
    await dialog(title);
  });

  it('comes up over the page of another order', async () => {
    const two = anOrder('two', { number: 18, status: 'preparing' });
    const { held, on, goOnline } = await hear(foodPaths.order(two.orderid), [one, two]);
    await screen.findByRole('heading', { name: 'Order 18' });
    // That page has a connection of its own.
    await waitFor(() => expect(on).toHaveBeenCalledTimes(2));
    held.orders = [readyOf(one), two];
    goOnline();
    await dialog(title);
  });
});

it('who waits for no order needs no connection', async () => {
  // Of one that is so old nobody has told the end.
  const old: OwnOrder = { ...one, placedAt: '2021-05-06T10:00:00.000Z' };
  keptOrdersOf('mira').keep(old, Date.now());
  const live = new FakeLiveClient({});
  const on = vi.spyOn(live, 'on');
  fakeOrdersServer({ orders: [old] });
  renderApp(foodPaths.listings, live);
  await screen.findByRole('heading', { name: 'Food' });
  expect(on).not.toHaveBeenCalled();
  // An order that is made meanwhile is waited for.
  act(() => keptOrdersOf('mira').keep(anOrder('two'), Date.now()));
  await waitFor(() => expect(on).toHaveBeenCalledWith('order:moved', expect.any(Function)));
});
