import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import {
  anOwnItem,
  anOwnStall,
  fakeFoodServer,
  itemidOf,
  optionidOf,
  stallidOf,
} from '../../../../test/fake-vendor-server.ts';
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

beforeEach(() => {
  vendorIsHere();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
});
afterEach(async () => {
  await act(async () => signOut());
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const north = stallidOf('north');
const soup = itemidOf('soup');
type Answers = Parameters<typeof fakeFoodServer>[1];
const open = (path: string, items = [anOwnItem()], answers: Answers = {}) => {
  const server = fakeFoodServer({ stalls: [anOwnStall()], items }, answers);
  return { ...server, ...openVendorPage(path) };
};
const nameNow = (): string => screen.getByLabelText<HTMLInputElement>('Name').value;
const newest = (held: { items: ReturnType<typeof anOwnItem>[] }) => held.items.at(-1)!;

describe('a new item', () => {
  it('is made once by two taps, with options, allergens and what else it has', async () => {
    const { held, of, router } = open(vendorPaths.newItem(north), []);
    await write('Name', 'Coffee');
    await write('Price in EUR, with tax', '2,5');
    await write('Tax in it, in percent', '19');
    await write('Category', 'Drinks');
    await choose('It has these');
    await choose('Milk');
    await choose('Vegetarian');
    await press('Add options');
    await write('What is chosen', 'Milk');
    await write('Choice 1: name', 'Cow');
    await write('Choice 2: name', 'Oat');
    await write('Choice 2: costs more', '0.50');
    const brought = screen.getByLabelText('Allergens that Oat brings');
    fireEvent.click(within(brought).getByLabelText('Gluten'));
    await choose('Cow is sold out');
    await choose(/^Count how many are left/);
    await write('Left now', '12');
    await userEvent.dblClick(await button('Save the item'));
    await waitFor(() => expect(router.state.location.search).toBe(`?stall=${north}`));
    expect(of('POST /api/food/add')).toHaveLength(1);
    expect(held.items).toHaveLength(1);
    expect(newest(held).itemid).toMatch(/^[\w-]{22}$/);
    expect(newest(held).stock).toBe(12);
    expect(of(`PUT /api/food/stock/${newest(held).itemid}`)).toEqual([]);
    expect(newest(held).content).toMatchObject({
      name: 'Coffee',
      category: 'Drinks',
      price: 250,
      tax: 1_900,
      allergens: ['milk'],
      diets: ['vegetarian'],
      served: null,
      groups: [
        {
          name: 'Milk',
          least: 1,
          most: 1,
          choices: [
            { name: 'Cow', price: 0, allergens: [], isSoldOut: true },
            { name: 'Oat', price: 50, allergens: ['gluten'], isSoldOut: false },
          ],
        },
      ],
    });
  });

  it('declares nothing until somebody does, and none is another thing', async () => {
    const { held } = open(vendorPaths.newItem(north), []);
    const unsaid = await field('Not declared');
    expect(unsaid.checked).toBe(true);
    await write('Name', 'Tea');
    await write('Price in EUR, with tax', '1');
    await write('Tax in it, in percent', '0');
    await press('Save, and another one');
    await waitFor(() => expect(held.items).toHaveLength(1));
    expect(newest(held).content.allergens).toBeNull();
    await waitFor(() => expect(nameNow()).toBe(''));
    await write('Name', 'Water');
    await write('Price in EUR, with tax', '1');
    await choose('None of the 14');
    await press('Save the item');
    await waitFor(() => expect(held.items).toHaveLength(2));
    expect(newest(held).content).toMatchObject({ name: 'Water', allergens: [], tax: 0 });
  });

  it('says what is missing at its fields', async () => {
    const { held } = open(vendorPaths.newItem(north), []);
    await field('Name');
    await choose('It has these');
    await press('Save the item');
    expect(document.activeElement).toBe(await field('Name'));
    screen.getByText('Say what it costs, as 3.50.');
    screen.getByText('A percentage from 0 to 50, as 7 or 19.');
    screen.getByText('Tick what it has, or choose ‘None of the 14’.');
    expect(held.items).toEqual([]);
  });

  it('is still there after a reload, and after the network failed it is sent again once', async () => {
    let isLost = true;
    const { unmount } = open(vendorPaths.newItem(north), []);
    await write('Name', 'Tea');
    unmount();
    const { held, of } = open(vendorPaths.newItem(north), [], {
      'POST /api/food/add': ({ body }) => {
        const { item } = body as { item: ReturnType<typeof anOwnItem> };
        if (held.items.length > 0) return json(409, { code: 'CONFLICT', msg: 'Another one.' });
        held.items = [{ ...item, revision: 1, isSoldOut: false }];
        if (!isLost) return json(200, held.items[0]);
        isLost = false;
        return json(503, { code: 'UNAVAILABLE', msg: 'Lost.' });
      },
    });
    expect((await field('Name')).value).toBe('Tea');
    await write('Price in EUR, with tax', '1');
    await write('Tax in it, in percent', '7');
    await press('Save the item');
    await screen.findByText('Lost.');
    // It had arrived, and something is typed since.
    await write('Name', 'Mint tea');
    await press('Save the item');
    await waitFor(() => expect(newest(held)).toMatchObject({ revision: 2 }));
    expect(held.items).toHaveLength(1);
    expect(newest(held).content.name).toBe('Mint tea');
    expect(of('POST /api/food/add')).toHaveLength(2);
  });
});

describe('an item', () => {
  it('is changed, and what was not touched stays', async () => {
    const group = {
      id: optionidOf('g'),
      name: 'Bread',
      least: 0,
      most: 1,
      choices: [
        {
          id: optionidOf('c'),
          name: 'Rye',
          price: 30,
          allergens: ['gluten' as const],
          isSoldOut: false,
        },
      ],
    };
    const item = anOwnItem('soup', {}, { groups: [group], served: { from: '18:00', to: '24:00' } });
    const { held } = open(vendorPaths.item(north, soup), [item]);
    expect((await field('Price in EUR, with tax')).value).toBe('3.50');
    expect((await field('Served until')).value).toBe('00:00');
    await write('Price in EUR, with tax', '4');
    await press('Save the item');
    await waitFor(() => expect(held.items[0]?.revision).toBe(2));
    expect(held.items[0]?.content).toEqual({ ...item.content, price: 400 });
  });

  it('has its count set where that was typed, and left alone where it was not', async () => {
    const call = `PUT /api/food/stock/${soup}`;
    const { held, of } = open(vendorPaths.item(north, soup), [anOwnItem('soup', { stock: 9 })]);
    await write('Name', 'Bean soup');
    held.items = [{ ...held.items[0]!, stock: 8 }];
    await press('Save the item');
    await waitFor(() => expect(held.items[0]?.content.name).toBe('Bean soup'));
    expect([held.items[0]?.stock, of(call)]).toEqual([8, []]);
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Bean soup' }));
    expect((await field('Left now')).value).toBe('8');
    await write('Left now', '20');
    await press('Save the item');
    await waitFor(() => expect(held.items[0]).toMatchObject({ stock: 20, revision: 3 }));
    expect(of(call)).toHaveLength(1);
  });

  it('is opened from the list, where it is marked as not saved', async () => {
    open(vendorPaths.stall(north));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Lentil soup' }));
    await write('Name', 'Bean soup');
    await userEvent.click(screen.getByRole('link', { name: 'Mensa North' }));
    await screen.findByText('Not saved yet');
    await userEvent.click(screen.getByRole('link', { name: 'Edit Lentil soup' }));
    expect((await field('Name')).value).toBe('Bean soup');
    await press('Discard what I changed');
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Lentil soup' }));
    expect((await field('Name')).value).toBe('Lentil soup');
  });

  it('changed in another window is theirs or mine, as one chooses', async () => {
    const { held } = open(vendorPaths.item(north, soup));
    await write('Name', 'Mine');
    held.items = [anOwnItem('soup', { revision: 4 }, { name: 'Theirs' })];
    await press('Save the item');
    await screen.findByText(/it is called ‘Theirs’ there/);
    await press('Keep what is typed here');
    await waitFor(() => expect(held.items[0]).toMatchObject({ revision: 5 }));
    expect(held.items[0]?.content.name).toBe('Mine');
  });

  it('is duplicated under a name of its own', async () => {
    const { held } = open(vendorPaths.item(north, soup));
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate' }));
    await waitFor(() => expect(nameNow()).toBe('Lentil soup (copy)'));
    await press('Save the item');
    await waitFor(() => expect(held.items).toHaveLength(2));
    expect(newest(held).itemid).not.toBe(soup);
    expect(newest(held).content).toMatchObject({ price: 350, allergens: ['celery'] });
  });

  it('is removed after a question', async () => {
    const { held } = open(vendorPaths.item(north, soup));
    await press('Remove the item');
    expect(held.items).toHaveLength(1);
    await press('Remove it');
    await screen.findByText('Nothing on the menu yet');
    expect(held.items).toEqual([]);
  });

  it('that is not there says so', async () => {
    open(vendorPaths.item(north, itemidOf('none')));
    await screen.findByText('There is no such item');
  });
});

describe('the picture of an item', () => {
  const picture = { fileid: 'pic1', path: '/api/file/pic1', width: 400, height: 300 };
  const call = `POST /api/food/picture/${north}`;
  const shown = () => new Response('x', { headers: { 'content-type': 'image/webp' } });
  const take = async (type = 'image/png'): Promise<void> =>
    userEvent.upload(
      await screen.findByLabelText(/^Choose /),
      new File(['x'], 'soup.png', { type }),
      { applyAccept: false },
    );

  it('is sent at once, shown under the name of its item, and gone where it is not wanted', async () => {
    const answers = { [call]: () => json(201, picture), 'GET /api/file/pic1': shown };
    const { held } = open(vendorPaths.item(north, soup), [anOwnItem()], answers);
    await take();
    await screen.findByRole('img', { name: 'Lentil soup' });
    await press('Save the item');
    await waitFor(() => expect(held.items[0]?.content.picture).toBe('pic1'));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Lentil soup' }));
    await press('No picture');
    await press('Save the item');
    await waitFor(() => expect(held.items[0]?.content.picture).toBeNull());
  });

  it('that is still being sent is not left out: the item is saved with it', async () => {
    const arrived = Promise.withResolvers<Response>();
    const answers = { [call]: () => arrived.promise, 'GET /api/file/pic1': shown };
    const { held } = open(vendorPaths.item(north, soup), [anOwnItem()], answers);
    await take();
    await screen.findByText('The picture is still being sent.');
    await press('Save the item');
    expect(held.items[0]?.content.picture).toBeNull();
    arrived.resolve(json(201, picture));
    await screen.findByRole('img', { name: 'Lentil soup' });
    await press('Save the item');
    await waitFor(() => expect(held.items[0]?.content.picture).toBe('pic1'));
  });

  it('that is none, or cannot be kept, says why', async () => {
    const refused = () => json(413, { code: 'TOO_LARGE', msg: 'Too large for us.' });
    open(vendorPaths.item(north, soup), [anOwnItem()], { [call]: refused });
    await take('text/plain');
    await screen.findByText(/^That is not a picture/);
    await take();
    await screen.findByText('Too large for us.');
  });
});
