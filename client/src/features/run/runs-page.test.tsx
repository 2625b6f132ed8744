import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

const all = '/tools/polltime/results';
const call = 'GET /api/runs?activity=poll';

const line = (runId: string, change: Partial<RunLine> = {}): RunLine => ({
  runId,
  title: `Title of ${runId}`,
  openedAt: '2026-11-22T10:15:00.000Z',
  endedAt: '2026-11-22T10:58:00.000Z',
  joined: 3,
  failure: null,
  ...change,
});
const page =
  (runs: RunLine[], next: string | null = null) =>
  () =>
    json(200, { runs, next });

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('lists every run that one has presented, with the way to its results', async () => {
  answerFetch({ [call]: page([line('run1'), line('run2', { endedAt: null, joined: null })]) });
  renderApp(all);
  const link = await screen.findByRole('link', { name: 'Title of run1' });
  expect(link.getAttribute('href')).toBe(`${all}/run1`);
  screen.getByText('3 people took part');
  expect(screen.getAllByText('Under way')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Your polls' }).getAttribute('href')).toBe(
    '/tools/polltime/viewpolls/personal/polls',
  );
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
});

it('of one poll lists its runs alone, and leads back to its shelf', async () => {
  const ofPoll = 'GET /api/runs?activity=poll&definitionId=poll1';
  answerFetch({ [ofPoll]: page([line('run1')]) });
  renderApp('/tools/polltime/history/space1/topic1/poll1');
  await screen.findByRole('link', { name: 'Title of run1' });
  expect(screen.getByRole('link', { name: 'Your polls' }).getAttribute('href')).toBe(
    '/tools/polltime/viewpolls/space1/topic1',
  );
});

it('goes back in time page by page, and the address says where one is', async () => {
  answerFetch({
    [call]: page([line('run2')], 'a-run2'),
    [`${call}&before=a-run2`]: page([line('run1')]),
  });
  const { router } = renderApp(all);
  await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
  await screen.findByRole('link', { name: 'Title of run1' });
  expect(router.state.location.search).toBe('?before=a-run2');
  expect(screen.queryByRole('link', { name: 'Title of run2' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
  await screen.findByRole('link', { name: 'Title of run2' });
});

it('says of a run that cannot be read why', async () => {
  const msg = 'This was written by a newer version of Sets.';
  const failure = { code: 'NEWER_VERSION' as const, msg };
  answerFetch({ [call]: page([line('run1', { title: '', joined: null, failure })]) });
  renderApp(all);
  await screen.findByText(msg);
  screen.getByRole('link', { name: 'A run that cannot be read' });
});

it('without a run says so, and what can be done', async () => {
  answerFetch({ [call]: page([]) });
  renderApp(all);
  await screen.findByRole('heading', { name: 'Nothing presented yet' });
  expect(screen.getAllByRole('link', { name: 'Your polls' })).toHaveLength(2);
});

it('that does not come is asked for again', async () => {
  let times = 0;
  const away = { code: 'UNAVAILABLE', msg: 'The store does not answer.' };
  answerFetch({
    [call]: () => ((times += 1) === 1 ? json(503, away) : page([line('run1')])()),
  });
  renderApp(all);
  await screen.findByText(away.msg);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Title of run1' });
});
