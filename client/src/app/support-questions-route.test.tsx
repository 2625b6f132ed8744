// What the page is made of is there from the start, so that no test waits for it.
import './support-questions-route.tsx';
import './topic-route.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answersOf, aSpace } from '../../test/a-space.ts';
import { answerFetch } from '../../test/answer-fetch.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('shows the questions of the support space', async () => {
  signIn();
  const space = aSpace({
    moduleid: 'support',
    title: 'Sets Support',
    topics: [{ topicid: 'questions', title: 'Questions', archived: false }],
  });
  answerFetch(answersOf(space));
  const { router } = renderApp('/itsqna');
  await screen.findByRole('heading', { level: 1, name: 'Questions' });
  expect(router.state.location.pathname).toBe('/itsqna');
  // Nobody lectures there.
  expect(screen.queryByText('Take part in the lecture')).toBeNull();
});

it('asks a visitor to sign in first', async () => {
  answerFetch({});
  const { router } = renderApp('/itsqna');
  await screen.findByRole('button', { name: 'Log in' });
  expect(router.state.location.pathname).toBe('/sets/login');
});
