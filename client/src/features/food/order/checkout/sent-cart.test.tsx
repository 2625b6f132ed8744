// The page is there from the start, so that no test waits for it.
import '../../listings/food-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { heldBack, json } from '../../../../../test/answer-fetch.ts';
import { stallidOf } from '../../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import {
  cartOfMira,
  checkoutPath,
  fillCart,
  isReady,
  placeCall,
  press,
} from '../../../../../test/food-checkout.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';

drawWholeApp();

describe('an order of which nobody has heard', () => {
  it('that has arrived all the same is found, and not placed again', async () => {
    const { orderid } = fillCart();
    const answer = heldBack();
    const { held, of } = fakeOrdersServer({}, { [placeCall]: answer.answer });
    renderApp(checkoutPath);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    expect(cartOfMira()?.sentAt).not.toBeNull();
    held.orders = [anOrder('new', { orderid })];
    answer.give(json(503, { code: 'UNAVAILABLE', msg: 'Gone.' }));
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(of(placeCall)).toHaveLength(1);
    expect(cartOfMira()).toBeNull();
  });

  it('is looked for by a page that is loaded anew, and placed as the same one where it is not there', async () => {
    const { orderid } = fillCart({ sentAt: 0 });
    const { held } = fakeOrdersServer();
    renderApp(checkoutPath);
    await screen.findByText('Your order had not arrived. You can place it again.');
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(held.orders.map((order) => order.orderid)).toEqual([orderid]);
  });

  it('waits as long as nobody can say', async () => {
    const { orderid } = fillCart({ sentAt: 0 });
    let isDown = true;
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' });
    const { held } = fakeOrdersServer(
      {},
      { [`GET /api/food/order/${orderid}`]: () => (isDown ? down() : json(200, held.orders[0])) },
    );
    held.orders = [anOrder('new', { orderid })];
    renderApp(checkoutPath);
    await screen.findByRole('heading', { name: 'Has your order arrived?' });
    expect(cartOfMira()?.sentAt).not.toBeNull();
    isDown = false;
    await press('Look again');
    await screen.findByRole('heading', { name: 'Order 17' });
  });

  it('that is refused says why, and stays a cart', async () => {
    fillCart();
    const msg = 'Only people of North School order here.';
    fakeOrdersServer({}, { [placeCall]: () => json(403, { code: 'FORBIDDEN', msg }) });
    renderApp(checkoutPath);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    await screen.findByText(msg);
    expect(cartOfMira()).toMatchObject({ sentAt: null });
  });

  it('that is refused for a while says when one can order again', async () => {
    fillCart();
    const refused = { code: 'RATE_LIMITED', msg: 'Three were cancelled.', retryInMs: 60_000 };
    fakeOrdersServer({}, { [placeCall]: () => json(429, refused) });
    renderApp(checkoutPath);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    await screen.findByText(/^Three were cancelled\. You can order again at \d/);
    expect(cartOfMira()).toMatchObject({ sentAt: null });
  });

  it('is not called missing while it may still be under way', async () => {
    const { orderid } = fillCart({ sentAt: Date.now() });
    const { held, of } = fakeOrdersServer();
    renderApp(checkoutPath);
    await screen.findByRole('heading', { name: 'Looking for your order' });
    expect(screen.queryByText(/had not arrived/)).toBeNull();
    expect(cartOfMira()?.sentAt).not.toBeNull();
    held.orders = [anOrder('new', { orderid })];
    // It is looked for again and again, without a press.
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(of(`GET /api/food/order/${orderid}`).length).toBeGreaterThanOrEqual(2);
  });

  it('that came after the cart was changed is shown, and what was changed stays in the cart', async () => {
    const { orderid } = fillCart();
    const { held } = fakeOrdersServer();
    const { router } = renderApp(checkoutPath);
    await isReady(/^Order · €7\.00$/);
    // The first sending, which was given up, arrives now.
    held.orders = [anOrder('new', { orderid })];
    await press('One more of \u2068Item one\u2069');
    await userEvent.click(await isReady(/^Order · €10\.50$/));
    await screen.findByText(/What you changed afterwards is not in it/);
    expect(router.state.location.search).toBe(`?order=${orderid}`);
    expect(cartOfMira()).toMatchObject({ sentAt: null, lines: [{ count: 3 }] });
    expect(cartOfMira()?.orderid).not.toBe(orderid);
  });

  it('leads on without a word of an empty cart', async () => {
    fillCart();
    fakeOrdersServer();
    renderApp(checkoutPath);
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent));
    await isReady(/^Order · €7\.00$/);
    watch.observe(document.body, { childList: true, subtree: true });
    await press(/^Order · €7\.00$/);
    await screen.findByRole('heading', { name: 'Order 17' });
    watch.disconnect();
    expect(said.filter((text) => text.includes('Your cart is empty'))).toEqual([]);
  });

  it('can be left where nobody can say what came of it', async () => {
    const { orderid } = fillCart({ sentAt: 0 });
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' });
    fakeOrdersServer({}, { [`GET /api/food/order/${orderid}`]: down });
    renderApp(checkoutPath);
    await press('Begin a new cart');
    await screen.findByText(/If it has arrived, it stands among your orders/);
    await press('Leave it');
    await screen.findByText('Your cart is empty');
    expect(cartOfMira()).toBeNull();
  });
});

describe('a stall that is gone', () => {
  const gone = { [`GET /api/food/menu/${stallidOf('one')}`]: () => json(404, notFound) };
  const notFound = { code: 'NOT_FOUND', msg: 'There is no such stall.' };

  it('does not hide what came of an order that was sent to it', async () => {
    const { orderid } = fillCart({ sentAt: 0 });
    fakeOrdersServer({ orders: [anOrder('new', { orderid })] }, gone);
    renderApp(checkoutPath);
    await screen.findByRole('heading', { name: 'Order 17' });
  });

  it('lets go of its cart, also of one that was sent and had not arrived', async () => {
    fillCart({ sentAt: 0 });
    fakeOrdersServer({}, gone);
    renderApp(checkoutPath);
    await screen.findByRole('heading', { name: 'This stall is gone' });
    await press('Empty the cart');
    await screen.findByText('Your cart is empty');
    expect(cartOfMira()).toBeNull();
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(cartOfMira()?.lines).toHaveLength(1));
  });
});
