// The page is there from the start, so that no test waits for it.
import '../../listings/food-page.tsx';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack, json } from '../../../../../test/answer-fetch.ts';
import { anItem, aStall, itemidOf, stallidOf } from '../../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';
import { foodPaths } from '../../food-paths.ts';
import { type KeptCart, keptCart } from '../cart/kept-cart.ts';
import { emptyCart } from '../cart/use-choosing.ts';

const placeCall = 'POST /api/food/order';
const path = foodPaths.cart(stallidOf('one'));

const lineOf = (name: string, count = 1) => ({
  itemid: itemidOf(name),
  name: `Item ${name}`,
  choices: [],
  note: '',
  count,
  price: 350,
});
const fill = (change: Partial<KeptCart> = {}, userid = 'mira'): KeptCart => {
  const cart = { ...emptyCart(aStall('one')), lines: [lineOf('one', 2)], userid, ...change };
  keptCart.keep(userid, cart);
  return cart;
};
const kept = () => keptCart.find('mira');

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const isReady = async (name: RegExp) => {
  const shown = await button(name);
  await waitFor(() => expect(shown.getAttribute('aria-disabled')).toBe('false'));
  return shown;
};

// The whole app is drawn: on a busy machine that takes long.
configure({ asyncUtilTimeout: 12_000 });

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('a cart', () => {
  it('costs what the server says, and becomes one order that is paid at the counter', async () => {
    const { orderid } = fill();
    const { held, of } = fakeOrdersServer();
    const { router } = renderApp(path);
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
    expect(kept()).toBeNull();
  });

  it('is counted up, and what was removed comes back', async () => {
    fill({ lines: [lineOf('one'), lineOf('two')] });
    fakeOrdersServer({ items: [anItem('one'), anItem('two')] });
    renderApp(path);
    await press('One more of \u2068Item one\u2069');
    await isReady(/^Order · €10\.50$/);
    await press('Remove \u2068Item two\u2069');
    await isReady(/^Order · €7\.00$/);
    expect(kept()?.lines).toHaveLength(1);
    await userEvent.click(await screen.findByText('Undo'));
    await isReady(/^Order · €10\.50$/);
  });

  it('without any line says so; undone, it is what it was', async () => {
    fill();
    fakeOrdersServer();
    renderApp(path);
    await press('Remove \u2068Item one\u2069');
    await screen.findByText('Your cart is empty');
    await userEvent.click(await screen.findByText('Undo'));
    await screen.findByRole('heading', { name: 'Item one' });
  });

  it('of another stall leads there', async () => {
    fill({ stallid: stallidOf('two'), stall: 'Stall two' });
    fakeOrdersServer();
    renderApp(path);
    const way = await screen.findByRole('link', { name: 'To that cart' });
    expect(way.getAttribute('href')).toBe(foodPaths.cart(stallidOf('two')));
  });

  it('says of each line what cannot be had, and nothing is ordered until that is mended', async () => {
    fill({ lines: [lineOf('one'), lineOf('two', 5), lineOf('three')] });
    const items = [anItem('one', { unavailable: 'sold-out' }), anItem('two', { left: 3 })];
    const { of } = fakeOrdersServer({ items });
    renderApp(path);
    await screen.findByText('Sold out.');
    screen.getByText(/Not so many are left\. Only 3 are left\./);
    screen.getByText('It is no longer on the menu.');
    await press(/^Order · €/);
    expect(of(placeCall)).toEqual([]);
  });

  it('that costs other than was seen is ordered once that is agreed to', async () => {
    fill();
    const { of } = fakeOrdersServer({ items: [anItem('one', { price: 400 })] });
    renderApp(path);
    await screen.findByText('It was €7.00.');
    await press(/^Order · €8\.00$/);
    expect(of(placeCall)).toEqual([]);
    await press('The new prices are fine');
    await userEvent.click(await isReady(/^Order · €8\.00$/));
    await screen.findByRole('heading', { name: 'Order 17' });
  });

  it('whose price changes while it is sent is not ordered, and says so', async () => {
    fill();
    const { held } = fakeOrdersServer();
    renderApp(path);
    const order = await isReady(/^Order · €7\.00$/);
    held.items = [anItem('one', { price: 500 })];
    await userEvent.click(order);
    await screen.findByText(/In the meantime something has changed/);
    await screen.findByText('It was €7.00.');
    expect(held.orders).toEqual([]);
    expect(kept()?.isSent).toBe(false);
  });
});

describe('how it is had', () => {
  it('brought, with a tip and at a time, it costs more, and says where to', async () => {
    fill();
    const at = '2031-05-06T11:00:00.000Z';
    const { held } = fakeOrdersServer({
      stall: aStall('one', { delivers: { price: 150 } }),
      times: { now: false, slots: [{ at, left: 2 }] },
    });
    renderApp(path);
    await screen.findByText('It cannot be had right now. Choose a time.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2031-05-06');
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
    fill({}, '');
    const { of } = fakeOrdersServer();
    const { router } = renderApp(path);
    await screen.findByRole('heading', { name: 'Log in to order' });
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sets/login'));
    expect(router.state.location.state).toMatchObject({ from: path });
    expect(of('POST /api/food/quote')).toEqual([]);
    signIn();
    await router.navigate(path);
    await isReady(/^Order · €7\.00$/);
    expect(keptCart.find('')).toBeNull();
  });
});

describe('an order of which nobody has heard', () => {
  it('that has arrived all the same is found, and not placed again', async () => {
    const { orderid } = fill();
    const answer = heldBack();
    const { held, of } = fakeOrdersServer({}, { [placeCall]: answer.answer });
    renderApp(path);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    expect(kept()?.isSent).toBe(true);
    held.orders = [anOrder('new', { orderid })];
    answer.give(json(503, { code: 'UNAVAILABLE', msg: 'Gone.' }));
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(of(placeCall)).toHaveLength(1);
    expect(kept()).toBeNull();
  });

  it('is looked for by a page that is loaded anew, and placed as the same one where it is not there', async () => {
    const { orderid } = fill({ isSent: true });
    const { held } = fakeOrdersServer();
    renderApp(path);
    await screen.findByText('Your order had not arrived. You can place it again.');
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(held.orders.map((order) => order.orderid)).toEqual([orderid]);
  });

  it('waits as long as nobody can say', async () => {
    const { orderid } = fill({ isSent: true });
    let isDown = true;
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' });
    const { held } = fakeOrdersServer(
      {},
      { [`GET /api/food/order/${orderid}`]: () => (isDown ? down() : json(200, held.orders[0])) },
    );
    held.orders = [anOrder('new', { orderid })];
    renderApp(path);
    await screen.findByRole('heading', { name: 'Has your order arrived?' });
    expect(kept()?.isSent).toBe(true);
    isDown = false;
    await press('Look again');
    await screen.findByRole('heading', { name: 'Order 17' });
  });

  it('that is refused says why, and stays a cart', async () => {
    fill();
    const msg = 'Only people of North School order here.';
    fakeOrdersServer({}, { [placeCall]: () => json(403, { code: 'FORBIDDEN', msg }) });
    renderApp(path);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    await screen.findByText(msg);
    expect(kept()).toMatchObject({ isSent: false });
  });
});
