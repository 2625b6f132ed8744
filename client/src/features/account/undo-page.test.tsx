import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';

const call = 'POST /api/user/undoemail';
const code = 'A-code-of-thirty-two-characters_0';
const path = `/undoemail/${code}`;
const resetcode = 'Another-code-of-the-same-length_0';

const press = () =>
  userEvent.click(
    screen.getByRole('button', { name: /^(Take my address back|Taking it back …)$/ }),
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('takes the code out of the address, and does nothing by itself', async () => {
  const asked = answerFetch({});
  const { router, unmount } = renderApp(path);
  await screen.findByRole('heading', { name: 'Take your old address back' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/undoemail/link'));
  expect(router.state.historyAction).toBe('REPLACE');
  unmount();
  renderApp('/undoemail/link');
  await screen.findByRole('button', { name: 'Take my address back' });
  expect(asked.of(call)).toEqual([]);
});

it('takes the address back once, and leads to a new password', async () => {
  const held = heldBack();
  const asked = answerFetch({ [call]: held.answer });
  signIn();
  const { router } = renderApp(path);
  await screen.findByRole('button', { name: 'Take my address back' });
  await press();
  await press();
  held.give(json(200, { resetcode }));
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/resetpassword/link'));
  expect(asked.of(call)).toMatchObject([{ body: { undocode: code } }]);
  // This session has ended with all others.
  expect(useRoot.getState().auth.userid).toBeNull();
});

it('a link that is used or too old says so', async () => {
  answerFetch({
    [call]: () => json(404, { code: 'NOT_FOUND', msg: 'This link has been used or is too old.' }),
  });
  renderApp(path);
  await screen.findByRole('button', { name: 'Take my address back' });
  await press();
  await screen.findByText('This link has been used or is too old.');
  screen.getByRole('link', { name: 'To the login' });
});

it('a link that is torn says so', async () => {
  answerFetch({});
  renderApp('/undoemail/torn');
  await screen.findByText('This link is not complete');
});

it('where the server cannot be reached it can be tried again', async () => {
  answerFetch({ [call]: () => Promise.reject(new TypeError('offline')) });
  renderApp(path);
  await screen.findByRole('button', { name: 'Take my address back' });
  await press();
  await screen.findByRole('alert');
  screen.getByRole('button', { name: 'Take my address back' });
});
