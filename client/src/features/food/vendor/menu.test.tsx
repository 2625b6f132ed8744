import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack, json } from '../../../../test/answer-fetch.ts';
import {
  anOwnItem,
  anOwnStall,
  fakeFoodServer,
  itemidOf,
  stallidOf,
} from '../../../../test/fake-vendor-server.ts';
import { signOut } from '../../../../test/signed-in.ts';
import { openVendorPage, press, vendorIsHere } from '../../../../test/vendor.tsx';
import { useToasts } from '../../../ui/toast.ts';
import { vendorPaths } from './vendor-paths.ts';

beforeEach(() => vendorIsHere());
afterEach(async () => {
  await act(async () => signOut());
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});

const north = stallidOf('north');
const named = (name: string, category: string) => anOwnItem(name, {}, { name, category });
const three = [named('Soup', 'Hot'), named('Tea', 'Hot'), named('Ice', 'Cold')];

const open = (items = three, answers: Parameters<typeof fakeFoodServer>[1] = {}) => {
  const server = fakeFoodServer({ stalls: [anOwnStall()], items }, answers);
  return { ...server, ...openVendorPage(vendorPaths.stall(north)) };
};
const shown = (): (string | null | undefined)[] =>
  [...screen.getByRole('list', { name: 'Items in the order of the menu' }).children].map(
    (row) => row.querySelector('h3, a')?.textContent,
  );
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(`${name}: sold out today`);
const isTicked = (name: string): boolean =>
  screen.getByLabelText<HTMLInputElement>(`${name}: sold out today`).checked;
const toasts = (): string[] => useToasts.getState().toasts.map(({ message }) => message);

describe('a menu', () => {
  it('without items has the next step', async () => {
    open([]);
    await screen.findByText('Nothing on the menu yet');
    const link = screen.getByRole('link', { name: 'Add an item' });
    expect(link.getAttribute('href')).toBe(vendorPaths.newItem(north));
  });

  it('stands in its order under its categories, and says what is not declared', async () => {
    open([
      named('Soup', 'Hot'),
      anOwnItem('bar', {}, { name: 'Bar', category: '', allergens: null }),
    ]);
    await box('Soup');
    expect(shown()).toEqual(['Hot', 'Soup', 'Without a category', 'Bar']);
    expect(screen.getAllByText('Allergens not declared')).toHaveLength(1);
  });

  it('is put into another order by keys, and the handle keeps the focus', async () => {
    const { held } = open();
    const handle = await screen.findByRole('button', { name: /^Move Tea:/ });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toEqual(['Hot', 'Tea', 'Soup', 'Cold', 'Ice']);
    await screen.findByText('Tea is item 1 of 3 now');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(held.items.map(({ itemid }) => itemid)).toEqual(['Soup', 'Ice', 'Tea'].map(itemidOf)),
    );
    await waitFor(() => expect(shown()).toEqual(['Hot', 'Soup', 'Cold', 'Ice', 'Hot', 'Tea']));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Tea:/);
  });

  it('whose page is left while an order is on its way tells the newest one all the same', async () => {
    const { answer, give } = heldBack();
    const call = `PUT /api/food/arrange/${north}`;
    const { of } = open(three, { [call]: answer });
    (await screen.findByLabelText(/^Move Tea:/)).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(of(call)).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(of(call)).toHaveLength(2));
    expect(of(call)[1]?.body).toEqual({ itemids: ['Soup', 'Ice', 'Tea'].map(itemidOf) });
    await act(async () => give(json(200, { items: three })));
  });

  it('is as before where its new order is refused', async () => {
    const refused = () => json(503, { code: 'UNAVAILABLE', msg: 'Not now.' });
    open(three, { [`PUT /api/food/arrange/${north}`]: refused });
    (await screen.findByRole('button', { name: /^Move Tea:/ })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(toasts()).toEqual(['Not now.']));
    await waitFor(() => expect(shown()).toEqual(['Hot', 'Soup', 'Tea', 'Cold', 'Ice']));
  });

  it('of many items is searched; what is found is not put into another order', async () => {
    open(Array.from({ length: 9 }, (_none, at) => named(`Dish ${at}`, at < 5 ? 'Hot' : 'Cold')));
    const search = await screen.findByRole('searchbox', { name: 'Search in the menu' });
    await userEvent.type(search, 'cold 7');
    expect(shown()).toEqual(['Cold', 'Dish 7']);
    screen.getByText('1 item');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await userEvent.type(search, 'x');
    screen.getByText('Nothing has that name.');
  });

  it('that cannot be loaded can be asked for again', async () => {
    let isDown = true;
    const call = `GET /api/food/items/${north}`;
    open(three, {
      [call]: () =>
        isDown
          ? json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' })
          : json(200, { items: three }),
    });
    await screen.findByText('The server is away.');
    isDown = false;
    await press('Try again');
    await box('Soup');
  });
});

describe('what is sold out today', () => {
  const call = `PUT /api/food/soldout/${itemidOf('Soup')}`;

  it('is shown at once, before the server has answered', async () => {
    const { answer, give } = heldBack();
    open(three, { [call]: answer });
    await userEvent.click(await box('Soup'));
    expect((await box('Soup')).checked).toBe(true);
    expect((await box('Tea')).checked).toBe(false);
    await act(async () => give(json(200, { ...three[0]!, isSoldOut: true })));
    await waitFor(() => expect(isTicked('Soup')).toBe(true));
  });

  it('is taken back where it cannot be told', async () => {
    open(three, { [call]: () => json(503, { code: 'UNAVAILABLE', msg: 'Not now.' }) });
    await userEvent.click(await box('Soup'));
    await waitFor(() => expect(toasts()).toEqual(['Not now.']));
    await waitFor(() => expect(isTicked('Soup')).toBe(false));
  });

  it('is what the last of several taps says', async () => {
    const { answer, give } = heldBack();
    const told: unknown[] = [];
    open(three, {
      [call]: ({ body }) => {
        told.push(body);
        if (told.length === 1) return answer();
        return json(200, { ...three[0]!, ...(body as object) });
      },
    });
    fireEvent.click(await box('Soup'));
    fireEvent.click(await box('Soup'));
    await act(async () => give(json(200, { ...three[0]!, isSoldOut: true })));
    await waitFor(() => expect(told).toEqual([{ isSoldOut: true }, { isSoldOut: false }]));
    await waitFor(() => expect(isTicked('Soup')).toBe(false));
  });
});

describe('a table', () => {
  const choose = async (text: string): Promise<void> => {
    await press('Bring in a CSV');
    const file = new File([text], 'menu.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText(/^Choose a CSV/), file);
  };
  const rows = [
    { row: 2, name: 'Soup', outcome: 'changed' as const, msg: '' },
    { row: 3, name: 'Pie', outcome: 'added' as const, msg: '' },
    { row: 4, name: 'Ice', outcome: 'refused' as const, msg: 'The price is no amount.' },
  ];

  it('is tried first, and taken in after it is seen what each row does', async () => {
    const { held, of } = open();
    held.rows = rows;
    await box('Soup');
    await choose('itemid,name\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'What menu.csv would do' }));
    dialog.getByText('1 row refused · 1 row added · 1 row changed');
    dialog.getByText('Refused: The price is no amount.');
    const call = `POST /api/food/csv/${north}`;
    expect(of(call).map(({ body }) => body)).toEqual([{ text: 'itemid,name\n', isTrial: true }]);
    held.items = [...three, named('Pie', 'Hot')];
    await userEvent.click(dialog.getByRole('button', { name: 'Take in the others' }));
    await box('Pie');
    expect(of(call).map(({ body }) => body)).toEqual([
      { text: 'itemid,name\n', isTrial: true },
      { text: 'itemid,name\n', isTrial: false },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts()).toEqual([
      'The table is taken in: 1 row refused · 1 row added · 1 row changed',
    ]);
  });

  it('that would change nothing cannot be taken in', async () => {
    const { held } = open();
    held.rows = [{ row: 2, name: 'Soup', outcome: 'same', msg: '' }];
    await box('Soup');
    await choose('itemid,name\n');
    await screen.findByText('It would change nothing.');
    expect(screen.queryByRole('button', { name: 'Take it in' })).toBeNull();
  });

  it('that the server refuses says why', async () => {
    open(three, {
      [`POST /api/food/csv/${north}`]: () =>
        json(400, { code: 'BAD_REQUEST', msg: 'This is no table.' }),
    });
    await box('Soup');
    await choose('x');
    await screen.findByText('This is no table.');
  });

  it('of all items is saved', async () => {
    const made = vi.fn((_file: Blob) => 'blob:here');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const csv = () => new Response('itemid', { headers: { 'content-type': 'text/csv' } });
    open(three, { [`GET /api/food/csv/${north}`]: csv });
    await press('Save as CSV');
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(await made.mock.calls[0]![0].text()).toBe('itemid');
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
});
