// What the page is made of is there from the start, so that no test waits for it.
import '../../../app/blog-pages.tsx';
import '../../../ui/markdown/draw-markdown.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { aPostOf, blogidOf, commentsTold } from '../../../../test/fake-blog-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';
import { nameHeadings } from '../../../ui/markdown/name-headings.ts';

const id = blogidOf('one');
const view = `GET /api/blog/view/${id}`;
const like = `PUT /api/blog/like/${id}`;
const comments = `GET /api/comment/list?kind=blog&id=${id}`;

const open = async (
  change: Parameters<typeof aPostOf>[1] = {},
  answers: Parameters<typeof answerFetch>[0] = {},
) => {
  const asked = answerFetch({
    [view]: () => json(200, aPostOf('one', change)),
    [comments]: () => commentsTold([]),
    ...answers,
  });
  const rendered = renderApp(`/blog/view/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Post one' });
  return { asked, ...rendered };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

it('is a page to read: its author, its text, its tags, and what is said below it', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/person/ada');
  await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('direction'));
  expect(screen.getByRole('link', { name: '#algebra' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await screen.findByRole('heading', { name: 'Comments' });
  expect(document.title).toContain('Post one');
});

it('is edited by its author, who does not report it', async () => {
  await open({ isYours: true });
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/blog/edit/${id}`);
  await userEvent.click(button('More options'));
  expect(screen.queryByRole('button', { name: 'Report this post' })).toBeNull();
});

it('says to its author that it is taken down, and leads to why and back to the others', async () => {
  await open({ isYours: true, isTakenDown: true });
  const note = screen.getByText(/^An admin has taken this post down/).closest('section');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe(`/blog/edit/${id}`);
  expect(screen.getByRole('link', { name: 'Blogs' }).getAttribute('href')).toBe('/blogs');
});

it('is liked at once, and a double tap does not take it back', async () => {
  const held = heldBack();
  const { asked } = await open({}, { [like]: held.answer });
  await userEvent.dblClick(button('Like, 4 so far'));
  expect(button('You like it, 5 in all: take it back').getAttribute('aria-pressed')).toBe('true');
  await act(async () => held.give(json(200, { likes: 7, youLike: true })));
  await screen.findByRole('button', { name: 'You like it, 7 in all: take it back' });
  expect(asked.of(like).map(({ body }) => body)).toEqual([{ on: true }]);
});

it('takes a like back that was refused, with why', async () => {
  await open({}, { [like]: () => json(403, { code: 'FORBIDDEN', msg: 'Not you.' }) });
  await userEvent.click(button('Like, 4 so far'));
  await screen.findByText('Not you.');
  expect(button('Like, 4 so far')).toBeDefined();
});

it.each([
  [404, 'NOT_FOUND'],
  [400, 'BAD_REQUEST'],
])('tells nothing of what is not there: %i', async (status, code) => {
  answerFetch({ [view]: () => json(status, { code, msg: 'Taken down by an admin.' }) });
  renderApp(`/blog/view/${id}`);
  await screen.findByRole('heading', { name: 'There is no such post' });
  expect(screen.queryByText(/Taken down/)).toBeNull();
});

it('is reported with a reason, and that is confirmed', async () => {
  const report = 'POST /api/report';
  const { asked } = await open({}, { [report]: () => json(201, { kept: true }) });
  await userEvent.click(button('More options'));
  await userEvent.click(button('Report this post'));
  await userEvent.click(button('Report'));
  await screen.findByText('Choose what is wrong.');
  await userEvent.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.type(screen.getByRole('textbox', { name: /admins should know/ }), 'Essays.');
  await userEvent.dblClick(button('Report'));
  await screen.findByRole('heading', { name: 'The admins have it' });
  expect(asked.of(report).map(({ body }) => body)).toEqual([
    { subject: { kind: 'blog', id }, reason: 'spam', text: 'Essays.' },
  ]);
});

it('has its headings right below the title, without a gap, each with a link', () => {
  const text = document.createElement('div');
  text.innerHTML = '<h4>Über <em>x</em></h4><h6>Deep</h6><h4>Über x</h4><h4>???</h4>';
  nameHeadings(text);
  expect([...text.children].map(({ tagName, id: name }) => `${tagName} ${name}`)).toEqual([
    'H2 section-über-x',
    'H3 section-deep',
    'H2 section-über-x-2',
    'H2 section-',
  ]);
  expect(text.querySelector('a')?.getAttribute('href')).toBe('#section-über-x');
});
