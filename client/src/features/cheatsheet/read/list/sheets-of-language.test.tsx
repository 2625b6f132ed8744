// What the pages are made of is there from the start, so that no test waits for it.
import '../../../../app/sheet-pages.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../../test/answer-fetch.ts';
import { aSheetLine } from '../../../../../test/fake-sheets.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';

const sheets = (...names: string[]) =>
  json(200, { sheets: names.map((name) => aSheetLine(name)), next: null });
const list = 'GET /api/cheatsheet/list?of=';
const languages = [
  { language: 'en', sheets: 2 },
  { language: 'pt-BR', sheets: 1 },
];

const open = (path: string, told: readonly object[] = languages) => {
  const topics = { subjects: [], tags: [], languages: told };
  answerFetch({
    'GET /api/cheatsheet/topics': () => json(200, topics),
    [`${list}newest`]: () => sheets('newest'),
    [`${list}language&language=pt-BR`]: () => sheets('portuguese'),
    [`${list}language&language=en`]: () => sheets('english'),
    [`${list}search&words=vectors`]: () => sheets('found'),
    [`${list}search&words=vectors&language=pt-BR`]: () => sheets('found-pt'),
    [`${list}search&words=vectors&language=en`]: () => sheets('found-en'),
  });
  return renderApp(path).router;
};
const sheet = (name: string) => screen.findByRole('link', { name: `Sheet ${name}` });
const link = (name: string) => screen.findByRole('link', { name });
const box = () => screen.getByRole('searchbox', { name: 'Search cheat sheets' });

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('leads to what is in a language, by its name, and Back to where one was', async () => {
  const router = open('/cheatsheets');
  await userEvent.click(await link('Portuguese (Brazil), 1 cheat sheet'));
  await sheet('portuguese');
  expect(router.state.location.search).toBe('?language=pt-BR');
  expect(document.title).toContain('Portuguese (Brazil)');
  const current = await link('Portuguese (Brazil)');
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(current.getAttribute('href')).toBe('/cheatsheets');
  await router.navigate(-1);
  await sheet('newest');
});

it('searches in the language that is listed; without words all of it is listed again', async () => {
  const router = open('/cheatsheets?language=pt-BR');
  await sheet('portuguese');
  await userEvent.type(box(), 'vectors');
  await sheet('found-pt');
  expect(router.state.location.search).toBe('?search=vectors&language=pt-BR');
  await userEvent.clear(box());
  await sheet('portuguese');
  expect(router.state.location.search).toBe('?language=pt-BR');
});

it('takes a language beside the words that are searched, another one, and none', async () => {
  const router = open('/cheatsheets?search=vectors');
  await userEvent.click(await link('Portuguese (Brazil), 1 cheat sheet'));
  await sheet('found-pt');
  await userEvent.click(await link('English, 2 cheat sheets'));
  await sheet('found-en');
  expect(router.state.location.search).toBe('?search=vectors&language=en');
  await userEvent.click(screen.getByRole('link', { name: 'English', current: 'page' }));
  await sheet('found');
  expect(router.state.location.search).toBe('?search=vectors');
  await router.navigate(-1);
  await sheet('found-en');
});

it('offers no language where all are in the same', async () => {
  open('/cheatsheets', [{ language: 'en', sheets: 3 }]);
  await sheet('newest');
  expect(screen.queryByRole('link', { name: /^English, / })).toBeNull();
});

it.each(['?language=', '?language=e', '?language=en_GB'])(
  'lists the newest at /cheatsheets%s',
  async (query) => {
    open(`/cheatsheets${query}`);
    await sheet('newest');
  },
);
