import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedOut } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A server that knows Mira. */
const server = vi.fn(async (path: string, { body }: { body?: string }) => {
  if (path === '/api/about') {
    return json(200, { phoneOrigin: 'http://192.168.1.5:3000', demoAccounts: [] });
  }
  if (path !== '/api/user/login') return json(200, { polls: [] });
  const { password } = JSON.parse(body ?? '{}');
  return password === 'right'
    ? json(200, mira)
    : json(401, { code: 'UNAUTHENTICATED', msg: 'Invalid Account' });
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

const signIn = async (password: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

it('says Invalid Account, keeps the e-mail, and then leads back to where one came from', async () => {
  const { router } = renderApp('/tools/polltime/viewpolls/space1/topic1');
  await userEvent.type(await screen.findByLabelText('E-mail'), mira.email);
  await signIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid Account');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(mira.email);
  await signIn('right');
  await screen.findByText('No polls yet');
  expect(router.state.location.pathname).toBe('/tools/polltime/viewpolls/space1/topic1');
});

it('keeps the session under root, and tells the other tabs', async () => {
  renderApp('/sets/login');
  await userEvent.type(await screen.findByLabelText('E-mail'), mira.email);
  await signIn('right');
  await screen.findByText('Hello, Mira');
  expect(JSON.parse(localStorage.getItem('root') ?? '').state.auth).toMatchObject({
    token: mira.token,
    userid: mira.userid,
  });
  expect(localStorage.getItem('login')).not.toBeNull();
});

it('drops what is kept under root and does not fit', async () => {
  localStorage.setItem('root', '{"state":{"auth":{"token":7}},"version":0}');
  await useRoot.persist.rehydrate();
  expect(useRoot.getState().auth).toEqual(signedOut);
});

it('marks what is faulty and puts the focus there', async () => {
  renderApp('/sets/login');
  const email = await screen.findByLabelText('E-mail');
  const password = screen.getByLabelText('Password');
  const marked = () =>
    [email, password].map((field) => field.getAttribute('aria-invalid') === 'true');
  await userEvent.type(email, mira.email);
  await signIn('wrong');
  await screen.findByRole('alert');
  expect(marked()).toEqual([false, true]);
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await userEvent.clear(email);
  await signIn('wrong');
  await vi.waitFor(() => expect(marked()).toEqual([true, true]));
  await vi.waitFor(() => expect(document.activeElement).toBe(email));
});
