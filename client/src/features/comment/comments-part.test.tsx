import '../../ui/markdown/draw-markdown.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { aComment, commentsTold, ownComment, threadOf } from '../../../test/fake-blog-server.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { tabStorage } from '../../core/device-storage.ts';
import { useToasts } from '../../ui/toast.ts';
import { CommentsPart } from './comments-part.tsx';

type Answers = Parameters<typeof answerFetch>[0];

const list = 'GET /api/comment/list?kind=blog&id=p1';
const write = 'POST /api/comment';
const onCount = vi.fn<(count: number) => void>();

const open = async (answers: Answers) => {
  const asked = answerFetch(answers);
  const part = (
    <CommentsPart
      subject={{ kind: 'blog', id: 'p1' }}
      onCount={onCount}
      Report={({ subject }) => <p>{`Reporting ${subject.kind} ${subject.id}`}</p>}
      Block={({ person, onBlocked }) => (
        <button type="button" onClick={onBlocked}>{`Blocking ${person.username}`}</button>
      )}
    />
  );
  const rendered = renderPart(part);
  await screen.findByRole('heading', { level: 2, name: /[Cc]omment/ });
  await waitFor(() => expect(screen.queryByLabelText('Loading the comments …')).toBeNull());
  return { asked, ...rendered };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name = 'Write a comment') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const sent = (asked: { of: (call: string) => readonly { body: unknown }[] }) =>
  asked.of(write).map(({ body }) => body as { commentid: string; text: string; answers: string });
/** The server keeps what it is given. */
const keeping = (given: unknown): Response => {
  const { commentid, text } = given as { commentid: string; text: string };
  return json(201, ownComment(commentid, { text }));
};

beforeEach(signIn);
afterEach(() => {
  signOut();
  sessionStorage.clear();
  onCount.mockReset();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

describe('writing', () => {
  it('puts the comment on top, once, whatever is tapped', async () => {
    const held = heldBack();
    const { asked } = await open({
      [list]: () => commentsTold([threadOf(aComment('c1'))]),
      [write]: held.answer,
    });
    await userEvent.type(box(), 'Thank you');
    await userEvent.dblClick(button('Comment'));
    expect(sent(asked)).toMatchObject([{ text: 'Thank you', answers: null }]);
    await act(async () => held.give(keeping(sent(asked)[0])));
    await screen.findByRole('heading', { name: '2 comments' });
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Thank you');
    expect(box().value).toBe('');
    expect(onCount).toHaveBeenLastCalledWith(2);
    expect(screen.getByText('Your comment is there.')).toBeDefined();
  });

  it('is sent again under the same id where nobody heard of it', async () => {
    let isDown = true;
    const { asked } = await open({
      [list]: () => commentsTold([]),
      [write]: ({ body }) =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : keeping(body),
    });
    await userEvent.type(box(), 'Thank you');
    await userEvent.click(button('Comment'));
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(button('Comment'));
    await screen.findByRole('heading', { name: '1 comment' });
    const [first, second] = sent(asked);
    expect(second?.commentid).toBe(first?.commentid);
  });

  it('keeps what is written when the page is left, answers too', async () => {
    const answers = { [list]: () => commentsTold([threadOf(aComment('c1'))]) };
    const { unmount } = await open(answers);
    await userEvent.type(box(), 'Half a th');
    await userEvent.click(button('Answer Ben'));
    await userEvent.type(box('Your answer to \u2068Ben\u2069'), 'And half');
    unmount();
    await open(answers);
    expect(box().value).toBe('Half a th');
    expect(box('Your answer to \u2068Ben\u2069').value).toBe('And half');
    expect(tabStorage.getItem('sets.comment.mira.blog.p1.')).toBe('Half a th');
  });

  it('shows beforehand how it will be read', async () => {
    await open({ [list]: () => commentsTold([]) });
    await userEvent.type(box(), '**loud**');
    await userEvent.click(button('Preview'));
    await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('loud'));
  });

  it('answers an answer in the same thread, by name', async () => {
    const thread = threadOf(aComment('c1'), [
      aComment('c2', { by: { userid: 'ada', username: 'Ada' }, byAuthor: true }),
    ]);
    const { asked } = await open({
      [list]: () => commentsTold([thread], { count: 2 }),
      [write]: ({ body }) => keeping(body),
    });
    await userEvent.click(button('Answer Ada'));
    await userEvent.type(box('Your answer to \u2068Ada\u2069'), 'I see');
    await userEvent.click(button('Answer'));
    await screen.findByRole('heading', { name: '3 comments' });
    expect(sent(asked)).toMatchObject([{ text: '@Ada I see', answers: 'c2' }]);
    const answers = within(screen.getByRole('list', { name: /Answers to/ }));
    expect(answers.getAllByRole('article')).toHaveLength(2);
  });

  it.each([
    ['byAuthor', 'The author has closed the comments.'],
    ['unverified', 'Verify your account to comment.'],
  ] as const)('is closed: %s', async (closed, said) => {
    await open({ [list]: () => commentsTold([threadOf(aComment('c1'))], { closed }) });
    await screen.findByText(said);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Answer Ben' })).toBeNull();
  });
});

const ownMenu = 'More options for the comment by Mira';
const openOwn = (answers: Answers = {}) =>
  open({ [list]: () => commentsTold([threadOf(ownComment('c1'))]), ...answers });

it('changes a comment of one’s own where it stands', async () => {
  const edit = 'PUT /api/comment/c1';
  const { asked } = await openOwn({
    [edit]: () => json(200, ownComment('c1', { text: 'Better', editedAt: '2026-11-03T00:00:00Z' })),
  });
  await userEvent.click(button(ownMenu));
  await userEvent.click(button('Edit'));
  await userEvent.clear(box('Your comment'));
  await userEvent.type(box('Your comment'), 'Better');
  await userEvent.click(button('Save'));
  await screen.findByText('edited');
  expect(asked.of(edit).map(({ body }) => body)).toEqual([{ text: 'Better' }]);
});

it('removes a comment, and puts it back', async () => {
  await openOwn({
    'DELETE /api/comment/c1': () => json(200, ownComment('c1', { text: '', isRemoved: true })),
    'POST /api/comment/c1/back': () => json(200, ownComment('c1')),
  });
  await userEvent.click(button(ownMenu));
  await userEvent.click(button('Remove'));
  await screen.findByText('The comment is removed.');
  expect(onCount).toHaveBeenLastCalledWith(0);
  await waitFor(() => expect(document.activeElement).toBe(button('Put it back')));
  await userEvent.click(button('Put it back'));
  await screen.findByText('Text of c1');
  expect(onCount).toHaveBeenLastCalledWith(1);
});

it('reports a comment, and blocks who wrote it', async () => {
  const { asked } = await open({ [list]: () => commentsTold([threadOf(aComment('c1'))]) });
  await userEvent.click(button('More options for the comment by Ben'));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(button('Report'));
  await screen.findByText('Reporting comment c1');
  await userEvent.click(button('More options for the comment by Ben'));
  await userEvent.click(button(/^Block/));
  await userEvent.click(button('Blocking Ben'));
  await waitFor(() => expect(asked.of(list)).toHaveLength(2));
});

it('goes on with more, and says where that fails', async () => {
  let isDown = true;
  await open({
    [list]: () => commentsTold([threadOf(aComment('c1'))], { next: 'n1', count: 2 }),
    [`${list}&before=n1`]: () =>
      isDown
        ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' })
        : commentsTold([threadOf(aComment('c1')), threadOf(aComment('c2'))]),
  });
  await userEvent.click(button('More comments'));
  await screen.findByText(/Later\./);
  isDown = false;
  await userEvent.click(button('More comments'));
  await screen.findByText('Text of c2');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
