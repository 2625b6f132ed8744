// The page is there from the start, so that no test waits for it.
import './food-page.tsx';
import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { anItem, aStall, itemidOf, stallidOf } from '../../../../test/fake-food.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { drawWholeApp } from '../../../../test/whole-app.ts';
import { purgeRoot, useRoot } from '../../../core/root/root-store.ts';
import { foodChoices } from './food-choices.ts';

type Answers = Parameters<typeof answerFetch>[0];

const north = 'North School';
const all = 'GET /api/food/listings';
const ofNorth = `${all}?school=North+School`;
const listings = (stalls: Stall[], schools: string[] = [north], isMore = false) =>
  json(200, { stalls, isMore, schools });
const found = (items: Item[], isMore = false) =>
  json(200, { found: items.map((item) => ({ item, stall: aStall('one') })), isMore });

const open = (answers: Answers, path = '/food/listings') => {
  const asked = answerFetch({ [all]: () => listings([aStall('one')]), ...answers });
  return { asked, ...renderApp(path) };
};
const link = (name: string) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = async (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

/** As if somebody of North School had signed in. */
const signInAtNorth = (): void => {
  signIn();
  const { auth } = useRoot.getState();
  if (auth.userid !== null) useRoot.setState({ auth: { ...auth, school: north } });
};

drawWholeApp();

describe('the stalls', () => {
  it('say how they stand, where they are and how long they take, and lead to their menus', async () => {
    const closed = aStall('two', { state: 'paused', preparation: 0 });
    open({ [all]: () => listings([aStall('one'), closed]) });
    expect((await link('Stall one')).getAttribute('href')).toBe(
      `/food/listings?stall=${stallidOf('one')}`,
    );
    const [one, two] = screen.getAllByRole('article');
    within(one!).getByText('Open');
    within(one!).getByText('Main hall, to the left');
    within(one!).getByText('About 15 min');
    within(two!).getByText('Paused');
    within(two!).getByText('Ready at once');
    expect(document.title).toContain('Food');
  });

  it('that are not all are said to be more', async () => {
    open({ [all]: () => listings([aStall('one')], [north, 'South School'], true) });
    await screen.findByText(/^There are more stalls than these/);
  });

  it('are those of the account’s school', async () => {
    signInAtNorth();
    const { asked } = open({ [ofNorth]: () => listings([aStall('one')]) });
    await link('Stall one');
    expect(asked.of(all)).toHaveLength(0);
    expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  });

  it('of another school are chosen, and this device remembers it', async () => {
    const schools = [north, 'South School'];
    const ofSouth = () => listings([aStall('south', { school: 'South School' })], schools);
    const answers = {
      [all]: () => listings([aStall('one')], schools),
      [`${all}?school=South+School`]: ofSouth,
    };
    const { unmount } = open(answers);
    await link('Stall one');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'School' }), 'South School');
    await link('Stall south');
    expect(screen.queryByRole('link', { name: 'Stall one' })).toBeNull();
    unmount();
    open(answers);
    await link('Stall south');
  });

  it('that the school does not have are looked for at all schools', async () => {
    signInAtNorth();
    open({
      [ofNorth]: () => listings([], ['South School']),
      [all]: () => listings([aStall('one')], ['South School']),
    });
    await screen.findByRole('heading', { name: /^No stalls at .*North School/ });
    await userEvent.click(await button('All schools'));
    await link('Stall one');
  });

  it('are missing everywhere: the page says so, and has nothing to search', async () => {
    open({ [all]: () => listings([], []) });
    await screen.findByRole('heading', { name: 'No stalls yet' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can be asked for again where they failed', async () => {
    let isDown = true;
    open({
      [all]: () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : listings([aStall('one')]),
    });
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(await button('Try again'));
    await link('Stall one');
  });

  it('stay where they fail to be told anew, and the page says that they may be out of date', async () => {
    let isDown = false;
    open({
      [all]: () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : listings([aStall('one')]),
    });
    await link('Stall one');
    isDown = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('This may be out of date. Later.');
    await link('Stall one');
  });

  it('are for visitors, too', async () => {
    signOut();
    const { asked } = open({});
    await link('Stall one');
    expect(asked.of(all)[0]?.token).toBeNull();
  });
});

describe('what one looks for', () => {
  const soup = 'GET /api/food/find?words=soup';

  it('is found while one types, among stalls and items; the address keeps it', async () => {
    const stalls = [aStall('one'), aStall('two', { name: 'The soup bowl' })];
    const { router } = open({
      [all]: () => listings(stalls),
      [soup]: () => found([anItem('one')]),
    });
    await link('Stall one');
    await userEvent.type(await screen.findByRole('searchbox'), 'soup');
    expect((await link('Item one')).getAttribute('href')).toBe(
      `/food/listings?stall=${stallidOf('one')}&item=${itemidOf('one')}`,
    );
    screen.getByRole('link', { name: 'The soup bowl' });
    expect(router.state.location.search).toBe('?search=soup');
  });

  it('is found again when one comes back to the address', async () => {
    open({ [soup]: () => found([anItem('one')], true) }, '/food/listings?search=soup');
    await link('Item one');
    screen.getByText('There are more than these. Another word finds fewer.');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'soup');
  });

  it('may be nowhere: then all stalls are a way on', async () => {
    open({ [soup]: () => found([]) }, '/food/listings?search=soup');
    await screen.findByRole('heading', { name: 'Nothing fits' });
    await userEvent.click(await link('Show all stalls'));
    await link('Stall one');
  });

  it('stays in view, said to be of before, until the next words are answered', async () => {
    const next = heldBack();
    open(
      { [soup]: () => found([anItem('one')]), 'GET /api/food/find?words=soups': next.answer },
      '/food/listings?search=soup',
    );
    await link('Item one');
    await userEvent.type(screen.getByRole('searchbox'), 's');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    screen.getByRole('link', { name: 'Item one' });
    next.give(found([anItem('two')]));
    await link('Item two');
    expect(screen.queryByRole('link', { name: 'Item one' })).toBeNull();
  });

  it('can fail, and be asked for again', async () => {
    let isDown = true;
    open(
      {
        [soup]: () =>
          isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : found([anItem('one')]),
      },
      '/food/listings?search=soup',
    );
    await screen.findByRole('heading', { name: 'The items cannot be loaded' });
    isDown = false;
    await userEvent.click(await button('Try again'));
    await link('Item one');
  });
});

describe('what one eats', () => {
  const vegan: Partial<Item> = { diets: ['vegan'] };
  const fitting = 'GET /api/food/find?diets=vegan&without=nuts%2Csesame';
  const wished = JSON.stringify({
    v: 1,
    school: null,
    diets: ['vegan'],
    without: ['nuts', 'sesame'],
  });

  it('is chosen, kept on the device, and asked for', async () => {
    open({
      'GET /api/food/find?without=nuts': () => found([anItem('one', { allergens: ['milk'] })]),
    });
    await userEvent.click(await button('Diets and allergens'));
    await tick('Nuts');
    await userEvent.click(await button('Done'));
    await screen.findByRole('heading', { name: 'Items that fit you' });
    screen.getByText('Only items of which their stalls say which allergens they have.');
    expect(JSON.parse(localStorage.getItem('sets.food') ?? '')).toMatchObject({
      without: ['nuts'],
    });
  });

  it('is never shown what it must not be, not even until the answer is there', async () => {
    const items = [
      anItem('one', { allergens: ['nuts'] }),
      anItem('two', { allergens: null }),
      anItem('three', { allergens: ['milk'] }),
    ];
    const next = heldBack();
    open(
      {
        'GET /api/food/find?words=soup': () => found(items),
        'GET /api/food/find?words=soup&without=nuts': next.answer,
      },
      '/food/listings?search=soup',
    );
    await link('Item one');
    await userEvent.click(await button('Diets and allergens'));
    await tick('Nuts');
    screen.getByRole('link', { name: 'Item three' });
    expect(screen.queryByRole('link', { name: 'Item one' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Item two' })).toBeNull();
    next.give(found(items));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.getAllByRole('link', { name: /^Item/ })).toHaveLength(1);
  });

  it('is there when one comes back, and a tap leaves a part of it', async () => {
    localStorage.setItem('sets.food', wished);
    const { asked } = open({
      [fitting]: () => found([anItem('one', vegan)]),
      'GET /api/food/find?diets=vegan&without=sesame': () => found([anItem('two', vegan)]),
    });
    await link('Item one');
    await userEvent.click(await button('No nuts: no longer'));
    await link('Item two');
    expect(screen.queryByRole('link', { name: 'Item one' })).toBeNull();
    expect(asked.of(fitting)).toHaveLength(1);
  });

  it('may be nowhere, which is no reason to hide the stalls', async () => {
    localStorage.setItem('sets.food', wished);
    open({ [fitting]: () => found([]) });
    await screen.findByRole('heading', { name: 'No item fits' });
    await link('Stall one');
    await userEvent.click(await button('Diets and allergens'));
    await userEvent.click(await button('Clear'));
    await userEvent.click(await button('Done'));
    expect(screen.queryByRole('heading', { name: 'No item fits' })).toBeNull();
  });
});

it('what somebody eats and avoids leaves the device with them', async () => {
  foodChoices.keep({ school: null, diets: ['halal'], without: ['peanuts'] });
  open({ 'GET /api/food/find?diets=halal&without=peanuts': () => found([]) });
  await button(/Halal/);
  act(purgeRoot);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Halal/ })).toBeNull());
  expect(foodChoices.find()).toEqual({ school: null, diets: [], without: [] });
});
