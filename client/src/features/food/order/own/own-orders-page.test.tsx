// The page is there from the start, so that no test waits for it.
import '../orders-page.tsx';
import '../../listings/food-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import { anItem, itemidOf } from '../../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';
import { keptCart } from '../cart/kept-cart.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';

const order = anOrder('one');
const orderPath = foodPaths.order(order.orderid);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });

drawWholeApp();

describe('one’s own orders', () => {
  it('lead to each, page by page', async () => {
    const pages = {
      'GET /api/food/orders': () => json(200, { orders: [order], next: 'older' }),
      'GET /api/food/orders?before=older': () =>
        json(200, { orders: [anOrder('two', { number: 9 })], next: null }),
    };
    fakeOrdersServer({}, pages);
    renderApp(foodPaths.orders);
    const way = await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    expect(way.getAttribute('href')).toBe(orderPath);
    await press('Show more');
    await screen.findByRole('link', { name: 'Order 9 at \u2068Stall one\u2069' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are named by their numbers as these are called: no quantity', async () => {
    const called = { ...order, number: 1_204 };
    fakeOrdersServer({ orders: [called] });
    const { router } = renderApp(foodPaths.orders);
    await screen.findByRole('link', { name: 'Order 1204 at \u2068Stall one\u2069' });
    await button('Order again what was in order 1204');
    await router.navigate(orderPath);
    await heading('Order 1204');
    screen.getByText('1204');
    screen.getByRole('img', { name: 'Code of order 1204' });
    expect(document.title).toMatch(/^Order 1204 · /);
  });

  it('say when they were ordered apart from how they stand', async () => {
    const placedAt = new Date(2031, 4, 6, 5, 46).toISOString();
    fakeOrdersServer({ orders: [{ ...order, placedAt, status: 'delivered', proof: null }] });
    renderApp(foodPaths.orders);
    await screen.findByText('Handed over');
    screen.getByText(/^Ordered May 6, 2031, 5:46\sAM$/);
  });

  it('lead first to the code of what is to be picked up, and of nothing else', async () => {
    const ready = { status: 'ready' as const };
    const had = { type: 'delivery' as const, place: 'Room 12' };
    const others = [
      anOrder('two', { number: 18, ...ready, had }),
      anOrder('three', { number: 19, ...ready, pay: 'card', lacksMoney: true }),
      anOrder('four', { number: 20, status: 'preparing' }),
    ];
    fakeOrdersServer({ orders: [{ ...order, ...ready }, ...others] });
    renderApp(foodPaths.orders);
    const way = await screen.findByRole('link', { name: /^Show the code/ });
    expect(way.getAttribute('aria-label')).toBe('Show the code of order 17');
    expect(way.getAttribute('href')).toBe(orderPath);
    expect(way.nextElementSibling).toBe(await button('Order again what was in order 17'));
  });

  it('isolate the names of what was ordered, in whichever script', async () => {
    const lines = [
      { ...order.lines[0]!, name: 'שוקו' },
      { ...order.lines[0]!, name: 'Tea' },
    ];
    fakeOrdersServer({ orders: [{ ...order, lines }] });
    renderApp(foodPaths.orders);
    await screen.findByText('2 × \u2068שוקו\u2069, 2 × \u2068Tea\u2069');
  });

  it('with a code are there without a network, with no word of more', async () => {
    keptOrdersOf('mira').keep(order, Date.UTC(2031, 4, 6, 10));
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    fakeOrdersServer({}, { 'GET /api/food/orders': down });
    renderApp(foodPaths.orders);
    const way = await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    expect(way.getAttribute('href')).toBe(orderPath);
    screen.getByText(/^These are on this device\. Away\.$/);
    await button('Try again');
  });

  it('that cannot be loaded anew stay, and are not more of a list that is at its end', async () => {
    let isDown = false;
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    const { held } = fakeOrdersServer(
      { orders: [order] },
      {
        'GET /api/food/orders': () =>
          isDown ? down() : json(200, { orders: held.orders, next: null }),
      },
    );
    renderApp(foodPaths.orders);
    await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    isDown = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('This may be out of date. Away.');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('This may be out of date. Away.')).toBeNull());
  });

  it('with a code are on the device once they were listed', async () => {
    fakeOrdersServer({ orders: [order] });
    renderApp(foodPaths.orders);
    await screen.findByRole('link', { name: 'Order 17 at \u2068Stall one\u2069' });
    await waitFor(() => expect(keptOrdersOf('mira').find(order.orderid)).not.toBeNull());
  });

  it('are none at first', async () => {
    fakeOrdersServer();
    renderApp(foodPaths.orders);
    await heading('No orders yet');
  });

  it('fill the cart again, with what there still is', async () => {
    const lines = [
      order.lines[0]!,
      { ...order.lines[0]!, itemid: itemidOf('gone'), name: 'Item gone' },
    ];
    const items = [anItem('one', { price: 400 })];
    fakeOrdersServer({ items, orders: [{ ...order, lines }] });
    const { router } = renderApp(foodPaths.orders);
    await press('Order again what was in order 17');
    await waitFor(() => expect(router.state.location.search).toContain('cart'));
    expect(keptCart.find('mira')?.lines).toMatchObject([{ count: 2, price: 400 }]);
    await screen.findByText(/Item gone\u2069 is not to be had as before/);
  });

  it('say that what was brought is picked up, where the stall brings nothing any more', async () => {
    const had = { type: 'delivery' as const, place: 'Room 12' };
    fakeOrdersServer({ orders: [{ ...order, had, note: 'No bag' }] });
    renderApp(foodPaths.orders);
    await press('Order again what was in order 17');
    await screen.findByText('The stall does not bring orders any more: you pick this one up.');
    expect(keptCart.find('mira')).toMatchObject({ had: 'pick-up', note: 'No bag' });
  });
});
