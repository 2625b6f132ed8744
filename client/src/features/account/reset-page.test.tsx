import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';

const call = 'POST /api/user/resetpassword';
const code = 'A-code-of-thirty-two-characters_0';
const path = `/resetpassword/${code}`;

const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const again = () => screen.getByLabelText<HTMLInputElement>('New password again');
const save = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Save the new password|Saving …)$/ }));
const type = async (first: string, second: string): Promise<void> => {
  await userEvent.clear(password());
  await userEvent.clear(again());
  if (first !== '') await userEvent.type(password(), first);
  if (second !== '') await userEvent.type(again(), second);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('takes the code out of the address and keeps it for a reload', async () => {
  answerFetch({});
  const { router, unmount } = renderApp(path);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/resetpassword/link'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(document.title).not.toContain(code);
  unmount();
  renderApp('/resetpassword/link');
  await screen.findByLabelText('New password');
});

it('checks as registering does, sends once, and leads to the login', async () => {
  const held = heldBack();
  const asked = answerFetch({ [call]: held.answer });
  const { router } = renderApp(path);
  await screen.findByLabelText('New password');
  for (const [first, second, fault] of [
    ['', '', 'Every field has to be filled'],
    ['long enough', 'other', 'Passwords do not match'],
    ['short', 'short', 'Password must be 8 characters or more!'],
  ] as const) {
    await type(first, second);
    await save();
    expect(screen.getByRole('alert').textContent).toBe(fault);
  }
  expect(asked.of(call)).toEqual([]);
  await type('long enough', 'long enough');
  await save();
  await save();
  held.give(json(200, {}));
  await screen.findByText('Your password is changed. Log in with it.');
  expect(asked.of(call).map(({ body }) => body)).toEqual([
    { resetcode: code, password: 'long enough' },
  ]);
  expect(router.state.location.pathname).toBe('/sets/login');
  expect(sessionStorage.length).toBe(0);
});

it('ends the session of this device too', async () => {
  signIn();
  answerFetch({ [call]: () => json(200, {}) });
  renderApp(path);
  await screen.findByLabelText('New password');
  await type('long enough', 'long enough');
  await save();
  await screen.findByText('Your password is changed. Log in with it.');
  expect(useRoot.getState().auth.token).toBeNull();
});

it('a used link says so, and leads to a new one; what is asked for is answered the same to all', async () => {
  const msg = 'This link has been used or is too old. Ask for a new one.';
  const asked = answerFetch({
    [call]: () => json(404, { code: 'NOT_FOUND', msg }),
    'POST /api/user/forgetpassword': () => json(200, {}),
  });
  renderApp(path);
  await screen.findByLabelText('New password');
  await type('long enough', 'long enough');
  await save();
  await screen.findByText(msg);
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Need an email');
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody@uni.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText(/^If there is an account with this address/);
  expect(asked.of('POST /api/user/forgetpassword')[0]?.body).toEqual({
    email: 'nobody@uni.example',
  });
});

it('a failure that may pass keeps the link and what was typed', async () => {
  const msg = 'Try again in a minute.';
  answerFetch({ [call]: () => json(429, { code: 'RATE_LIMITED', msg }) });
  renderApp(path);
  await screen.findByLabelText('New password');
  await type('long enough', 'long enough');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  expect(password().value).toBe('long enough');
});

it('an address without a whole code says so', async () => {
  answerFetch({});
  renderApp('/resetpassword/torn');
  await screen.findByRole('heading', { name: 'This link is not complete' });
});
