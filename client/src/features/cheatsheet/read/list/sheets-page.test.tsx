// What the pages are made of is there from the start, so that no test waits for it.
import '../../../../app/sheet-pages.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../../test/answer-fetch.ts';
import { aSheetLine, sheetidOf } from '../../../../../test/fake-sheets.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];
type Change = Parameters<typeof aSheetLine>[1];

const sheets = (names: readonly string[], next: string | null = null, change: Change = {}) =>
  json(200, { sheets: names.map((name) => aSheetLine(name, change)), next });
const newest = 'GET /api/cheatsheet/list?of=newest';
const topics = {
  subjects: [{ subject: 'Algebra', sheets: 2 }],
  tags: [{ tag: 'exam', sheets: 1 }],
  languages: [
    { language: 'en', sheets: 2 },
    { language: 'pt-BR', sheets: 1 },
  ],
};

const open = (path: string, answers: Answers) => {
  const asked = answerFetch({ 'GET /api/cheatsheet/topics': () => json(200, topics), ...answers });
  return { asked, ...renderApp(path) };
};
const sheet = (name: string) => screen.findByRole('link', { name: `Sheet ${name}` });
const button = (name: string) => screen.findByRole('button', { name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('the newest cheat sheets', () => {
  it('lead to the sheet, to who gave it, to its subject and to what is there', async () => {
    open('/cheatsheets', { [newest]: () => sheets(['one']) });
    expect((await sheet('one')).getAttribute('href')).toBe(`/cheatsheets/${sheetidOf('one')}`);
    expect(hrefOf('Ada')).toBe('/person/ada');
    expect(hrefOf('Algebra')).toBe('/cheatsheets?subject=Algebra');
    await waitFor(() => expect(hrefOf('#exam, 1 cheat sheet')).toBe('/cheatsheets?tag=exam'));
    expect(screen.getByText('4 votes for it, 1 against it')).toBeDefined();
    expect(hrefOf('English')).toBe('/cheatsheets?language=en');
    expect(hrefOf('Upload')).toBe('/cheatsheets/upload');
    expect(hrefOf('My files')).toBe('/cheatsheets/myfiles');
    expect(document.title).toContain('Cheat sheets');
  });

  it('are in a language that is called as whoever gave them chose it', async () => {
    open('/cheatsheets', { [newest]: () => sheets(['one'], null, { language: 'pt-BR' }) });
    await screen.findByText('Portuguese (Brazil)');
  });

  it('show how a text begins, which has no picture of its first page', async () => {
    const text = { kind: 'markdown', summary: 'Bases span $V$.' } as const;
    open('/cheatsheets', { [newest]: () => sheets(['one'], null, text) });
    await screen.findByText('Bases span V.');
  });

  it.each([
    [120, 80, 'Used by 120 students this week'],
    [3, 3, 'Used by 3 students this week'],
    [2, 1_080, 'Used by 1,080 students last week'],
  ])('say how many used them: %i this week, %i last week', async (thisWeek, lastWeek, said) => {
    open('/cheatsheets', {
      [newest]: () => sheets(['one'], null, { use: { thisWeek, lastWeek } }),
    });
    await screen.findByText(said);
  });

  it('do not say that nearly nobody did', async () => {
    open('/cheatsheets', {
      [newest]: () => sheets(['one'], null, { use: { thisWeek: 2, lastWeek: 1 } }),
    });
    await sheet('one');
    expect(screen.queryByText(/^Used by/)).toBeNull();
  });

  it('go on with More, each once, and are all there when one comes back', async () => {
    const { asked, router } = open('/cheatsheets', {
      [newest]: () => sheets(['one', 'two'], 'c1'),
      [`${newest}&before=c1`]: () => sheets(['two', 'three']),
    });
    await userEvent.click(await button('More'));
    await sheet('three');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await router.navigate('/person/ada');
    await router.navigate(-1);
    await sheet('three');
    expect(asked.of(newest)).toHaveLength(1);
  });

  it('can be asked for again where they failed', async () => {
    let isDown = true;
    open('/cheatsheets', {
      [newest]: () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : sheets(['one']),
    });
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(await button('Try again'));
    await sheet('one');
  });

  it('are for visitors, too', async () => {
    signOut();
    const { asked } = open('/cheatsheets', { [newest]: () => sheets(['one']) });
    await sheet('one');
    expect(asked.of(newest)[0]?.token).toBeNull();
    expect(screen.queryByRole('link', { name: 'My files' })).toBeNull();
  });
});

it.each([
  ['', 'newest', 'No cheat sheets yet', 'Upload'],
  ['?list=used', 'used', 'Nobody has used one yet', 'To the newest'],
  ['?list=voted', 'voted', 'No votes yet', 'To the newest'],
  ['?list=school', 'school', 'You have no school yet', 'To the settings'],
  [
    '?subject=Algebra',
    'subject&subject=Algebra',
    'No cheat sheets of this subject',
    'To the newest',
  ],
  ['?tag=Big%20O', 'tag&tag=big-o', 'No cheat sheets with this tag', 'To the newest'],
  ['?language=de', 'language&language=de', 'No cheat sheets in this language', 'To the newest'],
  ['?space=m1', 'space&moduleid=m1', /^No cheat sheets for this space/, 'Upload'],
  ['?author=ada', 'author&author=ada', /^No cheat sheets that you/, 'To their page'],
  ['?search=heat', 'search&words=heat', 'No cheat sheet fits', 'To the newest'],
  [
    '?search=heat&language=de',
    'search&words=heat&language=de',
    'No cheat sheet fits',
    'In all languages',
  ],
])('says at /cheatsheets%s why there is nothing, and what to do', async (query, of, title, way) => {
  open(`/cheatsheets${query}`, { [`GET /api/cheatsheet/list?of=${of}`]: () => sheets([]) });
  await screen.findByRole('heading', { name: title });
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
});

it('finds what one types; the words are in the address, and Back leads to what was before', async () => {
  const { router } = open('/cheatsheets', {
    [newest]: () => sheets(['one']),
    'GET /api/cheatsheet/list?of=search&words=vectors': () => sheets(['two']),
  });
  await sheet('one');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cheat sheets' }), 'vectors');
  await sheet('two');
  expect(router.state.location.search).toBe('?search=vectors');
  await router.navigate(-1);
  await sheet('one');
});

it('names the space whose cheat sheets are listed', async () => {
  const space = { moduleid: 'm1', title: 'Maths' };
  open('/cheatsheets?space=m1', {
    'GET /api/cheatsheet/list?of=space&moduleid=m1': () => sheets(['one'], null, { space }),
  });
  const current = await screen.findByRole('link', { name: 'Maths' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(document.title).toContain('Maths');
});
