// The page is there from the start, so that no test waits for it.
import '../../listings/food-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import { anItem, aStall, itemidOf, stallidOf } from '../../../../../test/fake-food.ts';
import { fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import {
  cartOfMira,
  checkoutPath,
  fillCart,
  isReady,
  lineOf,
  placeCall,
  press,
  quoteCall,
} from '../../../../../test/food-checkout.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';
import { keptCart } from '../cart/kept-cart.ts';

drawWholeApp();

describe('a cart', () => {
  it('costs what the server says, and becomes one order that is paid at the counter', async () => {
    const { orderid } = fillCart();
    const { held, of } = fakeOrdersServer();
    const { router } = renderApp(checkoutPath);
    const order = await isReady(/^Order · €7\.00$/);
    screen.getByText('You pay at the counter when you pick it up.');
    await userEvent.dblClick(order);
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(router.state.location.search).toBe(`?order=${orderid}`);
    expect(of(placeCall)).toHaveLength(1);
    expect(of(placeCall)[0]?.body).toMatchObject({
      orderid,
      cart: { pay: 'counter', total: 700, lines: [{ seen: 700, count: 2 }] },
    });
    expect(held.orders).toHaveLength(1);
    expect(cartOfMira()).toBeNull();
  });

  it('is counted up, and what was removed comes back', async () => {
    fillCart({ lines: [lineOf('one'), lineOf('two')] });
    fakeOrdersServer({ items: [anItem('one'), anItem('two')] });
    renderApp(checkoutPath);
    await press('One more of \u2068Item one\u2069');
    await isReady(/^Order · €10\.50$/);
    await press('Remove \u2068Item two\u2069');
    await isReady(/^Order · €7\.00$/);
    expect(cartOfMira()?.lines).toHaveLength(1);
    await userEvent.click(await screen.findByText('Undo'));
    await isReady(/^Order · €10\.50$/);
  });

  it('without any line says so; undone, it is what it was', async () => {
    fillCart();
    fakeOrdersServer();
    renderApp(checkoutPath);
    await press('Remove \u2068Item one\u2069');
    await screen.findByText('Your cart is empty');
    await userEvent.click(await screen.findByText('Undo'));
    await screen.findByRole('heading', { name: 'Item one' });
  });

  it('of another stall leads there', async () => {
    fillCart({ stallid: stallidOf('two'), stall: 'Stall two' });
    fakeOrdersServer();
    renderApp(checkoutPath);
    const way = await screen.findByRole('link', { name: 'To that cart' });
    expect(way.getAttribute('href')).toBe(foodPaths.cart(stallidOf('two')));
  });

  it('says of each line what cannot be had, and nothing is ordered until that is mended', async () => {
    fillCart({ lines: [lineOf('one'), lineOf('two', 5), lineOf('three')] });
    const items = [anItem('one', { unavailable: 'sold-out' }), anItem('two', { left: 3 })];
    const { of } = fakeOrdersServer({ items });
    renderApp(checkoutPath);
    await screen.findByText('Sold out.');
    screen.getByText(/Not so many are left\. Only 3 are left\./);
    screen.getByText('It is no longer on the menu.');
    await press(/^Order · €/);
    expect(of(placeCall)).toEqual([]);
  });

  it('with a choice that is sold out leads to the item, where another one is chosen', async () => {
    fillCart({ lines: [lineOf('one'), lineOf('gone')] });
    const sold = { seen: 350, total: null, left: null };
    const lines = [
      { ...sold, fault: 'choice-sold-out' },
      { ...sold, fault: 'unknown' },
    ];
    const totals = { items: 0, fee: 0, tip: 0, total: 0, taxes: [] };
    const quote = { currency: 'EUR', lines, totals, faults: [], canBePlaced: false };
    fakeOrdersServer({}, { [quoteCall]: () => json(200, quote) });
    renderApp(checkoutPath);
    await screen.findByText(/sold out\. Remove it and add it again with another choice\.$/);
    const way = screen.getByRole('link', { name: 'Item one' });
    expect(way.getAttribute('href')).toBe(foodPaths.item(stallidOf('one'), itemidOf('one')));
    expect(screen.queryByRole('link', { name: 'Item gone' })).toBeNull();
  });

  it('that costs other than was seen is ordered once that is agreed to', async () => {
    fillCart();
    const { of } = fakeOrdersServer({ items: [anItem('one', { price: 400 })] });
    renderApp(checkoutPath);
    await screen.findByText('It was €7.00.');
    await press(/^Order · €8\.00$/);
    expect(of(placeCall)).toEqual([]);
    await press('The new prices are fine');
    await userEvent.click(await isReady(/^Order · €8\.00$/));
    await screen.findByRole('heading', { name: 'Order 17' });
  });

  it('whose price changes while it is sent is not ordered, and says so', async () => {
    fillCart();
    const { held } = fakeOrdersServer();
    renderApp(checkoutPath);
    const order = await isReady(/^Order · €7\.00$/);
    held.items = [anItem('one', { price: 500 })];
    await userEvent.click(order);
    await screen.findByText(/In the meantime something has changed/);
    await screen.findByText('It was €7.00.');
    expect(held.orders).toEqual([]);
    expect(cartOfMira()?.sentAt).toBeNull();
  });
});

describe('how it is had', () => {
  it('brought, with a tip and at a time, it costs more, and says where to', async () => {
    fillCart();
    const at = '2031-05-06T11:00:00.000Z';
    const { held } = fakeOrdersServer({
      stall: aStall('one', { delivers: { price: 150 } }),
      times: { now: false, slots: [{ at, left: 2 }] },
    });
    renderApp(checkoutPath);
    await screen.findByText('It cannot be had right now. Choose a time.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), '2031-05-06');
    screen.getByText(/^11:00.AM · 2 places left$/);
    await userEvent.click(screen.getByRole('radio', { name: /^Have it brought/ }));
    await userEvent.click(screen.getByRole('radio', { name: '€1.00' }));
    await userEvent.click(await isReady(/^Order · €9\.50$/));
    await screen.findByText('Say where it is to be brought.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Where to' }), 'Room 12');
    await userEvent.click(await isReady(/^Order · €9\.50$/));
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(held.orders[0]).toMatchObject({
      slot: at,
      had: { type: 'delivery', place: 'Room 12' },
      totals: { fee: 150, tip: 100, total: 950 },
    });
  });
});

describe('a visitor', () => {
  it('logs in first and comes back to the cart', async () => {
    signOut();
    fillCart({}, '');
    const { of } = fakeOrdersServer();
    const { router } = renderApp(checkoutPath);
    await screen.findByRole('heading', { name: 'Log in to order' });
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sets/login'));
    expect(router.state.location.state).toMatchObject({ from: checkoutPath });
    expect(of('POST /api/food/quote')).toEqual([]);
    signIn();
    await router.navigate(checkoutPath);
    await isReady(/^Order · €7\.00$/);
    expect(keptCart.find('')).toBeNull();
  });
});
