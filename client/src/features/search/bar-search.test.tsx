// What the pages are made of is there from the start, so that no test waits for it.
import '../../app/space-route.tsx';
import '../../app/topic-route.tsx';
import type { SearchHit } from '@sets/shared/search/search.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

const hit = (kind: SearchHit['kind'], title: string, ids: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  moduleid: 'm1',
  topicid: null,
  questionid: null,
  articleid: null,
  title,
  space: 'Linear Algebra',
  ...ids,
});
const space = hit('space', 'Linear Algebra');
const topic = hit('topic', 'Linear maps', { topicid: 't1' });
const question = hit('question', 'Is it linear?', { topicid: 't1', questionid: 'q1' });
const page = (hits: SearchHit[], next: string | null = null) => json(200, { hits, next });
const call = (q: string, before = '') => `GET /api/search?q=${q}${before && `&before=${before}`}`;

let server: ReturnType<typeof answerFetch>;
const answers = (given: Parameters<typeof answerFetch>[0]) => {
  server = answerFetch(given);
};

beforeEach(() => {
  signIn();
  answers({ [call('lin')]: () => page([topic, space, question]) });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Search/ });
const options = () => screen.findAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const typing = async (typed: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
};
const open = () => {
  const { router } = renderApp('/nowhere');
  return () => router.state.location.pathname;
};

describe('the search in the bar', () => {
  it('is for who is signed in', () => {
    signOut();
    renderApp('/nowhere');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('shows what was found in groups, the words that were typed marked', async () => {
    open();
    await typing('lin');
    const list = await screen.findByRole('listbox', { name: 'Results' });
    const group = (name: string) => within(within(list).getByRole('group', { name }));
    expect(group('Spaces').getByRole('option').textContent).toBe('Linear Algebra');
    expect(group('Topics').getByRole('option').textContent).toBe('Linear mapsin Linear Algebra');
    expect(group('Questions').getByRole('option').querySelector('mark')?.textContent).toBe('lin');
    expect(screen.getByText('3 results.').tagName).toBe('OUTPUT');
    expect(server.of(call('lin'))).toMatchObject([{ token: 'token-of-mira' }]);
  });

  it('means the best of all until an arrow is pressed; arrows go round, Enter leads there', async () => {
    const where = open();
    await typing('lin');
    await options();
    expect(active()?.textContent).toContain('Linear maps');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toContain('Is it linear?');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toBe('Linear Algebra');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(where()).toBe('/space/m1/topic/t1/q1'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('goes once the answer is here, where Enter was quicker', async () => {
    const late = heldBack();
    answers({ [call('lin')]: late.answer });
    const where = open();
    await typing('lin{Enter}');
    await waitFor(() => expect(server.of(call('lin'))).toHaveLength(1));
    expect(where()).toBe('/nowhere');
    late.give(page([topic, space]));
    await waitFor(() => expect(where()).toBe('/space/m1/topic/t1'));
  });

  it('opens what is clicked, and keeps what was typed', async () => {
    const where = open();
    await typing('lin');
    await userEvent.click(await screen.findByRole('option', { name: 'Linear Algebra' }));
    await waitFor(() => expect(where()).toBe('/space/m1'));
    expect(field().value).toBe('lin');
  });

  it('asks nothing for one letter', async () => {
    answers({ [call('li')]: () => page([space]) });
    open();
    await typing('l');
    expect(screen.queryByText('Searching …')).toBeNull();
    await typing('li');
    await options();
    expect(server.of(call('l'))).toEqual([]);
  });

  it('drops an answer that comes after a newer one', async () => {
    const late = heldBack();
    answers({ [call('li')]: late.answer, [call('lin')]: () => page([topic]) });
    open();
    await typing('li');
    await waitFor(() => expect(server.of(call('li'))).toHaveLength(1));
    await userEvent.type(field(), 'n');
    expect(await screen.findByRole('option', { name: /Linear maps/ })).toBeDefined();
    late.give(page([space, question]));
    await late.answer();
    await Promise.resolve();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Linear mapsin Linear Algebra',
    ]);
  });

  it('says when nothing is found, and when the search did not work', async () => {
    let fails = true;
    answers({
      [call('xyz')]: () => page([]),
      [call('lin')]: () =>
        fails ? json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' }) : page([space]),
    });
    open();
    await typing('xyz');
    expect(await screen.findByText('Nothing found for “xyz”.')).toBeDefined();
    await typing('lin');
    expect(await screen.findByText('The search did not work.')).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).toHaveLength(1);
  });

  it('has more where there is more', async () => {
    answers({
      [call('lin')]: () => page([topic], 'there'),
      [call('lin', 'there')]: () => page([space]),
    });
    open();
    await typing('lin');
    await userEvent.click(await screen.findByRole('option', { name: 'More results' }));
    expect(await screen.findByRole('option', { name: 'Linear Algebra' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'More results' })).toBeNull();
  });

  it('is reached with /, unless somebody types; Escape closes it', async () => {
    open();
    await userEvent.clear(field());
    field().blur();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    await userEvent.keyboard('lin');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('lin');
    await userEvent.keyboard('/');
    expect(field().value).toBe('lin/');
  });

  it('is a sheet where the bar is narrow, which closes where it leads', async () => {
    const where = open();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Search' }));
    await userEvent.clear(sheet.getByRole('combobox'));
    await userEvent.type(sheet.getByRole('combobox'), 'lin');
    await userEvent.click(await sheet.findByRole('option', { name: /Linear maps/ }));
    await waitFor(() => expect(where()).toBe('/space/m1/topic/t1'));
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });
});
