import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { anOwnStall, fakeFoodServer, stallidOf } from '../../../../test/fake-vendor-server.ts';
import { signOut } from '../../../../test/signed-in.ts';
import {
  button,
  choose,
  field,
  openVendorPage,
  press,
  vendorIsHere,
  write,
} from '../../../../test/vendor.tsx';
import { useToasts } from '../../../ui/toast.ts';
import { vendorPaths } from './vendor-paths.ts';

beforeEach(() => vendorIsHere());
afterEach(async () => {
  await act(async () => signOut());
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});

const north = stallidOf('north');
const toasts = (): string[] => useToasts.getState().toasts.map(({ message }) => message);

describe('whom the page is for', () => {
  it('another account reads it', async () => {
    vendorIsHere('student');
    const { of } = fakeFoodServer();
    openVendorPage();
    await screen.findByRole('heading', { name: 'This page is for vendors' });
    screen.getByText(/Vera is no vendor/);
    expect(of('GET /api/food/mine')).toEqual([]);
  });

  it('a visitor reads it, and can log in', async () => {
    signOut();
    fakeFoodServer();
    openVendorPage();
    const link = await screen.findByRole('link', { name: 'Login' });
    expect(link.getAttribute('href')).toBe('/sets/login');
  });
});

describe('a new stall', () => {
  const open = () => {
    const server = fakeFoodServer();
    return { ...server, ...openVendorPage(vendorPaths.newStall) };
  };

  it('is the next step where there is none', async () => {
    fakeFoodServer();
    const { router } = openVendorPage();
    await screen.findByText('Your first stall');
    await userEvent.click(screen.getByRole('link', { name: 'New stall' }));
    expect(router.state.location.search).toBe('?stall=new');
    await screen.findByRole('heading', { name: 'New stall' });
  });

  it('is at the school of its vendor, by the clock of this device, and made once by two taps', async () => {
    const { held, router } = open();
    await screen.findByDisplayValue('North School');
    await write('Name', '  Mensa   North ');
    await write('Where one picks up', 'Building C');
    await press('Add a time on Monday');
    await press('Add a time on Monday');
    await press('Monday’s times for Tuesday to Friday, too');
    await press('Remove time 2 of Friday');
    await userEvent.dblClick(await button('Save the stall'));
    await waitFor(() => expect(held.stalls).toHaveLength(1));
    const [stall] = held.stalls;
    await waitFor(() => expect(router.state.location.search).toBe(`?stall=${stall!.stallid}`));
    const two = (weekday: number) => [
      { weekday, from: '08:00', to: '16:00' },
      { weekday, from: '17:00', to: '19:00' },
    ];
    expect(stall).toMatchObject({
      schoolid: 'north',
      revision: 1,
      content: {
        name: 'Mensa North',
        place: 'Building C',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        opens: [...[1, 2, 3, 4].flatMap(two), { weekday: 5, from: '08:00', to: '16:00' }],
        preparation: 10,
      },
    });
  });

  it('says what is missing at its fields, and the first of them has the focus', async () => {
    const { held } = open();
    await screen.findByDisplayValue('North School');
    await write('How long an order takes, in minutes', 'long');
    await press('Add a time on Sunday');
    await userEvent.clear(await field('Sunday, time 1: to'));
    await press('Save the stall');
    expect(document.activeElement).toBe(await field('Name'));
    screen.getByText('A number of minutes, from 0 to 240.');
    screen.getByText('Give both times.');
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    expect(held.stalls).toEqual([]);
  });

  it('is still there after a reload, with the id that it had', async () => {
    const { of, unmount } = open();
    await write('Name', 'Kiosk');
    await screen.findByText('Not saved yet. It stays in this tab.');
    unmount();
    const { held } = fakeFoodServer();
    openVendorPage();
    await screen.findByText('Not saved yet');
    await userEvent.click(screen.getByRole('link', { name: 'New stall' }));
    expect((await field('Name')).value).toBe('Kiosk');
    await write('Where one picks up', 'Gate');
    await screen.findByDisplayValue('North School');
    await press('Save the stall');
    await waitFor(() => expect(held.stalls[0]?.content.name).toBe('Kiosk'));
    expect(sessionStorage.length).toBe(0);
    expect(of('GET /api/food/mine').length).toBeGreaterThan(0);
  });
});

describe('a stall', () => {
  it('is paused, and goes on, with one tap', async () => {
    const { held } = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage();
    await press('Pause Mensa North');
    await screen.findByText('Paused');
    expect(held.stalls[0]?.isPaused).toBe(true);
    await press('Let Mensa North go on');
    await screen.findByText('Open');
  });

  it('is paused by a double click, not let go on again', async () => {
    const { held, of } = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage();
    const pause = await screen.findByRole('button', { name: 'Pause Mensa North' });
    // The second one comes when the first is answered.
    await userEvent.click(pause);
    await screen.findByText('Paused');
    fireEvent.click(screen.getByRole('button', { name: 'Let Mensa North go on' }), { detail: 2 });
    await press('Let Mensa North go on');
    await screen.findByText('Open');
    expect(of(`PUT /api/food/pause/${north}`)).toHaveLength(2);
    expect(held.stalls[0]?.isPaused).toBe(false);
  });

  it('brings orders for a price in the money of its school, and takes so many at a time', async () => {
    const yen = anOwnStall('north', { currency: 'JPY' });
    const { held } = fakeFoodServer({ stalls: [yen] });
    openVendorPage(vendorPaths.editStall(north));
    await write('Orders for one time to pick up', 'many');
    await choose(/^Orders are brought, too/);
    await write('What it costs in JPY, with tax', '1.50');
    await press('Save the stall');
    screen.getByText('A number of orders, from 1 to 1,000, or nothing.');
    screen.getByText('Say what it costs, as 1.50, or 0.');
    screen.getByText('A percentage from 0 to 50, as 7 or 19.');
    await write('Orders for one time to pick up', '20');
    await write('What it costs in JPY, with tax', '150');
    await write('Tax in it, in percent', '10');
    await press('Save the stall');
    const orders = () => {
      const { slotCapacity, delivery } = held.stalls[0]!.content;
      return { slotCapacity, delivery };
    };
    const delivery = { price: 150, tax: 1_000 };
    await waitFor(() => expect(orders()).toEqual({ slotCapacity: 20, delivery }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    expect((await field('What it costs in JPY, with tax')).value).toBe('150');
    await write('Orders for one time to pick up', '');
    await choose(/^Orders are brought, too/);
    await press('Save the stall');
    await waitFor(() => expect(orders()).toEqual({ slotCapacity: null, delivery: null }));
  });

  it('that cannot be paused stays as it is, and says why', async () => {
    const refused = () => json(503, { code: 'UNAVAILABLE', msg: 'Not now.' });
    fakeFoodServer({ stalls: [anOwnStall()] }, { [`PUT /api/food/pause/${north}`]: refused });
    openVendorPage();
    await press('Pause Mensa North');
    await waitFor(() => expect(toasts()).toEqual(['Not now.']));
    screen.getByText('Open');
  });

  it('changed elsewhere meanwhile is theirs or mine, as one chooses', async () => {
    const { held } = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage(vendorPaths.editStall(north));
    await write('Name', 'Mine');
    held.stalls = [anOwnStall('north', { revision: 7 }, { name: 'Theirs', place: 'Elsewhere' })];
    await press('Save the stall');
    await screen.findByText(/it is called ‘Theirs’ there/);
    await press('Take what is there');
    expect((await field('Name')).value).toBe('Theirs');
    expect((await field('Where one picks up')).value).toBe('Elsewhere');
    await write('Name', 'Mine again');
    held.stalls = [anOwnStall('north', { revision: 9 }, { name: 'Theirs again' })];
    await press('Save the stall');
    await press('Keep what is typed here');
    await waitFor(() => expect(held.stalls[0]).toMatchObject({ revision: 10 }));
    expect(held.stalls[0]?.content).toMatchObject({ name: 'Mine again', place: 'Elsewhere' });
  });

  it('removed elsewhere meanwhile can be made anew of what is typed', async () => {
    const { held } = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage(vendorPaths.editStall(north));
    await write('Name', 'Still here');
    held.stalls = [];
    await press('Save the stall');
    await press('Save it as a new one');
    await waitFor(() => expect(held.stalls[0]?.content.name).toBe('Still here'));
    expect(held.stalls[0]?.stallid).not.toBe(north);
  });

  it('whose change arrived, though the answer did not, is not asked about', async () => {
    const server = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage(vendorPaths.editStall(north));
    await write('Name', 'Arrived');
    const { held } = server;
    // It is stored; then the network is gone.
    let isLost = true;
    const call = `PUT /api/food/stall/${north}`;
    const again = fakeFoodServer(held, {
      [call]: ({ body }) => {
        const given = body as { revision: number; content: (typeof held.stalls)[0]['content'] };
        const [stall] = again.held.stalls;
        if (given.revision !== stall!.revision) return json(409, { code: 'CONFLICT', msg: 'No.' });
        again.held.stalls = [{ ...stall!, content: given.content, revision: given.revision + 1 }];
        if (!isLost) return json(200, again.held.stalls[0]);
        isLost = false;
        return json(503, { code: 'UNAVAILABLE', msg: 'Lost.' });
      },
    });
    await press('Save the stall');
    await screen.findByText('Lost.');
    await press('Save the stall');
    await waitFor(() => expect(toasts()).toContain('Saved'));
    expect(again.held.stalls[0]).toMatchObject({ revision: 3, content: { name: 'Arrived' } });
  });

  it('is removed after a question that says what goes with it', async () => {
    const { held } = fakeFoodServer({ stalls: [anOwnStall('north', { items: 3 })] });
    openVendorPage(vendorPaths.editStall(north));
    await press('Remove the stall');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Mensa North?' }));
    dialog.getByText(/^Its 3 items go with it/);
    expect(held.stalls).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    await screen.findByText('Your first stall');
    expect(held.stalls).toEqual([]);
  });

  it('that is not there says so', async () => {
    fakeFoodServer();
    openVendorPage(vendorPaths.stall(north));
    await screen.findByText('There is no such stall');
  });

  it('is not left behind unsaved without a word', async () => {
    fakeFoodServer({ stalls: [anOwnStall()] });
    const { router } = openVendorPage(vendorPaths.editStall(north));
    await write('Name', 'Mine');
    await act(() => router.navigate('/elsewhere'));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  it('is closed on days that are named, in their order', async () => {
    const { held } = fakeFoodServer({ stalls: [anOwnStall()] });
    openVendorPage(vendorPaths.editStall(north));
    const add = async (day: string): Promise<void> => {
      await userEvent.type(await field('Another day'), day);
      await press('Add the day');
    };
    await add('2031-12-26');
    await add('2031-12-24');
    await press('Save the stall');
    await waitFor(() =>
      expect(held.stalls[0]?.content.closedOn).toEqual(['2031-12-24', '2031-12-26']),
    );
  });
});
