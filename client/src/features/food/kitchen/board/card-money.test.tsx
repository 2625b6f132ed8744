// The page is there from the start, so that no test waits for it.
import '../kitchen-page.tsx';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import { aKitchenOrder, fakeKitchenServer } from '../../../../../test/fake-kitchen.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { vendorIsHere } from '../../../../../test/vendor.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';
import { kitchenPaths } from '../kitchen-paths.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const write = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

const withOrders = (...orders: KitchenOrder[]) => {
  const server = fakeKitchenServer({ orders });
  renderApp(kitchenPaths.kitchen, new FakeLiveClient({}));
  return server;
};
const withOrder = (change: Partial<KitchenOrder>) => withOrders(aKitchenOrder('one', change));

drawWholeApp(vendorIsHere);

describe('an order', () => {
  it('gives money of a line back', async () => {
    const [soup] = aKitchenOrder('one').lines;
    const lines = [soup!, { ...soup!, name: 'Item two' }];
    const { of } = withOrder({ status: 'delivered', isPaid: true, lines });
    await press(/^Done lately 1/);
    await press('Money back: order 17');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Item one/ }));
    await write('Why', 'Cold.');
    await screen.findByText(/: give €7\.00 back by hand\. That cannot be undone\.$/);
    await press('Give back €7.00');
    await waitFor(() =>
      expect(of('POST /api/food/refund')[0]?.body).toMatchObject({ lines: [1], reason: 'Cold.' }),
    );
  });

  it('gives all of it back with what was paid beside its items, and says so', async () => {
    const { of } = withOrder({ status: 'delivered', isPaid: true, total: 900 });
    await press(/^Done lately 1/);
    await press('Money back: order 17');
    await screen.findByText(
      /give €9\.00 back by hand\..* €2\.00 of this was paid beside the items, and goes back with the last of them\.$/,
    );
    await write('Why', 'Cold.');
    await press('Give back €9.00');
    await waitFor(() => expect(of('POST /api/food/refund')).toHaveLength(1));
    expect(of('POST /api/food/refund')[0]?.body).not.toHaveProperty('lines');
  });

  it('leads to its invoice where there is one, also once it is paid back', async () => {
    const orders = [
      aKitchenOrder('one', { status: 'refunded', isPaid: true, hasInvoice: true }),
      aKitchenOrder('two', { status: 'delivered', isPaid: true, number: 18 }),
    ];
    withOrders(...orders);
    await press(/^Done lately 2/);
    const link = await screen.findByRole('link', { name: 'Invoice: order 17' });
    expect(link.getAttribute('href')).toBe(foodPaths.invoice(orders[0]!.orderid));
    expect(screen.queryByRole('link', { name: 'Invoice: order 18' })).toBeNull();
  });

  it('that needs the vendor is found from above the board, in its column', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('800px') }),
    );
    const failed = { failed: 350 };
    withOrder({ status: 'delivered', isPaid: true, ...failed });
    const column = await screen.findByRole('region', { name: 'Done lately: 1 order, 1 needs you' });
    await press('1 order needs you');
    expect(document.activeElement).toBe(column);
  });

  it('that needs the vendor is found on a phone by the tab of its column', async () => {
    const failed = { failed: 350 };
    withOrders(
      aKitchenOrder('two', { number: 18 }),
      aKitchenOrder('one', { status: 'delivered', isPaid: true, ...failed }),
    );
    await press('1 order needs you');
    const tab = await button(/^Done lately 1.*1 needs you$/);
    expect(document.activeElement).toBe(tab);
    expect(tab.getAttribute('aria-pressed')).toBe('true');
    // What waits in another one is no choice of it: only the chosen tab is filled.
    const filled = screen
      .getAllByRole('button', { pressed: false })
      .filter(({ className }) => /(?<!hover:)\bbg-/.test(className));
    expect(filled).toEqual([]);
  });

  it('of which money goes out again by itself says so, and needs nobody', async () => {
    withOrder({ status: 'delivered', isPaid: true, left: 300, refundWaits: 400 });
    await press(/^Done lately 1/);
    await screen.findByText(
      'The refund of €4.00 failed. It goes out again by itself: do not give it by hand.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // What would say that it needs somebody has its place all the same, so that nothing moves.
    screen.getByText('Nothing else needs you.');
  });

  it('of which something is owed besides says what goes out with it', async () => {
    const { of } = withOrder({ status: 'delivered', isPaid: true, owed: 300 });
    await press(/^Done lately 1/);
    await press('Money back: order 17');
    await screen.findByText(/With it, €3\.00 that is still owed goes out again\.$/);
    await write('Why', 'Cold.');
    await press('Give back €10.00');
    await waitFor(() => expect(of('POST /api/food/refund')).toHaveLength(1));
  });

  it('of which money did not go back is tried again', async () => {
    const owed = { pay: 'card', isPaid: true, owed: 700, left: 0 } as const;
    const { of } = withOrder({ status: 'cancelled', ...owed });
    await press(/^Done lately 1/);
    await screen.findByText('The refund of €7.00 failed. It is still owed to the customer.');
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/^The refund of/)).toBeNull());
    expect(of('POST /api/food/refund')[0]?.body).toMatchObject({ lines: [] });
  });

  it('says for what money is asked back, each by its own name', async () => {
    const asked = {
      type: 'refund' as const,
      lines: [0],
      reason: 'Cold.',
      at: '2031-05-06T10:00:00.000Z',
    };
    withOrder({ status: 'delivered', isPaid: true, asked });
    await press(/^Done lately 1/);
    const { count, name } = anOrder('one').lines[0]!;
    const asWords = `${count} × \u2068${name}\u2069`;
    await screen.findByText(`Asks for money back for ${asWords}`);
    await press('Answer');
    const said = await screen.findAllByText(`Asks for money back for ${asWords}`);
    expect(said).toHaveLength(2);
    await screen.findByText('If you grant it, hand €7.00 back in cash.');
    await button('Give back €7.00');
  });

  it('says why more than its items cost goes back where all of it is asked back', async () => {
    const [soup] = aKitchenOrder('one').lines;
    const lines = [
      { ...soup!, isRefunded: true },
      { ...soup!, name: 'Item two' },
    ];
    const given = {
      type: 'refund' as const,
      lines: null,
      reason: '',
      at: new Date(0).toISOString(),
    };
    const money = { isPaid: true, total: 1_500, left: 800, owed: 300 };
    withOrder({ status: 'delivered', lines, asked: given, ...money });
    await press(/^Done lately 1/);
    await press('Answer');
    await screen.findByText(`Asks for money back for ${soup!.count} × \u2068Item two\u2069`);
    await screen.findByText(
      'If you grant it, hand €11.00 back in cash. €1.00 of this was paid beside the items, and goes back with the last of them. With it, €3.00 that is still owed goes out again.',
    );
    await button('Give back €11.00');
  });
});
