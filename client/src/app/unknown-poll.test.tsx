import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

const gone = () => json(404, { code: 'NOT_FOUND', msg: 'There is no such poll. Was it deleted?' });
const runs = '/api/runs?activity=poll&definitionId=nowhere';

beforeEach(signIn);
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('the results of a poll that there is not say so', async () => {
  answerFetch({
    [`GET ${runs}`]: () => json(200, { runs: [], next: null }),
    'GET /api/polls/nowhere': gone,
  });
  renderApp('/tools/polltime/history/personal/polls/nowhere');
  await screen.findByText('There is no such poll');
});

it('of a poll that was never presented it is said that there are none yet', async () => {
  // What fails otherwise says nothing of the poll.
  answerFetch({
    [`GET ${runs}`]: () => json(200, { runs: [], next: null }),
    'GET /api/polls/nowhere': () => json(503, { code: 'UNAVAILABLE', msg: 'Not now.' }),
  });
  renderApp('/tools/polltime/history/personal/polls/nowhere');
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByText('There is no such poll')).toBeNull();
});

it('its editor says so', async () => {
  answerFetch({ 'GET /api/polls/nowhere': gone });
  renderApp('/tools/polltime/editpoll/nowhere');
  await screen.findByText('There is no such poll. Was it deleted?');
});
