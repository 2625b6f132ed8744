// The pages are there from the start, so that no test waits for them.
import './orders-page.tsx';
import '../listings/food-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { aStall, itemidOf, stallidOf } from '../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../test/whole-app.ts';
import { leaveFor } from '../../../core/leave-for.ts';
import { foodPaths } from '../food-paths.ts';
import { type KeptCart, keptCart } from './cart/kept-cart.ts';
import { emptyCart } from './cart/use-choosing.ts';

vi.mock('../../../core/leave-for.ts', () => ({ leaveFor: vi.fn(() => true) }));

const payCall = 'POST /api/food/pay';
const url = 'https://pay.example/1';
const unpaid = anOrder('one', {
  pay: 'card',
  toPay: 0,
  placedAt: new Date().toISOString(),
  paymentid: 'cs_1',
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });

drawWholeApp();
afterEach(() => {
  vi.clearAllMocks();
});

/** What of what is told a quote is, with cards. */
const fillCart = (change: Partial<KeptCart> = {}) => {
  const line = {
    itemid: itemidOf('one'),
    name: 'Item one',
    choices: [],
    note: '',
    count: 2,
    price: 350,
  };
  keptCart.keep('mira', { ...emptyCart(aStall('one')), lines: [line], userid: 'mira', ...change });
};
const cardQuote = {
  currency: 'EUR',
  lines: [{ seen: 700, total: 700, fault: null, left: null }],
  totals: { items: 700, fee: 0, tip: 0, total: 700, taxes: [] },
  faults: [],
  takesCards: true,
  canBePlaced: true,
};

describe('a cart that a card can pay', () => {
  it('becomes an order, and leads to the payment page', async () => {
    fillCart();
    const order = anOrder('one', { ...unpaid, orderid: keptCart.find('mira')?.orderid ?? '' });
    const { of, held } = fakeOrdersServer(
      {},
      {
        'POST /api/food/quote': () => json(200, cardQuote),
        'POST /api/food/order': () => {
          held.orders = [order];
          return json(200, { isPlaced: true, order });
        },
        [payCall]: () => json(200, { url, order }),
      },
    );
    renderApp(foodPaths.cart(stallidOf('one')));
    await userEvent.click(await screen.findByRole('radio', { name: /^You pay now, by card/ }));
    const place = await button(/^Order · €7\.00$/);
    await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('false'));
    await userEvent.dblClick(place);
    await screen.findByRole('heading', { name: 'Order 17' });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(url));
    expect(of('POST /api/food/order').map(({ body }) => body)).toMatchObject([
      { cart: { pay: 'card' } },
    ]);
  });

  it('keeps that a card was chosen while somebody looks at the menu', async () => {
    fillCart();
    fakeOrdersServer({}, { 'POST /api/food/quote': () => json(200, cardQuote) });
    const { router } = renderApp(foodPaths.cart(stallidOf('one')));
    const card = { name: /^You pay now, by card/ };
    await userEvent.click(await screen.findByRole('radio', card));
    await router.navigate(foodPaths.stall(stallidOf('one')));
    await screen.findByRole('heading', { name: 'Stall one' });
    await router.navigate(foodPaths.cart(stallidOf('one')));
    expect((await screen.findByRole<HTMLInputElement>('radio', card)).checked).toBe(true);
  });

  it('is sent again as it was sent, by a page that is loaded anew', async () => {
    fillCart({ sentAt: 0, pay: 'card' });
    const { of } = fakeOrdersServer(
      {},
      {
        'POST /api/food/quote': () => json(200, cardQuote),
        'POST /api/food/order': () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' }),
      },
    );
    renderApp(foodPaths.cart(stallidOf('one')));
    await screen.findByText('Your order had not arrived. You can place it again.');
    const place = await button(/^Order · €7\.00$/);
    await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(place);
    await waitFor(() => expect(of('POST /api/food/order')).toHaveLength(1));
    expect(of('POST /api/food/order')[0]?.body).toMatchObject({ cart: { pay: 'card' } });
    expect(keptCart.find('mira')?.pay).toBe('card');
  });

  it('leads nobody to the payment page who now pays at the counter, though it came by card before', async () => {
    fillCart();
    const order = anOrder('one', { ...unpaid, orderid: keptCart.find('mira')?.orderid ?? '' });
    const { held, of } = fakeOrdersServer(
      {},
      {
        'POST /api/food/quote': () => json(200, cardQuote),
        'POST /api/food/order': () => {
          held.orders = [order];
          return json(200, { isPlaced: true, order });
        },
      },
    );
    renderApp(foodPaths.cart(stallidOf('one')));
    const place = await button(/^Order · €7\.00$/);
    await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(place);
    await screen.findByRole('heading', { name: 'Not paid yet' });
    expect(keptCart.find('mira')).toBeNull();
    expect(of(payCall)).toEqual([]);
  });

  it('is kept as paid at the counter once it was sent so, as no card was taken', async () => {
    fillCart({ pay: 'card' });
    fakeOrdersServer(
      {},
      { 'POST /api/food/order': () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' }) },
    );
    renderApp(foodPaths.cart(stallidOf('one')));
    const place = await button(/^Order · €7\.00$/);
    await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(place);
    await waitFor(() => expect(keptCart.find('mira')?.sentAt).not.toBeNull());
    expect(keptCart.find('mira')?.pay).toBe('counter');
  });

  it('is paid at the counter where nobody has chosen, and where no card is taken nothing is said of one', async () => {
    fillCart();
    const { of } = fakeOrdersServer();
    renderApp(foodPaths.cart(stallidOf('one')));
    await screen.findByText('You pay at the counter when you pick it up.');
    expect(screen.queryByRole('radio', { name: /by card/ })).toBeNull();
    const place = await button(/^Order · €7\.00$/);
    await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(place);
    await screen.findByRole('heading', { name: 'Order 17' });
    expect(of('POST /api/food/order')[0]?.body).toMatchObject({ cart: { pay: 'counter' } });
    expect(of(payCall)).toEqual([]);
  });
});

describe('an order that a card has paid', () => {
  const sums = { ...unpaid.sums, paid: 700, open: 700 };

  it('says that its money goes back to the card where it is cancelled', async () => {
    fakeOrdersServer({ orders: [{ ...unpaid, status: 'paid', sums }] });
    renderApp(foodPaths.order(unpaid.orderid));
    await userEvent.click(await button('Cancel the order'));
    await screen.findByText(
      'The stall has not accepted it yet: it is cancelled at once, and €7.00 goes back to the card.',
    );
  });

  it('says so of what the stall is asked, and nothing where nothing was paid by card', async () => {
    const may = { cancel: false, askCancel: true, askRefund: false };
    const accepted = { ...unpaid, status: 'accepted' as const, may, sums };
    const other = anOrder('two', { number: 18, status: 'accepted', may, sums });
    fakeOrdersServer({ orders: [accepted, other] });
    const { router } = renderApp(foodPaths.order(accepted.orderid));
    await userEvent.click(await button('Ask to cancel'));
    await screen.findByText(/and decides\. If it agrees, €7\.00 goes back to the card\.$/);
    await userEvent.click(await button('Keep the order'));
    await router.navigate(foodPaths.order(other.orderid));
    await screen.findByRole('heading', { name: 'Order 18' });
    await userEvent.click(await button('Ask to cancel'));
    await screen.findByText('The stall has accepted it already, and decides.');
  });
});

describe('an order that is not paid yet', () => {
  it('says so, and leads to its payment page', async () => {
    const { of } = fakeOrdersServer(
      { orders: [unpaid] },
      { [payCall]: () => json(200, { url, order: unpaid }) },
    );
    renderApp(foodPaths.order(unpaid.orderid));
    await screen.findByRole('heading', { name: 'Not paid yet' });
    screen.getByText('Waiting for your payment');
    screen.getByText(/^The stall starts once it is paid\./);
    expect(screen.queryByText('There is nothing left to pay.')).toBeNull();
    expect(screen.queryByText('Your number')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Code of order 17' })).toBeNull();
    expect(of(payCall)).toEqual([]);
    await userEvent.click(await button('Pay by card · €7.00'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(url));
    expect(of(payCall)[0]?.body).toEqual({ orderid: unpaid.orderid });
  });

  it('says so in the list, too, and leads to its page, where it is paid', async () => {
    fakeOrdersServer({ orders: [unpaid, anOrder('two', { number: 18 })] });
    renderApp(foodPaths.orders);
    await screen.findByText('Waiting for your payment');
    expect(screen.getAllByText('Waiting for the stall to accept it')).toHaveLength(1);
    const again = screen.getAllByRole('button', { name: /^Order again/ });
    expect(again.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Order again what was in order 18',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Pay by card: order 17' }));
    await button('Pay by card · €7.00');
    expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
  });

  it('says why its page does not open', async () => {
    const msg = 'The payment provider does not answer. Try again in a moment.';
    fakeOrdersServer(
      { orders: [unpaid] },
      { [payCall]: () => json(503, { code: 'UNAVAILABLE', msg }) },
    );
    renderApp(foodPaths.order(unpaid.orderid));
    await userEvent.click(await button('Pay by card · €7.00'));
    await screen.findByText(msg);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('waits for the payment where somebody comes back, and shows it once the server knows', async () => {
    const paid = { ...unpaid, status: 'paid' as const, revision: 2 };
    const { of, held } = fakeOrdersServer(
      { orders: [unpaid] },
      {
        [payCall]: () => {
          held.orders = [paid];
          return json(200, { url: null, order: paid });
        },
      },
    );
    renderApp(`${foodPaths.order(unpaid.orderid)}&checkout=done`);
    await screen.findByText('Paid, waiting for the stall to accept it');
    screen.getByText('Your number');
    screen.getByRole('img', { name: 'Code of order 17' });
    expect(of(payCall)).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('is not paid by coming back', async () => {
    fakeOrdersServer({ orders: [unpaid] }, { [payCall]: () => json(200, { url, order: unpaid }) });
    renderApp(`${foodPaths.order(unpaid.orderid)}&checkout=done`);
    await screen.findByRole('heading', { name: 'We are waiting for the payment' });
    await button('Pay by card · €7.00');
    screen.getByText('Waiting for your payment');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
