// The page is there from the start, so that no test waits for it.
import '../../listings/food-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Quote } from '@sets/shared/food/order/order.contract.ts';
import { json } from '../../../../../test/answer-fetch.ts';
import { anItem, aStall, stallidOf } from '../../../../../test/fake-food.ts';
import { fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import {
  cartOfMira,
  checkoutPath,
  fillCart,
  isReady,
  placeCall,
  press,
  quoteCall,
  slotsCall,
} from '../../../../../test/food-checkout.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';

drawWholeApp();

const fine: Quote = {
  currency: 'EUR',
  lines: [{ seen: 700, total: 700, fault: null, left: null }],
  totals: { items: 700, fee: 0, tip: 0, total: 700, taxes: [] },
  faults: [],
  canBePlaced: true,
};
const full: Quote = { ...fine, faults: ['not-then'], canBePlaced: false };
const slot = (at: number) => new Date(at).toISOString();
const hour = 3_600_000;
const menuCall = `GET /api/food/menu/${stallidOf('one')}`;

describe('a checkout that stands open', () => {
  it('asks for the prices, the stall and its times anew when the stall closes', async () => {
    fillCart();
    // It is asked as soon as the stall closes, with no spread.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let isOpen = true;
    const stall = () =>
      aStall('one', isOpen ? { until: slot(Date.now() + 1_000) } : { state: 'closed' });
    const { held, of } = fakeOrdersServer(
      {},
      { [menuCall]: () => json(200, { stall: stall(), items: held.items }) },
    );
    renderApp(checkoutPath);
    await isReady(/^Order · €7\.00$/);
    isOpen = false;
    held.times = { now: false, slots: [] };
    held.items = [anItem('one', { price: 400 })];
    await screen.findByText('No time is free at the moment.');
    await screen.findByText('It was €7.00.');
    expect(of(quoteCall).length).toBeGreaterThanOrEqual(2);
  }, 40_000);

  it('asks for the times anew where one is refused', async () => {
    const at = slot(Date.now() + hour);
    fillCart({ slot: at });
    const { held, of } = fakeOrdersServer(
      { times: { now: true, slots: [{ at, left: 1 }] } },
      { [placeCall]: () => json(200, { isPlaced: false, quote: full }) },
    );
    renderApp(checkoutPath);
    const order = await isReady(/^Order · €7\.00$/);
    held.times = { now: true, slots: [{ at, left: 0 }] };
    const before = of(slotsCall).length;
    await userEvent.click(order);
    await screen.findByRole('option', { name: /no longer free$/ });
    await screen.findByText('The stall cannot have it ready then. Choose another time.');
    expect(of(slotsCall).length).toBeGreaterThan(before);
  });

  it('chooses a time no longer that has passed, and says so', async () => {
    fillCart({ slot: slot(Date.now() - hour) });
    fakeOrdersServer();
    renderApp(checkoutPath);
    await screen.findByText(/has passed\. It is ordered for as soon as possible now/);
    await waitFor(() => expect(cartOfMira()?.slot).toBeNull());
  });
});

describe('what stands in the way', () => {
  it('is that nobody says what it costs: the page says so, and asks again', async () => {
    fillCart();
    let isDown = false;
    const quoted = { quote: fine };
    fakeOrdersServer(
      {},
      {
        [quoteCall]: () =>
          isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Away.' }) : json(200, quoted.quote),
      },
    );
    renderApp(checkoutPath);
    await isReady(/^Order · €7\.00$/);
    isDown = true;
    await press('One more of \u2068Item one\u2069');
    const alert = await screen.findByText('What it costs cannot be loaded');
    isDown = false;
    quoted.quote = {
      ...fine,
      lines: [{ seen: 1050, total: 1050, fault: null, left: null }],
      totals: { ...fine.totals, items: 1050, total: 1050 },
    };
    await press('Try again');
    await isReady(/^Order · €10\.50$/);
    expect(alert.isConnected).toBe(false);
  });

  it('is where to: the cursor goes there', async () => {
    fillCart({ had: 'delivery' });
    fakeOrdersServer({ stall: aStall('one', { delivers: { price: 0 } }) });
    renderApp(checkoutPath);
    await userEvent.click(await isReady(/^Order · €7\.00$/));
    const field = screen.getByRole('textbox', { name: 'Where to' });
    expect(document.activeElement).toBe(field);
    await press(/^Order · €7\.00$/);
    expect(document.activeElement).toBe(field);
  });

  it('is the time: that is said where it is chosen, and nowhere else', async () => {
    fillCart();
    fakeOrdersServer({
      stall: aStall('one', { state: 'paused' }),
      times: { now: false, slots: [] },
    });
    renderApp(checkoutPath);
    await screen.findByText('The stall is paused. Try again later.');
    await press(/^Order · €7\.00$/);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'When' }));
    expect(screen.queryByText('No time is free at the moment.')).toBeNull();
    expect(screen.queryByText(/^The stall cannot have it ready then/)).toBeNull();
  });

  it('has the focus where the button cannot order', async () => {
    fillCart();
    fakeOrdersServer({ items: [anItem('one', { unavailable: 'sold-out' })] });
    renderApp(checkoutPath);
    await screen.findByText('Sold out.');
    await press(/^Order · €/);
    expect(document.activeElement?.textContent).toContain('Something cannot be had as it is');
  });
});
