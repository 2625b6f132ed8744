import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { fillGaps } from '../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

const onClose = vi.fn();
const post = 'POST /api/feedback/post';
const thanks = () => useToasts.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`);
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your feedback');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  onClose.mockReset();
  fillGaps();
  render(<FeedbackDialog onClose={onClose} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useToasts.setState({ toasts: [] });
  signOut();
});

it('asks for something to be written', async () => {
  const server = answerFetch({});
  await send();
  await userEvent.type(box(), '   ');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Write something!');
  expect(server.of(post)).toEqual([]);
});

it('is general unless it is about something else, and is sent as a visitor too', async () => {
  const server = answerFetch({ [post]: () => json(200, {}) });
  await userEvent.type(box(), 'Well done');
  await send();
  expect(server.of(post)).toEqual([
    { call: post, body: { type: 'general', feedback: 'Well done' }, token: null },
  ]);
  expect(thanks()).toEqual(['success: Thank you for the feedback!']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('goes with the name of who is logged in', async () => {
  signIn();
  const server = answerFetch({ [post]: () => json(200, {}) });
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'An idea');
  await userEvent.type(box(), 'Dark walls');
  await send();
  expect(server.of(post)[0]).toMatchObject({
    body: { type: 'idea', feedback: 'Dark walls' },
    token: mira.token,
  });
});

it('markup goes while it is typed or pasted', async () => {
  box().focus();
  await userEvent.paste('Nice <script>alert(1)</script>and <b>bold</b>, a < b');
  expect(box().value).toBe('Nice and bold, a < b');
});

it('whoever wrote is thanked even where it could not be sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await userEvent.type(box(), 'Hello');
  await send();
  expect(thanks()).toEqual(['success: Thank you for the feedback!']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on cancel, and sends nothing', async () => {
  const server = answerFetch({});
  await userEvent.type(box(), 'Never mind');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.of(post)).toEqual([]);
});
