import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

const all = '/tools/polltime/results';
const call = 'GET /api/runs?activity=poll';

const line = (runId: string, change: Partial<RunLine> = {}): RunLine => ({
  runId,
  activity: 'poll',
  roomId: 'room1',
  code: 'BCD234',
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

it('sets the formulas of a title', async () => {
  answerFetch({ [call]: page([line('run1', { title: 'Week 5: $x^2$' })]) });
  renderApp(all);
  const link = await screen.findByRole('link', { name: /^Week 5/ });
  expect(link.querySelector('.formula')).not.toBeNull();
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
  screen.getByRole('link', { name: 'Results that cannot be read' });
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

it('has what was in one room on one day under one heading', async () => {
  const later = line('run3', { roomId: 'room2', code: 'KX72MP' });
  answerFetch({ [call]: page([line('run2'), later, line('run1')]) });
  renderApp(all);
  const heading = await screen.findByRole('heading', { level: 2, name: /2026 ?Room BCD 234$/ });
  const lecture = within(heading.closest('section')!);
  expect(lecture.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title of run2',
    'Title of run1',
  ]);
  screen.getByRole('heading', { level: 2, name: /Room KX7 2MP$/ });
});

it('calls results otherwise', async () => {
  let title = 'Title of run1';
  const renamed = 'PUT /api/runs/run1';
  const server = answerFetch({
    [call]: () => page([line('run1', { title })])(),
    [renamed]: ({ body }) => {
      ({ title } = body as { title: string });
      return json(200, line('run1', { title }));
    },
  });
  renderApp(all);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Title of run1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename these results' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.of(renamed)).toEqual([]);
  await userEvent.type(field, 'Monday{Enter}');
  await screen.findByRole('link', { name: 'Monday' });
  expect(server.of(renamed)).toMatchObject([{ body: { title: 'Monday' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('deletes results once that is confirmed, but none that are under way', async () => {
  const runs = [line('run1'), line('run2', { endedAt: null, joined: null })];
  const removed = 'DELETE /api/runs/run1';
  const server = answerFetch({
    [call]: () => page(runs)(),
    [removed]: () => {
      runs.shift();
      return json(200, {});
    },
  });
  renderApp(all);
  const button = (of: string) =>
    screen.findByRole<HTMLButtonElement>('button', {
      name: `Delete the results of Title of ${of}`,
    });
  expect((await button('run2')).disabled).toBe(true);
  await userEvent.click(await button('run1'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(server.of(removed)).toEqual([]);
  await userEvent.click(await button('run1'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete them' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Title of run1' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  // The button that had the focus is gone; whoever uses the keyboard goes on in the list.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Title of run2' })),
  );
});

it('says why results cannot be deleted', async () => {
  const msg = 'This has only just ended, and answers may be coming in. Wait a few seconds.';
  answerFetch({
    [call]: page([line('run1')]),
    'DELETE /api/runs/run1': () => json(409, { code: 'WRONG_PHASE', msg }),
  });
  renderApp(all);
  const name = 'Delete the results of Title of run1';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete them' }));
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  screen.getByRole('link', { name: 'Title of run1' });
});

it('a page from which everything was deleted leads back to the newest', async () => {
  answerFetch({ [`${call}&before=a-run2`]: page([]) });
  renderApp(`${all}?before=a-run2`);
  await screen.findByRole('heading', { name: 'Nothing older' });
  screen.getByRole('link', { name: 'Newest' });
  expect(screen.queryByText('Nothing presented yet')).toBeNull();
});
