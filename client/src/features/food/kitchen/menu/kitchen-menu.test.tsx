// The page is there from the start, so that no test waits for it.
import '../kitchen-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import {
  aKitchenOrder,
  fakeKitchenServer,
  type KitchenHeld,
} from '../../../../../test/fake-kitchen.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import { anOwnItem, anOwnStall } from '../../../../../test/fake-vendor-server.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { vendorIsHere } from '../../../../../test/vendor.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { kitchenPaths } from '../kitchen-paths.ts';

const { stallid } = anOwnStall();
const soup = anOwnItem('soup', { stock: 4 });
const tea = anOwnItem('tea', {}, { name: 'Tea', category: 'Drinks' });
const hidden = anOwnItem('cake', {}, { name: 'Cake', isListed: false });
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `${name}: sold out today` });
const testDelay = 'POST /api/food/testdelay';

const open = (given: Partial<KitchenHeld>, path: string, answers = {}) => {
  const server = fakeKitchenServer(given, answers);
  const live = new FakeLiveClient({});
  return { ...server, live, ...renderApp(path, live) };
};

drawWholeApp(vendorIsHere);

describe('sold out', () => {
  it('is said with one tap, and taken back with another', async () => {
    const { held, of } = open({ items: [soup, tea, hidden] }, kitchenPaths.menu(stallid));
    await userEvent.click(await box('Tea'));
    await waitFor(() => expect(held.items[1]?.isSoldOut).toBe(true));
    expect((await box('Tea')).checked).toBe(true);
    expect((await box('Lentil soup')).checked).toBe(false);
    expect(screen.queryByText('Cake')).toBeNull();
    await userEvent.click(await box('Tea'));
    await waitFor(() => expect(held.items[1]?.isSoldOut).toBe(false));
    expect(of(`PUT /api/food/soldout/${tea.itemid}`)).toHaveLength(2);
  });

  it('that does not get through is told, and shown as it is', async () => {
    const { held } = open({ items: [tea] }, kitchenPaths.menu(stallid));
    await box('Tea');
    held.isAway = true;
    await userEvent.click(await box('Tea'));
    await screen.findByText(/cannot be reached/);
    expect((await box('Tea')).checked).toBe(false);
  });

  it('is said where it is seen that something runs out', async () => {
    const [line] = aKitchenOrder('one').lines;
    const lines = [{ ...line!, itemid: tea.itemid, name: 'Tea' }];
    const orders = [aKitchenOrder('one', { status: 'accepted', lines })];
    const { held } = open({ items: [tea], orders }, kitchenPaths.items(stallid));
    await userEvent.click(await box('Tea'));
    await waitFor(() => expect(held.items[0]?.isSoldOut).toBe(true));
  });

  it('shows how many are left after what has been ordered since', async () => {
    const { held, live } = open({ items: [soup] }, kitchenPaths.menu(stallid));
    await screen.findByText('4 left');
    held.items = [{ ...soup, stock: 2 }];
    held.orders = [aKitchenOrder('one')];
    const { orderid } = aKitchenOrder('one');
    act(() => live.tell('order:moved', { orderid, revision: 1 }));
    await screen.findByText('2 left');
  });

  it('leads to the menu where there is nothing', async () => {
    open({}, kitchenPaths.menu(stallid));
    await screen.findByRole('heading', { name: 'Nothing is on the menu' });
    const way = screen.getByRole('link', { name: 'Menu of the stall' });
    expect(way.getAttribute('href')).toBe(`/admin/additem?stall=${stallid}`);
  });
});

describe('a stall', () => {
  it('is paused with one tap', async () => {
    const { held } = open({}, kitchenPaths.kitchen);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause Mensa North' }));
    await screen.findByRole('button', { name: 'Let Mensa North go on' });
    expect(held.stalls[0]?.isPaused).toBe(true);
  });

  it('that is paused at another device is so here', async () => {
    const { held, live } = open({}, kitchenPaths.kitchen);
    await screen.findByRole('button', { name: 'Pause Mensa North' });
    held.stalls = [anOwnStall('north', { isPaused: true, state: 'paused' })];
    act(() => live.become('online'));
    await screen.findByRole('button', { name: 'Let Mensa North go on' });
  });
});

describe('the way to the server', () => {
  it('is measured and told', async () => {
    const { of } = open({}, kitchenPaths.kitchen);
    await screen.findByText(/^Server: \d+ ms$/);
    expect(of(testDelay).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^The connection is slow/)).toBeNull();
  });

  it('that is slow is warned of, and no more once the server is away', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const slow = () => {
      clock += 2_400;
      return json(200, { at: new Date().toISOString() });
    };
    const { held, live } = open({}, kitchenPaths.kitchen, { [testDelay]: slow });
    await screen.findByText('The connection is slow: each tap takes about 2 seconds.');
    held.isAway = true;
    act(() => live.become('offline'));
    const note = within(await screen.findByRole('alert'));
    note.getByText(/^No connection to the server since/);
    expect(screen.queryByText(/^The connection is slow/)).toBeNull();
    vi.restoreAllMocks();
  });

  it('tells what time it is, so that a wrong clock makes no order late', async () => {
    const ahead = -60 * 60_000;
    const placedAt = new Date(Date.now() + ahead - 60_500).toISOString();
    open({ ahead, orders: [aKitchenOrder('one', { placedAt })] }, kitchenPaths.kitchen);
    await screen.findByText('Came 1 minute ago');
    expect(screen.queryByText(/^Late by/)).toBeNull();
  });
});
