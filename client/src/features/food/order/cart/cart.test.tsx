// The page is there from the start, so that no test waits for it.
import '../../listings/food-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anItem, aStall, itemidOf, stallidOf } from '../../../../../test/fake-food.ts';
import { fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';
import { keptCart } from './kept-cart.ts';
import { emptyCart } from './use-choosing.ts';

const size = {
  id: itemidOf('size'),
  name: 'Size',
  least: 1,
  most: 1,
  choices: ['Small', 'Large'].map((name, at) => ({
    id: itemidOf(name),
    name,
    price: at * 100,
    allergens: [],
    isSoldOut: false,
  })),
};
const coffee = anItem('one', { groups: [size] });
const menuPath = foodPaths.stall(stallidOf('one'));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const openItem = async (name = 'Item one') => {
  await userEvent.click(await screen.findByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const bar = () => screen.findByRole('navigation', { name: 'Cart' });

drawWholeApp();

describe('an item', () => {
  it('says what is still to choose, leads there, and comes into the cart as it was chosen', async () => {
    fakeOrdersServer({ items: [coffee] });
    renderApp(menuPath);
    const sheet = await openItem();
    sheet.getByText('Still to choose: \u2068Size\u2069');
    Element.prototype.scrollIntoView = () => undefined;
    await press(/^Add to the cart/);
    expect(document.activeElement?.textContent).toBe('Size');
    expect(keptCart.find('mira')).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: /^Large/ }));
    await press('One more of \u2068Item one\u2069');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Note for the stall' }), 'hot');
    await press(/^Add to the cart.*€9\.00$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await bar()).textContent).toMatch(/2 items.*€9\.00/);
    expect(keptCart.find('mira')).toMatchObject({
      stallid: stallidOf('one'),
      lines: [{ count: 2, price: 450, note: 'hot', choices: [{ name: 'Large' }] }],
    });
  });

  it('is one line when it is added twice', async () => {
    fakeOrdersServer();
    renderApp(menuPath);
    for (const count of [1, 2]) {
      await openItem();
      await press(/^Add to the cart/);
      await waitFor(() => expect(keptCart.find('mira')?.lines).toMatchObject([{ count }]));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('that is sold out cannot be added; one that is served later can, and says so', async () => {
    const served = { from: '11:00', to: '14:00' };
    const items = [
      anItem('one', { unavailable: 'sold-out' }),
      anItem('two', { unavailable: 'not-now', served }),
    ];
    fakeOrdersServer({ items });
    renderApp(menuPath);
    const gone = await openItem();
    expect(gone.queryByRole('button', { name: /^Add to the cart/ })).toBeNull();
    await press('Close');
    const later = await openItem('Item two');
    later.getByText(/choose such a time when you order/);
    later.getByRole('button', { name: /^Add to the cart/ });
  });

  it('of another stall asks before it replaces what is in the cart', async () => {
    fakeOrdersServer();
    const other = { ...emptyCart(aStall('two')), lines: [{ ...lineOfTwo }] };
    keptCart.keep('mira', other);
    renderApp(menuPath);
    await openItem();
    await press(/^Add to the cart/);
    await screen.findByText(/Your cart has 1 item of \u2068Stall two\u2069/);
    await press('Cancel');
    expect(keptCart.find('mira')?.stallid).toBe(stallidOf('two'));
    await press(/^Add to the cart/);
    await press('Begin a new one');
    await waitFor(() =>
      expect(keptCart.find('mira')).toMatchObject({
        stallid: stallidOf('one'),
        lines: [{ name: 'Item one' }],
      }),
    );
    expect(keptCart.find('mira')?.orderid).not.toBe(other.orderid);
  });
});

const lineOfTwo = {
  itemid: itemidOf('two'),
  name: 'Item two',
  choices: [],
  note: '',
  count: 1,
  price: 350,
};

describe('the bar', () => {
  it('is on the list of stalls, too, and leads to the cart', async () => {
    fakeOrdersServer();
    keptCart.keep('mira', { ...emptyCart(aStall('one')), lines: [lineOfTwo] });
    renderApp(foodPaths.listings);
    const way = within(await bar()).getByRole('link');
    expect(way.getAttribute('href')).toBe(foodPaths.cart(stallidOf('one')));
  });

  it('hears of what another tab puts into the cart', async () => {
    fakeOrdersServer();
    renderApp(menuPath);
    await screen.findByRole('link', { name: 'Item one' });
    expect(screen.queryByRole('navigation', { name: 'Cart' })).toBeNull();
    keptCart.keep('mira', { ...emptyCart(aStall('one')), lines: [lineOfTwo] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'sets.food-cart' }));
    await bar();
  });

  it('shows nobody the cart of somebody else', async () => {
    fakeOrdersServer();
    keptCart.keep('noah', { ...emptyCart(aStall('one')), lines: [lineOfTwo] });
    renderApp(menuPath);
    await screen.findByRole('link', { name: 'Item one' });
    expect(screen.queryByRole('navigation', { name: 'Cart' })).toBeNull();
  });
});
