import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';
import { useConfirming } from './confirming.ts';

const confirm = 'POST /api/user/confirm';
const change = 'PUT /api/user/updateemail';
const newEmail = 'mira@home.example';

/** A server that lets the address be changed once the password was typed. */
const answers = (overrides: Parameters<typeof answerFetch>[0] = {}) => {
  let isConfirmed = false;
  return answerFetch({
    'GET /api/user/sessions': () => json(200, { sessions: [] }),
    'GET /api/user/commentsettings': () => json(200, { tellsOfComments: true }),
    'GET /api/notifications': () => json(200, { notifications: [], unread: 0, next: null }),
    [change]: () =>
      isConfirmed
        ? json(200, { email: newEmail, school: 'NA', schoolIcon: '', country: '' })
        : json(403, { code: 'CONFIRM_FIRST', msg: 'Type your password first.' }),
    [confirm]: ({ body }) => {
      isConfirmed = (body as { password: string }).password === 'the right one';
      return isConfirmed
        ? json(200, { goodForMs: 600_000 })
        : json(403, { code: 'FORBIDDEN', msg: 'That is not your password.' });
    },
    ...overrides,
  });
};

const changeEmail = async (): Promise<void> => {
  renderApp('/account/settings');
  const email = await screen.findByLabelText('E-mail');
  await userEvent.clear(email);
  await userEvent.type(email, newEmail);
  await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
};
const dialog = () => screen.findByRole('dialog', { name: 'Type your password' });
const password = () => screen.getByLabelText<HTMLInputElement>('Your password');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  useConfirming.setState({ answer: null });
  signOut();
});

it('asks for the password, then does what was asked for', async () => {
  const asked = answers();
  await changeEmail();
  await dialog();
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await userEvent.type(password(), 'the right one');
  await goOn();
  await screen.findByText('Updated successfully !');
  expect(screen.queryByRole('dialog', { name: 'Type your password' })).toBeNull();
  expect(asked.of(change)).toHaveLength(2);
  expect(asked.of(confirm)).toMatchObject([{ token: mira.token }]);
});

it('what is wrong is at the field, which has the focus', async () => {
  const asked = answers();
  await changeEmail();
  await dialog();
  await goOn();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Type your password, to be sure that it is you.');
  await userEvent.type(password(), 'a wrong one');
  await goOn();
  await screen.findByText('That is not your password.');
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute('aria-describedby')).toBe(
    screen.getByText('That is not your password.').id,
  );
  expect(asked.of(change)).toHaveLength(1);
});

it('called off, nothing is changed and nothing is wrong', async () => {
  const asked = answers();
  await changeEmail();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  // What waited for the password learns of it a moment later.
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Change Email' });
    expect(again.disabled).toBe(false);
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked.of(change)).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(newEmail);
});

it('whoever is signed out in another tab is asked no more', async () => {
  answers();
  await changeEmail();
  await dialog();
  signOut();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Type your password' })).toBeNull(),
  );
  expect(useConfirming.getState().answer).toBeNull();
});
