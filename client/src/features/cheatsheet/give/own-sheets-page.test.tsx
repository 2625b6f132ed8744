import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { anOwnSheet } from '../../../../test/fake-sheet-server.ts';
import { sheetidOf } from '../../../../test/fake-sheets.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';
import { OwnSheetsPage } from './own-sheets-page.tsx';

beforeEach(() => {
  signIn();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
});
afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const own = 'GET /api/cheatsheet/own';
const open = (answers: Parameters<typeof answerFetch>[0]) => {
  const asked = answerFetch({
    'GET /api/upload': () => json(200, { used: 50_000_000, most: 200_000_000 }),
    ...answers,
  });
  return { asked, ...renderPart(<OwnSheetsPage />, '/cheatsheets/myfiles') };
};
const page = (...sheets: ReturnType<typeof anOwnSheet>[]) => json(200, { sheets, next: null });
const rowOf = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const row = heading.closest('li');
  if (row === null) throw new Error('It stands in no row.');
  return row;
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

it('says of each sheet who reads it, how it is used, and how much room all of them take', async () => {
  open({
    [own]: () =>
      page(
        anOwnSheet('a', {}, { version: 3, replacedAt: '2026-11-02T10:00:00.000Z' }),
        anOwnSheet('b', { settings: { audience: 'own', commentsOpen: true }, isSearched: false }),
      ),
  });
  const row = await rowOf('Sheet a');
  expect(row.textContent).toMatch(/For everybodyVersion 3/);
  within(row).getByText('opened by 120 people this week · 4 for, 1 against · 3 comments');
  within(row).getByText(/^PDF, 2 pages · 120 kB · replaced /);
  expect((await rowOf('Sheet b')).textContent).toMatch(/Only for you.*cannot be searched/);
  const all = screen.getByRole('link', { name: 'Cheat sheets' });
  expect(all.getAttribute('href')).toBe('/cheatsheets');
  await screen.findByText('50 MB of 200 MB of your plan’s room used');
  const links = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const edit = `/cheatsheets/editfile/${sheetidOf('a')}`;
  expect(links).toEqual([`/cheatsheets/${sheetidOf('a')}`, edit, `${edit}#file`]);
});

it('says why one was taken down, and offers nothing that makes no sense then', async () => {
  open({ [own]: () => page(anOwnSheet('a', { takenDown: 'It is a copy of a book.' })) });
  const row = await rowOf('Sheet a');
  within(row).getByText('An admin says: It is a copy of a book.');
  expect(within(row).queryByRole('link', { name: /^Replace/ })).toBeNull();
  expect(within(row).queryByRole('link', { name: 'Sheet a' })).toBeNull();
});

it('removes one, and puts it back from the note or from the list', async () => {
  let sheet = anOwnSheet('a');
  const change = (removedUntil: string | null) => (): Response => {
    sheet = { ...sheet, removedUntil, revision: sheet.revision + 1 };
    return json(200, sheet);
  };
  const remove = `POST /api/cheatsheet/remove/${sheetidOf('a')}`;
  const back = `POST /api/cheatsheet/back/${sheetidOf('a')}`;
  const { asked } = open({
    [own]: () => page(sheet),
    [remove]: change('2026-12-05T20:00:00.000Z'),
    [back]: change(null),
  });
  await rowOf('Sheet a');
  await press('Remove Sheet a');
  await screen.findByText(/^Removed\. Nobody can read it\./);
  expect(document.activeElement?.textContent).toBe('Put it back');
  act(() => useToasts.getState().toasts[0]?.act?.onAct());
  await screen.findByRole('button', { name: 'Remove Sheet a' });
  await press('Remove Sheet a');
  await userEvent.click(await screen.findByRole('button', { name: 'Put it back: Sheet a' }));
  await screen.findByRole('button', { name: 'Remove Sheet a' });
  const revisions = [...asked.of(remove), ...asked.of(back)].map(({ body }) => body);
  expect(revisions).toEqual([{ revision: 1 }, { revision: 3 }, { revision: 2 }, { revision: 4 }]);
});

it('tells formulas in a title as formulas, and speaks them without their marks', async () => {
  const { facts } = anOwnSheet('a');
  open({ [own]: () => page(anOwnSheet('a', { facts: { ...facts, title: 'Of $x^2$' } })) });
  const link = await screen.findByRole('link', { name: 'Edit Of x^2' });
  await waitFor(() => expect(link.closest('li')?.querySelector('h2 .katex')).not.toBeNull());
});

it('shows page after page, and one that has moved up once', async () => {
  open({
    [own]: () => json(200, { sheets: [anOwnSheet('a'), anOwnSheet('b')], next: 'b1' }),
    [`${own}?before=b1`]: () => page(anOwnSheet('b'), anOwnSheet('c')),
  });
  await rowOf('Sheet a');
  await press('More');
  await rowOf('Sheet c');
  expect(screen.getAllByRole('heading', { name: 'Sheet b' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('leads to the first sheet where there is none, and asks again where the server was away', async () => {
  let isAway = true;
  open({
    [own]: () => (isAway ? json(503, { code: 'UNAVAILABLE', msg: 'Not now.' }) : page()),
    'GET /api/upload': () => json(200, { used: 190_000_000, most: 200_000_000 }),
  });
  await screen.findByText('Not now.');
  isAway = false;
  await press('Try again');
  await screen.findByRole('heading', { name: 'You have uploaded nothing yet' });
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Your plan' }).getAttribute('href')).toBe(
      '/account/upgrade',
    );
  });
});
