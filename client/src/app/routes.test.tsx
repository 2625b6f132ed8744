// What the pages are made of is there from the start, so that no test waits for it.
import '../features/poll/poll-editor-page.tsx';
import './topic-polls-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);
afterEach(() => vi.restoreAllMocks());

it('the router has nothing to say against the address of a new poll', async () => {
  const warn = vi.spyOn(console, 'warn');
  renderApp('/tools/polltime/createpoll/personal/polls');
  await screen.findByLabelText('Your question');
  expect(warn.mock.calls).toEqual([]);
});

it('the address of polls alone leads to the list of one’s own', async () => {
  const { router } = renderApp('/tools/polltime');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/tools/polltime/viewpolls/personal/polls'),
  );
});
