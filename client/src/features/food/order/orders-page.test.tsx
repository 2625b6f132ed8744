// The page is there from the start, so that no test waits for it.
import './orders-page.tsx';
import '../listings/food-page.tsx';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { anOrder, fakeOrdersServer } from '../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signOut } from '../../../../test/signed-in.ts';
import { drawWholeApp } from '../../../../test/whole-app.ts';
import { foodPaths } from '../food-paths.ts';
import { keptOrdersOf } from './placed/kept-orders.ts';

const order = anOrder('one');
const pathOf = ({ orderid }: OwnOrder): string => foodPaths.order(orderid);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });

/** A page of an order, whose stall answers what is done with a change of it. */
const open = (shown: OwnOrder, call = '', change: Partial<OwnOrder> = {}) => {
  const server = fakeOrdersServer(
    { orders: [shown] },
    {
      [call]: () => {
        const moved = { ...shown, revision: 2, ...change };
        server.held.orders = [moved];
        return json(200, { own: moved, kitchen: null });
      },
    },
  );
  return { ...server, ...renderApp(pathOf(shown)) };
};

drawWholeApp();

describe('an order', () => {
  it('shows its number, its code, how far it is, and what is to be paid', async () => {
    open({ ...order, status: 'preparing' });
    await heading('Order 17');
    screen.getByRole('img', { name: 'Code of order 17' });
    screen.getByText('Being prepared');
    const steps = screen.getAllByRole('listitem').filter((each) => each.closest('ol') !== null);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Sent',
      'Accepted',
      'Prepared',
      'Ready',
      'Picked up',
    ]);
    expect(steps.findIndex((each) => each.getAttribute('aria-current') === 'step')).toBe(2);
    expect(screen.getByText('Still to pay').textContent).toBe('Still to pay€7.00');
  });

  it('says when it was placed and handed over, and once it is over no longer how far it is', async () => {
    const deliveredAt = '2031-05-06T10:20:00.000Z';
    open({ ...order, status: 'delivered', deliveredAt, proof: null, toPay: 0 });
    await heading('Order 17');
    const facts = screen.getByText('Ordered').closest('dl')?.textContent ?? '';
    expect(facts).toMatch(/OrderedMay 6, 2031, 10:00\sAMHanded overMay 6, 2031, 10:20\sAM$/);
    expect(screen.queryByText('Prepared')).toBeNull();
  });

  it('is asked for anew by whoever comes back to it', async () => {
    const { held } = open(order);
    await screen.findByText('Waiting for the stall to accept it');
    held.orders = [{ ...order, status: 'ready' }];
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Ready', { selector: 'p' });
  });

  it('shows its code where the server is away, and says of when that is', async () => {
    keptOrdersOf('mira').keep(order, Date.UTC(2031, 4, 6, 10));
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    fakeOrdersServer({}, { [`GET /api/food/order/${order.orderid}`]: down });
    renderApp(pathOf(order));
    await screen.findByRole('img', { name: 'Code of order 17' });
    screen.getByText(/^As it was at .* This device has no newer news of it\.$/);
  });

  it('says of when it is that a page before has asked for it', async () => {
    let isDown = false;
    const path = `GET /api/food/order/${order.orderid}`;
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    fakeOrdersServer({ orders: [order] }, { [path]: () => (isDown ? down() : json(200, order)) });
    const date = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 4, 6, 10));
    const { router } = renderApp(pathOf(order));
    await heading('Order 17');
    await router.navigate(foodPaths.listings);
    await screen.findByRole('heading', { name: 'Food' });
    isDown = true;
    date.mockReturnValue(Date.UTC(2031, 4, 8, 10));
    await router.navigate(pathOf(order));
    await screen.findByText(/^As it was at May 6, 2031/);
  });

  it('is kept on the device while it has a code', async () => {
    open(order);
    await heading('Order 17');
    await waitFor(() =>
      expect(keptOrdersOf('mira').find(order.orderid)?.order.proof).toBe(order.proof),
    );
  });

  it('that is not there leads to the others', async () => {
    fakeOrdersServer();
    renderApp(pathOf(order));
    await heading('There is no such order');
    const way = await screen.findByRole('link', { name: 'Your orders' });
    expect(way.getAttribute('href')).toBe(foodPaths.orders);
  });

  it('that cannot be loaded can be asked for again', async () => {
    const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    fakeOrdersServer({}, { [`GET /api/food/order/${order.orderid}`]: down });
    renderApp(pathOf(order));
    await heading('Your order cannot be loaded');
    await button('Try again');
  });

  it('asks a visitor to log in', async () => {
    signOut();
    const { of } = open(order);
    await heading('Log in to see your orders');
    expect(of(`GET /api/food/order/${order.orderid}`)).toEqual([]);
  });
});

describe('what has become of an order', () => {
  const may = { cancel: false, askCancel: false, askRefund: false };
  const cancelled = { ...order, status: 'cancelled' as const, proof: null, toPay: 0, may };

  it.each([
    ['time', 'The stall did not answer in time, so it was cancelled by itself.'],
    ['stall', 'The stall has cancelled it.'],
    ['owner', 'You have cancelled it.'],
    ['unpaid', 'It was not paid in time, so it was cancelled by itself.'],
  ] as const)('is told where it was cancelled: %s', async (endedBy, said) => {
    open({ ...cancelled, endedBy });
    await screen.findByText(said);
    screen.getByText('You have paid nothing for it, and owe nothing.');
  });

  it('is that the stall did not answer, also where it was paid by card', async () => {
    const sums = { ...order.sums, paid: 700, refunded: 700 };
    open({ ...cancelled, endedBy: 'time', pay: 'card', sums });
    await screen.findByText('The stall did not answer in time, so it was cancelled by itself.');
    expect(screen.queryByText(/not paid in time/)).toBeNull();
  });

  it('is what comes back, on the page and in the list', async () => {
    const sums = { ...order.sums, paid: 700, returning: 700 };
    const { router } = open({ ...cancelled, endedBy: 'stall', reason: 'No soup left.', sums });
    await screen.findByText('On its way back to you');
    screen.getByText('Why: \u2068No soup left.\u2069');
    await router.navigate(foodPaths.orders);
    await screen.findByText(/The stall has cancelled it\. Why: \u2068No soup left\.\u2069/);
    screen.getByText('€7.00 is on its way back to you.');
  });

  it('is that it is to be paid back, as long as not all of that is back', async () => {
    const [line] = order.lines;
    const lines = [{ ...line!, isRefunded: true }];
    const sums = { ...order.sums, paid: 700, returning: 700 };
    const given = { status: 'refunded' as const, proof: null, lines };
    open({ ...order, ...given, sums });
    expect(await screen.findAllByText('To be paid back')).toHaveLength(2);
    open({ ...order, ...given, sums: { ...sums, returning: 0, refunded: 700 } });
    expect(await screen.findAllByText('Paid back')).toHaveLength(2);
  });

  it('is that money has not gone back, on the page and in the list', async () => {
    const sums = { ...order.sums, paid: 700, refunded: 200, open: 500 };
    const { router } = open({ ...cancelled, endedBy: 'stall', sums, owed: 500 });
    const said = '€5.00 that you paid has not gone back yet: it is still owed to you.';
    await screen.findByText(said);
    screen.getByText('Paid back to you');
    expect(screen.queryByText('There is nothing left to pay.')).toBeNull();
    await router.navigate(foodPaths.orders);
    await screen.findByText(said);
  });

  it('is that money of what had been handed over has not gone back', async () => {
    const sums = { ...order.sums, paid: 700, delivered: 700 };
    open({ ...cancelled, status: 'refunded', endedBy: 'stall', sums, owed: 700 });
    await screen.findByText('€7.00 that you paid has not gone back yet: it is still owed to you.');
    expect(screen.queryByText('There is nothing left to pay.')).toBeNull();
  });

  it('is that the stall has refused what was asked', async () => {
    open({ ...order, status: 'preparing', may, refused: { cancel: true, refund: false } });
    await screen.findByText('The stall has refused to cancel it.');
  });

  it('is that the stall gives no money back', async () => {
    const refused = { cancel: false, refund: true };
    open({ ...order, status: 'delivered', proof: null, toPay: 0, may, refused });
    await screen.findByText('The stall has refused to give money back.');
  });
});

describe('what can be done about it', () => {
  it('is to cancel it at once', async () => {
    const may = { cancel: false, askCancel: false, askRefund: false };
    const call = 'POST /api/food/cancelorder';
    const { of } = open(order, call, { status: 'cancelled', may, proof: null });
    await press('Cancel the order');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByRole('button', { name: 'Cancel' })).toBeNull();
    sheet.getByText('The stall has not accepted it yet: it is cancelled at once.');
    sheet.getByText(
      'After 3 cancelled orders within a day you cannot order for up to a day (after 5, where each was cancelled within 2 minutes of placing it).',
    );
    await press('Keep the order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(of(call)).toEqual([]);
    await press('Cancel the order');
    await press('Cancel it');
    await screen.findByText('Cancelled');
    expect(of(call)[0]?.body).toMatchObject({ orderid: order.orderid, paymentid: '' });
    expect(screen.queryByRole('img', { name: 'Code of order 17' })).toBeNull();
  });

  it('is to ask for that once it is accepted, and a refusal is told', async () => {
    const may = { cancel: false, askCancel: true, askRefund: false };
    const call = 'POST /api/food/cancelorder';
    const refused = () => json(409, { code: 'TOO_LATE', msg: 'This order is under way.' });
    const accepted = { ...order, status: 'accepted' as const, may };
    const { of } = fakeOrdersServer({ orders: [accepted] }, { [call]: refused });
    renderApp(pathOf(order));
    await press('Ask to cancel');
    await press('Ask the stall');
    await screen.findByText('This order is under way.');
    await press('Ask the stall');
    await waitFor(() => expect(of(call)).toHaveLength(2));
    const [first, again] = of(call).map(({ body }) => body as { attempt: string });
    expect(first?.attempt).toBe(again?.attempt);
  });

  it('is to ask for the money of a line back, with a reason', async () => {
    const may = { cancel: false, askCancel: false, askRefund: true };
    const lines = [order.lines[0]!, { ...order.lines[0]!, name: 'Item two' }];
    const delivered = { ...order, status: 'delivered' as const, lines, may, proof: null };
    const call = 'POST /api/food/refund';
    const asked = { type: 'refund' as const, lines: [1], reason: 'Cold.', at: order.placedAt };
    const { of } = open(delivered, call, { asked, may: { ...may, askRefund: false } });
    await press('Ask for money back');
    await press('Ask the stall');
    await screen.findByText('Say what was wrong.');
    expect(of(call)).toEqual([]);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Item one/ }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'What was wrong' }), 'Cold.');
    await press('Ask the stall');
    await screen.findByText(/You have asked for money back/);
    screen.getByText('For: 2 × \u2068Item two\u2069');
    screen.getByText('Your reason: \u2068Cold.\u2069');
    expect(of(call)[0]?.body).toMatchObject({ lines: [1], reason: 'Cold.' });
  });

  it('is not to ask for other items after what was asked before, whose answer was lost', async () => {
    const may = { cancel: false, askCancel: false, askRefund: true };
    const lines = [order.lines[0]!, { ...order.lines[0]!, name: 'Item two' }];
    const delivered = { ...order, status: 'delivered' as const, lines, may, proof: null };
    const asked = { type: 'refund' as const, lines: [1], reason: 'Cold.', at: order.placedAt };
    open(delivered, 'POST /api/food/refund', { asked, may: { ...may, askRefund: false } });
    await press('Ask for money back');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'What was wrong' }), 'Cold.');
    await press('Ask the stall');
    const said = 'You had asked already, for other items: the stall decides about those.';
    await sheet.findByText(said);
    await userEvent.click(sheet.getByRole('checkbox', { name: /Item one/ }));
    await press('Ask the stall');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is to say that one is here', async () => {
    const ready = { ...order, status: 'ready' as const };
    const here = { student: order.placedAt, courier: null };
    const { of } = open(ready, 'POST /api/food/iamhere', { here });
    await press('I am at the counter');
    await screen.findByText('The stall knows that you are here.');
    expect(of('POST /api/food/iamhere')).toHaveLength(1);
  });
});
