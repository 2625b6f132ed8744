import { render, screen } from '@testing-library/react';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { fillGaps } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';
import { useRoot } from '../core/root/root-store.ts';
import { useAccountReset } from '../features/account/account-reset.ts';
import { ResetNotice } from './reset-notice.tsx';

beforeEach(fillGaps);
afterEach(() => {
  vi.unstubAllGlobals();
  useAccountReset.setState({ isReset: false });
  signOut();
});

it('tells who was signed out by a new code why, and waits for them', async () => {
  localStorage.setItem('sets.reset-code', 'J');
  signIn();
  answerFetch({ 'POST /api/user/logout': () => json(200, {}) });
  render(<ResetNotice />);
  const text =
    'New Updates. Account verification with school identity which you can see under [Account]';
  await screen.findByText(text);
  expect(screen.getByRole('button', { name: 'OK' })).toBeDefined();
  await vi.waitFor(() => expect(useRoot.getState().auth.userid).toBeNull());
});
