// The page is there from the start, so that no test waits for it.
import '../kitchen-page.tsx';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { FakeLiveClient } from '../../../../../test/fake-live-client.ts';
import {
  aKitchenOrder,
  cleo,
  fakeKitchenServer,
  type KitchenHeld,
} from '../../../../../test/fake-kitchen.ts';
import { anOwnStall } from '../../../../../test/fake-vendor-server.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { vendorIsHere } from '../../../../../test/vendor.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { kitchenPaths } from '../kitchen-paths.ts';

const { stallid } = anOwnStall();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const write = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

const open = (given: Partial<KitchenHeld> = {}, path: string = kitchenPaths.kitchen) => {
  const server = fakeKitchenServer(given);
  const live = new FakeLiveClient({});
  return { ...server, live, ...renderApp(path, live) };
};
const withOrder = (change: Partial<KitchenOrder>) =>
  open({ orders: [aKitchenOrder('one', change)] });

drawWholeApp(vendorIsHere);

describe('an order', () => {
  it('is cancelled with a reason', async () => {
    const { of } = withOrder({});
    await press('Cancel: order 17');
    await press('Cancel it');
    await screen.findByText('Say why.');
    expect(of('POST /api/food/cancelorder')).toEqual([]);
    await write('Why', 'No more soup.');
    await press('Cancel it');
    await screen.findByText('New orders come in here by themselves.');
    expect(of('POST /api/food/cancelorder')[0]?.body).toMatchObject({ reason: 'No more soup.' });
  });

  it('that moves on meanwhile leaves what is asked of it, with what was typed', async () => {
    const { held, live } = withOrder({});
    await press('Cancel: order 17');
    await write('Why', 'No more');
    held.orders = [aKitchenOrder('one', { status: 'preparing', revision: 2 })];
    const { orderid } = aKitchenOrder('one');
    act(() => live.tell('order:moved', { orderid, revision: 2 }));
    await screen.findByRole('button', { name: 'In preparation 1', hidden: true });
    expect(screen.queryByRole('article', { hidden: true })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }).value).toBe('No more');
  });

  it('that was paid at the counter is paid back by hand', async () => {
    withOrder({ status: 'accepted', isPaid: true, toPay: 0 });
    await press(/^Accepted 1/);
    await press('Cancel: order 17');
    await screen.findByText(/Give €7\.00 back by hand\.$/);
  });

  it('that a card has paid is paid back to the card', async () => {
    const { of } = withOrder({ status: 'paid', pay: 'card', toPay: 0, isPaid: true });
    await press('Cancel: order 17');
    await screen.findByText(/with what you write\. €7\.00 goes back to their card\.$/);
    await write('Why', 'Sold out.');
    await press('Cancel it');
    await screen.findByText('New orders come in here by themselves.');
    expect(of('POST /api/food/cancelorder')[0]?.body).toMatchObject({ reason: 'Sold out.' });
  });

  it('whose cancelling is asked for is answered', async () => {
    const asked = {
      type: 'cancel' as const,
      lines: null,
      reason: 'Ill.',
      at: '2031-05-06T10:00:00.000Z',
    };
    const { of } = withOrder({ status: 'preparing', asked });
    await button('In preparation 1, 1 needs you');
    await press('1 order needs you');
    await screen.findByText('“\u2068Ill.\u2069”');
    await press('Answer');
    await write('Your answer, if you like', 'It is on the plate.');
    await press('Refuse');
    await waitFor(() => expect(screen.queryByText('Asks to cancel it')).toBeNull());
    expect(screen.queryByText('1 order needs you')).toBeNull();
    expect(of('POST /api/food/answer')[0]?.body).toMatchObject({
      asked: 'cancel',
      askedAt: '2031-05-06T10:00:00.000Z',
      agrees: false,
      reason: 'It is on the plate.',
    });
  });
});

describe('by its code', () => {
  const { proof } = anOrder('one');
  const type = async (code: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'The code in letters' }));
    await userEvent.paste(code);
    await userEvent.keyboard('{Enter}');
  };
  const says = async (title: string | RegExp) =>
    within(await screen.findByRole('dialog')).findByRole('heading', { name: title });

  it('an order is handed over as it is read, and the board knows', async () => {
    const { of } = withOrder({ status: 'ready', isPaid: true });
    await press('Type a code');
    await type(proof!);
    await says('Hand it over');
    await screen.findByText('Order 17 is handed over');
    await button(/^Done lately 1/);
    expect(of('POST /api/food/delivered')).toMatchObject([{ body: { proof } }]);
  });

  it('its money is taken first', async () => {
    const { of } = withOrder({ status: 'ready' });
    await press('Type a code');
    await type(proof!);
    await says('Not paid yet');
    expect(of('POST /api/food/step')).toEqual([]);
    await press('I have €7.00');
    await says('Hand it over');
    await screen.findByText('Order 17 is handed over');
    expect(of('POST /api/food/step')).toMatchObject([{ body: { type: 'take-money' } }]);
  });

  it('nothing is handed over that is not there, or was before', async () => {
    const { held, of } = withOrder({ status: 'delivered', isPaid: true });
    await press('Type a code');
    await type('soup');
    await says('Not a code of Sets');
    expect(of('POST /api/food/delivered')).toEqual([]);
    await type(proof!);
    await says(/^Already used /);
    expect(held.attempts).toEqual([]);
    await press('Close');
    await press('Type a code');
    expect(screen.queryByRole('heading', { name: /^Already used / })).toBeNull();
  });

  it('is read by the camera where a device is touched', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
    );
    withOrder({});
    await screen.findByRole('link', { name: 'Scan codes' });
    expect(screen.queryByRole('button', { name: 'Type a code' })).toBeNull();
  });
});

describe('besides', () => {
  it('what is not paid by card yet stands quietly below the others', async () => {
    const placedAt = new Date(Date.now() - 32.5 * 60_000).toISOString();
    open({ orders: [aKitchenOrder('one', { pay: 'card', placedAt })] });
    await button(/^New 0/);
    const row = within(await screen.findByRole('article', { name: 'Order 17' }));
    row.getByText('It waits for its payment.');
    expect(row.queryByText(/^Late by/)).toBeNull();
    row.getByRole('button', { name: 'Cancel: order 17' });
  });

  it('it is told what is to be made, by item', async () => {
    const orders = [
      aKitchenOrder('one', { status: 'accepted' }),
      aKitchenOrder('two', { status: 'preparing', number: 18 }),
    ];
    open({ orders }, kitchenPaths.items(stallid));
    await screen.findByRole('heading', { name: '4 × Item one' });
    await screen.findByText('For orders 17, 18');
    expect(screen.queryByRole('heading', { name: 'Later' })).toBeNull();
  });

  it('what is for another day is not among it', async () => {
    const slot = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    open(
      { orders: [aKitchenOrder('one', { status: 'accepted', slot })] },
      kitchenPaths.items(stallid),
    );
    const later = within(await screen.findByRole('region', { name: 'Later' }));
    later.getByText('Item one');
    expect(screen.queryByRole('heading', { name: /Item one/ })).toBeNull();
  });

  it('people are named who bring orders, and removed', async () => {
    const { held, of } = open({}, kitchenPaths.couriers(stallid));
    await screen.findByText('Nobody is named yet.');
    await press('Name them');
    await screen.findByText('Write their e-mail.');
    await write('Their school e-mail', 'cleo@school.example');
    await press('Name them');
    await press('Remove \u2068Cleo\u2069');
    expect(of(`POST /api/food/courier/${stallid}`)[0]?.body).toEqual({
      email: 'cleo@school.example',
    });
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Nobody is named yet.');
    expect(of(`DELETE /api/food/courier/${stallid}/${cleo.userid}`)).toHaveLength(1);
    expect(held.couriers).toEqual([]);
  });

  it('the sound is off until somebody wants it, and that is remembered', async () => {
    const resume = vi.fn(async () => {});
    class Silent {
      readonly state = 'suspended';
      readonly resume = resume;
      readonly close = async () => {};
    }
    vi.stubGlobal('AudioContext', Silent);
    open();
    const bell = await screen.findByRole('switch', { name: 'Sound for new orders' });
    expect(bell.getAttribute('aria-checked')).toBe('false');
    expect(resume).not.toHaveBeenCalled();
    await userEvent.click(bell);
    expect(resume).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('sets.kitchenSound')).toBe('on');
  });
});
