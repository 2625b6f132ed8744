import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('a poll that is not there leads back to all polls', async () => {
  const gone = { code: 'NOT_FOUND', msg: 'There is no such poll.' };
  answerFetch({ 'GET /api/polls/gone': () => json(404, gone) });
  renderApp('/tools/polltime/editpoll/gone');
  await screen.findByText('This poll cannot be opened');
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'All polls' });
  expect(back.getAttribute('href')).toBe('/tools/polltime/viewpolls/personal/polls');
});
