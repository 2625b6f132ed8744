import { expect, it } from 'vitest';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { accountState } from './account.store.ts';

it('what the server tells of an account that has left is kept nowhere', () => {
  signIn();
  accountState.usernameUpdated('Mira M.');
  expect(useRoot.getState().auth.username).toBe('Mira M.');
  signOut();
  localStorage.removeItem('root');
  accountState.usernameUpdated('Mira again');
  expect(localStorage.getItem('root')).toBeNull();
  expect(useRoot.getState().auth.username).not.toBe('Mira again');
});
