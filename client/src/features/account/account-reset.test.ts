import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { signedOut } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { followResetCode, useAccountReset } from './account-reset.ts';

const isReset = () => useAccountReset.getState().isReset;
const isSignedIn = () => useRoot.getState().auth.userid !== null;
let server: ReturnType<typeof answerFetch>;

beforeEach(() => {
  localStorage.clear();
  signOut();
  useAccountReset.setState({ isReset: false });
  server = answerFetch({ 'POST /api/user/logout': () => json(200, {}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('the same code leaves everybody in peace', async () => {
  signIn();
  await followResetCode('K');
  await followResetCode('K');
  expect(isSignedIn()).toBe(true);
  expect(isReset()).toBe(false);
});

it('another code clears the account of who is signed in, once', async () => {
  signIn();
  await followResetCode('K');
  await followResetCode('L');
  expect(useRoot.getState().auth).toEqual(signedOut);
  expect(server.of('POST /api/user/logout')).toHaveLength(1);
  expect(isReset()).toBe(true);

  // The page has begun anew, and somebody logged in.
  useAccountReset.setState({ isReset: false });
  signIn();
  await followResetCode('L');
  expect(isSignedIn()).toBe(true);
  expect(isReset()).toBe(false);
});

it('a visitor has nothing to lose, and logs in under the new code', async () => {
  await followResetCode('K');
  await followResetCode('L');
  expect(isReset()).toBe(false);
  signIn();
  await followResetCode('L');
  expect(isSignedIn()).toBe(true);
});

it('a server that says no code resets nothing, and is not remembered', async () => {
  signIn();
  await followResetCode('K');
  await followResetCode('');
  await followResetCode('K');
  expect(isSignedIn()).toBe(true);
});
