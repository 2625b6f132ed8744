// What the page is made of is there from the start, so that no test waits for it.
import '../../../app/sheet-pages.tsx';
import '../../../ui/markdown/draw-markdown.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { commentsTold } from '../../../../test/fake-blog-server.ts';
import { aSheet, sheetidOf } from '../../../../test/fake-sheets.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';

const id = sheetidOf('one');
const view = `GET /api/cheatsheet/view/${id}`;
const use = `POST /api/cheatsheet/use/${id}`;
const vote = `PUT /api/cheatsheet/vote/${id}`;

type Answers = Parameters<typeof answerFetch>[0];

const open = async (
  change: Parameters<typeof aSheet>[1] = {},
  answers: Answers = {},
  query = '',
) => {
  const asked = answerFetch({
    [view]: () => json(200, aSheet('one', change)),
    [use]: () => json(200, { thisWeek: 12, lastWeek: 3 }),
    [`GET /api/comment/list?kind=cheatsheet&id=${id}`]: () => commentsTold([]),
    ...answers,
  });
  const rendered = renderApp(`/cheatsheets/${id}${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sheet one' });
  return { asked, ...rendered };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

it('is a page to read: who gave it, its text with its contents, what it is about, and what is said', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/person/ada');
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  expect(within(contents).getByRole('link', { name: 'Kernels' }).getAttribute('href')).toBe(
    '#section-kernels',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Bases' })).toBeDefined();
  await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('eigenvectors'));
  expect(screen.getByRole('link', { name: '#exam' })).toBeDefined();
  await screen.findByRole('heading', { name: 'Comments' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it('tells formulas in its contents once, and folds long contents so that the text is near', async () => {
  const headings = Array.from({ length: 9 }, (_none, at) => `# Of $x^${at}$ and [links](#a)`);
  const text = headings.join('\n\n');
  await open({ contents: { kind: 'markdown', bytes: 400, text } });
  const contents = await screen.findByText('Contents');
  expect(contents.closest('details')?.open).toBe(false);
  await userEvent.click(contents);
  const lines = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(lines).toHaveLength(9);
  expect(lines[2]?.querySelectorAll('.katex')).toHaveLength(1);
  expect(lines[2]?.querySelector('a')).toBeNull();
});

it('says once that it was opened, and shows what that comes to', async () => {
  const { asked } = await open();
  await screen.findByText('Used by 12 students this week');
  expect(asked.of(use)).toHaveLength(1);
});

it('is there for visitors, who are not counted, and sign in to vote', async () => {
  signOut();
  const { asked, router } = await open();
  expect(asked.of(use)).toHaveLength(0);
  screen.getByText(/^Log in to read what was said/);
  await userEvent.click(button('It helps, 4 so far'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sets/login'));
  expect(router.state.location.state).toEqual({ from: `/cheatsheets/${id}` });
});

it('is voted for at once, and a double tap does not take it back', async () => {
  const held = heldBack();
  const { asked } = await open({}, { [vote]: held.answer });
  await userEvent.dblClick(button('It helps, 4 so far'));
  expect(button(/^You say that it helps, 5/).getAttribute('aria-pressed')).toBe('true');
  await act(async () => held.give(json(200, { up: 9, down: 1, yours: 'up' })));
  await screen.findByRole('button', { name: /^You say that it helps, 9/ });
  expect(asked.of(vote).map(({ body }) => body)).toEqual([{ vote: 'up' }]);
});

it('takes the other vote back with the new one, and both where they are refused', async () => {
  const held = heldBack();
  await open({ votes: { up: 4, down: 2, yours: 'down' } }, { [vote]: held.answer });
  await userEvent.click(button('It helps, 4 so far'));
  button(/^You say that it helps, 5/);
  button('It does not help, 1 so far');
  await act(async () => held.give(json(403, { code: 'FORBIDDEN', msg: 'Not you.' })));
  await screen.findByText('Not you.');
  button(/^You say that it does not help, 2/);
});

it('is not voted for, and edited, by whoever gave it', async () => {
  await open({ isYours: true });
  expect(screen.queryByRole('button', { name: /It helps/ })).toBeNull();
  screen.getByText(/Nobody votes for their own/);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/cheatsheets/editfile/${id}`,
  );
  await userEvent.click(button('More options'));
  expect(screen.queryByRole('button', { name: 'Report this cheat sheet' })).toBeNull();
});

it('has its versions with what was new, and an older one says so', async () => {
  const at = '2026-11-02T10:00:00.000Z';
  const versions = [
    { version: 2, at, note: 'Kernels', bytes: 400 },
    { version: 1, at, note: '', bytes: 300 },
  ];
  const { router } = await open(
    { version: 2, versions },
    {
      [`${view}?version=1`]: () => json(200, aSheet('one', { version: 1, versions })),
    },
  );
  await userEvent.click(screen.getByRole('link', { name: /^Version 1/ }));
  await screen.findByText('This is version 1. Version 2 is newer.');
  expect(router.state.location.search).toBe('?version=1');
  await userEvent.click(screen.getByRole('link', { name: 'To the newest' }));
  await waitFor(() => expect(screen.queryByText(/^This is version/)).toBeNull());
  expect(screen.getByText('Kernels', { selector: 'bdi' })).toBeDefined();
});

it('is downloaded by its title', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  await open();
  await userEvent.click(button('Download'));
  await waitFor(() => expect(names).toEqual(['Sheet one.md']));
  vi.restoreAllMocks();
});

it.each([
  [404, 'NOT_FOUND'],
  [400, 'BAD_REQUEST'],
])('tells nothing of what is not there: %i', async (status, code) => {
  answerFetch({ [view]: () => json(status, { code, msg: 'Taken down by an admin.' }) });
  renderApp(`/cheatsheets/${id}`);
  await screen.findByRole('heading', { name: 'There is no such cheat sheet' });
  expect(screen.queryByText(/Taken down/)).toBeNull();
});

it('is reported with a reason', async () => {
  const report = 'POST /api/report';
  const { asked } = await open({}, { [report]: () => json(201, { kept: true }) });
  await userEvent.click(button('More options'));
  await userEvent.click(button('Report this cheat sheet'));
  await userEvent.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(button('Report'));
  await screen.findByRole('heading', { name: 'The admins have it' });
  expect(asked.of(report).map(({ body }) => body)).toEqual([
    { subject: { kind: 'cheatsheet', id }, reason: 'spam', text: '' },
  ]);
});
