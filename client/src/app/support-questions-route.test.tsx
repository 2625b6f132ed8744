// What the page is made of is there from the start, so that no test waits for it.
import './support-questions-route.tsx';
import './topic-route.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch } from '../../test/answer-fetch.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('leads to the questions of the support space', async () => {
  signIn();
  answerFetch({});
  const { router } = renderApp('/itsqna');
  const { state } = router;
  expect(state.location.pathname).toBe('/itsqna');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/space/support/topic/questions'),
  );
  // The way back does not lead through it.
  expect(router.state.historyAction).toBe('REPLACE');
});

it('asks a visitor to sign in first', async () => {
  answerFetch({});
  const { router } = renderApp('/itsqna');
  await screen.findByRole('button', { name: 'Log in' });
  expect(router.state.location.pathname).toBe('/sets/login');
});
