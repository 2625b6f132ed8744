// The page is there from the start, so that no test waits for it.
import '../food-page.tsx';
import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../../test/answer-fetch.ts';
import { anItem, aStall, itemidOf, stallidOf } from '../../../../../test/fake-food.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';

type Answers = Parameters<typeof answerFetch>[0];

const call = `GET /api/food/menu/${stallidOf('one')}`;
const path = `/food/listings?stall=${stallidOf('one')}`;
const menu = (items: Item[], stall: Partial<Stall> = {}) =>
  json(200, { stall: aStall('one', stall), items });

const open = (answers: Answers, at = path) => {
  const asked = answerFetch(answers);
  return { asked, ...renderApp(at) };
};
const link = (name: string) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const wish = (wishes: { diets?: string[]; without?: string[] }): void =>
  localStorage.setItem(
    'sets.food',
    JSON.stringify({ v: 1, school: null, diets: [], without: [], ...wishes }),
  );

drawWholeApp();

describe('a menu', () => {
  it('stands by its categories, and a bar leads to each', async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    open({
      [call]: () =>
        menu([
          anItem('one'),
          anItem('two', { category: '' }),
          anItem('three', { category: 'Soups' }),
        ]),
    });
    await heading('Stall one');
    const soups = screen.getByRole('region', { name: 'Soups' });
    expect(within(soups).getAllByRole('article')).toHaveLength(2);
    screen.getByRole('region', { name: 'More' });
    await userEvent.click(await button('Soups'));
    expect(seen).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Soups' }));
    expect(document.title).toContain('Stall one');
  });

  it('of one category has no bar', async () => {
    open({ [call]: () => menu([anItem('one')]) });
    await link('Item one');
    expect(screen.queryByRole('navigation', { name: 'What is on the menu' })).toBeNull();
  });

  it('says what one cannot have now, and what is nearly gone', async () => {
    open({
      [call]: () =>
        menu([
          anItem('one', { unavailable: 'sold-out', left: null }),
          anItem('two', { unavailable: 'not-now', served: { from: '11:00', to: '14:00' } }),
          anItem('three', { left: 3 }),
        ]),
    });
    await screen.findByText('Sold out');
    screen.getByText(/^Served 11:00.AM–2:00.PM$/);
    screen.getByText('Only 3 left');
  });

  it('shows a picture in a place of its size, and none where it does not load', async () => {
    open({ [call]: () => menu([anItem('one', { picture: '/api/food/p1' })]) });
    await link('Item one');
    const picture = document.querySelector('article img')!;
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('width')).toBe('96');
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(document.querySelector('article img')).toBeNull());
  });

  it('with nothing on it says so', async () => {
    open({ [call]: () => menu([]) });
    await heading('Nothing on the menu yet');
  });

  it.each([
    [404, 'NOT_FOUND'],
    [400, 'BAD_REQUEST'],
  ])('that is not there (%i) leads to the others', async (status, code) => {
    open({ [call]: () => json(status, { code, msg: 'No.' }) });
    await heading('There is no such stall');
    expect((await link('All stalls')).getAttribute('href')).toBe('/food/listings');
  });

  it('can be asked for again where it failed', async () => {
    let isDown = true;
    open({
      [call]: () => (isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : menu([])),
    });
    await heading('The menu cannot be loaded');
    isDown = false;
    await userEvent.click(await button('Try again'));
    await heading('Stall one');
  });
});

describe('what one avoids', () => {
  it('is hidden, and so is what does not say, which is counted apart', async () => {
    wish({ without: ['nuts'] });
    open({
      [call]: () =>
        menu([
          anItem('one'),
          anItem('two', { allergens: null }),
          anItem('three', { allergens: null }),
          anItem('four', { allergens: ['nuts'] }),
        ]),
    });
    await link('Item one');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    screen.getByText('2 items hidden: they do not say which allergens they have. Ask the stall.');
    screen.getByText('1 item hidden: it does not fit what you eat.');
  });

  it('may be in everything: then all is a tap away', async () => {
    wish({ without: ['nuts'] });
    open({ [call]: () => menu([anItem('one', { allergens: null })]) });
    await userEvent.click(await button('Show all items'));
    await link('Item one');
  });
});

describe('an item', () => {
  const withMilk = anItem('one', {
    allergens: ['gluten'],
    diets: ['vegan'],
    groups: [
      {
        id: itemidOf('g1'),
        name: 'Milk',
        least: 1,
        most: 1,
        choices: [
          { id: itemidOf('c1'), name: 'Oat', price: 50, allergens: [], isSoldOut: false },
          { id: itemidOf('c2'), name: 'Almond', price: 0, allergens: ['nuts'], isSoldOut: true },
        ],
      },
    ],
  });

  it('tells its options, their prices, and what they bring', async () => {
    open({ [call]: () => menu([withMilk]) });
    await userEvent.click(await link('Item one'));
    const sheet = within(await dialog('Item one'));
    sheet.getByText('€3.50');
    sheet.getByText('Choose one');
    sheet.getByText('+€0.50');
    sheet.getByText('no extra');
    sheet.getByText('With nuts');
    sheet.getByText('Sold out');
    sheet.getByText('Allergens: gluten');
    sheet.getByText('Some choices bring: nuts');
  });

  it('is in the address: Back closes it, and so does its button', async () => {
    const { router } = open({ [call]: () => menu([withMilk]) });
    await userEvent.click(await link('Item one'));
    await dialog('Item one');
    expect(router.state.location.search).toContain(`item=${itemidOf('one')}`);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await link('Item one'));
    await dialog('Item one');
    await userEvent.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe(`?stall=${stallidOf('one')}`);
  });

  it('that a link leads to is there at once, and closes to its menu', async () => {
    const { router } = open({ [call]: () => menu([withMilk]) }, `${path}&item=${itemidOf('one')}`);
    await dialog('Item one');
    await userEvent.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe(`?stall=${stallidOf('one')}`);
    await heading('Stall one');
  });

  it('that has declared nothing says to ask the stall', async () => {
    open(
      { [call]: () => menu([anItem('one', { allergens: null })]) },
      `${path}&item=${itemidOf('one')}`,
    );
    within(await dialog('Item one')).getByText('Allergens: not declared – ask the stall');
  });

  it('that a link leads to warns of what one avoids', async () => {
    wish({ without: ['gluten', 'nuts'] });
    open({ [call]: () => menu([withMilk]) }, `${path}&item=${itemidOf('one')}`);
    const sheet = within(await dialog('Item one'));
    sheet.getByText('With gluten, which you avoid');
    sheet.getByText('With nuts, which you avoid');
  });

  it('that is no longer there is told', async () => {
    open({ [call]: () => menu([anItem('one')]) }, `${path}&item=${itemidOf('gone')}`);
    await screen.findByText('That item is no longer on the menu.');
    await link('Item one');
  });
});

describe('opening times', () => {
  it('are a tap away, with the days on which it is closed', async () => {
    const closedOn = ['2020-01-01', '2099-12-24'];
    open({ [call]: () => menu([], { closedOn }) });
    await userEvent.click(await button(/Opening times$/));
    const times = within(await dialog('Opening times'));
    times.getByText(/^8:00.AM–4:00.PM$/);
    times.getByText('Dec 24, 2099');
    expect(times.queryByText('Jan 1, 2020')).toBeNull();
    await userEvent.click(await button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('come up by themselves when the stall closes while one reads its menu', async () => {
    let state: Stall['state'] = 'open';
    open({ [call]: () => menu([anItem('one')], { state }) });
    await link('Item one');
    expect(screen.queryByRole('dialog')).toBeNull();
    state = 'closed';
    window.dispatchEvent(new Event('visibilitychange'));
    await dialog('Closed now');
    await userEvent.click(await button('Look at the menu'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('give way to the item that was open', async () => {
    let state: Stall['state'] = 'open';
    open({ [call]: () => menu([anItem('one')], { state }) }, `${path}&item=${itemidOf('one')}`);
    await dialog('Item one');
    state = 'paused';
    window.dispatchEvent(new Event('visibilitychange'));
    await dialog('Paused');
    await userEvent.click(await button('Look at the menu'));
    await dialog('Item one');
  });

  it('leave what was chosen of the item as it was', async () => {
    let state: Stall['state'] = 'open';
    open({ [call]: () => menu([anItem('one')], { state }) }, `${path}&item=${itemidOf('one')}`);
    await dialog('Item one');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the stall' }), 'hot');
    await userEvent.click(await button('One more of \u2068Item one\u2069'));
    state = 'closed';
    window.dispatchEvent(new Event('visibilitychange'));
    await dialog('Closed now');
    await userEvent.click(await button('Look at the menu'));
    await dialog('Item one');
    expect(screen.getByRole('textbox', { name: 'Note for the stall' })).toHaveProperty(
      'value',
      'hot',
    );
    screen.getByRole('button', { name: /^Add to the cart · €7\.00$/ });
  });

  it('give way to it by themselves when the stall goes on', async () => {
    let state: Stall['state'] = 'open';
    open({ [call]: () => menu([anItem('one')], { state }) }, `${path}&item=${itemidOf('one')}`);
    await dialog('Item one');
    state = 'paused';
    window.dispatchEvent(new Event('visibilitychange'));
    await dialog('Paused');
    state = 'open';
    window.dispatchEvent(new Event('visibilitychange'));
    await dialog('Item one');
  });
});
