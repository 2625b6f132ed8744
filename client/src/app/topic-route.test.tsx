// What the page is made of is there from the start, so that no test waits for it.
import './timeline-route.tsx';
import './topic-route.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../test/a-space.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

const polls = 'GET /api/polls?moduleid=m1&topicid=t1';
const noLiveQna = {
  'GET /api/live-qna?moduleid=m1&topicid=t1': () => json(200, { items: [] }),
  'GET /api/live-qna/promises?moduleid=m1&topicid=t1&done=no': () =>
    json(200, { promises: [], total: 0, next: null }),
  'GET /api/live-qna/promises?moduleid=m1&topicid=t1&done=yes': () =>
    json(200, { promises: [], total: 0, next: null }),
};

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it.each(['/space', '/module'])('shows a reader at %s the way in, and no polls', async (base) => {
  const asked = answerFetch(answersOf(aSpace()));
  renderApp(`${base}/m1/topic/t1`);
  await screen.findByRole('heading', { level: 1, name: 'Sorting' });
  expect(screen.getByRole('link', { name: 'Join with a code' }).getAttribute('href')).toBe('/join');
  expect(screen.getByRole('link', { name: /Next topic/ }).getAttribute('href')).toBe(
    '/space/m1/topic/t2',
  );
  expect(screen.queryByRole('heading', { name: 'Polls' })).toBeNull();
  expect(asked.of(polls)).toEqual([]);
});

it('shows whoever edits the space the polls of this topic', async () => {
  signIn();
  answerFetch({
    ...answersOf(aSpace({ may: all })),
    [polls]: () => json(200, { polls: [] }),
    ...noLiveQna,
  });
  renderApp('/space/m1/topic/t1');
  await screen.findByText('No polls yet');
  const ways = screen.getAllByRole('link', { name: 'Create a poll' });
  expect(ways[0]?.getAttribute('href')).toBe('/tools/polltime/createpoll/m1/t1');
  expect(screen.queryByRole('link', { name: 'Join with a code' })).toBeNull();
});

it('says that there is no such topic, and leads to the space', async () => {
  answerFetch(answersOf(aSpace()));
  renderApp('/space/m1/topic/nothing');
  await screen.findByRole('heading', { name: 'There is no such topic in this space' });
  expect(screen.getByRole('link', { name: 'To the space' }).getAttribute('href')).toBe('/space/m1');
});

const past = 'GET /api/module/getpast/m1/t1';
const live = 'GET /api/module/getlive/m1';
const room = (change: object = {}) => ({
  moduleid: 'm1',
  topicid: 't1',
  activity: 'poll',
  definitionId: 'p1',
  title: 'How fast?',
  code: 'KX72MP',
  here: 3,
  since: new Date().toISOString(),
  ...change,
});

it('shows what is live in this topic, one tap away, and takes it away when it is over', async () => {
  let rooms = [room(), room({ topicid: 't2', title: 'Elsewhere', code: 'BCDFGH' })];
  answerFetch({ ...answersOf(aSpace()), [live]: () => json(200, { rooms }) });
  renderApp('/space/m1/topic/t1');
  const way = await screen.findByRole('link', { name: /^Join How fast/ });
  expect(way.getAttribute('href')).toBe('/j/KX72MP');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  rooms = [];
  // Somebody comes back to the page.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.queryByText('How fast?')).toBeNull());
});

it('shows what was, with the results that were shown, and one’s own answers when they are asked for', async () => {
  signIn();
  const round = {
    slot: 'q0.r1',
    question: 1,
    round: 1,
    text: 'Which sort is stable?',
    multiple: false,
    openedAt: null,
    closedAt: null,
    answered: 2,
    lines: [{ text: 'Merge sort', count: 2 }],
  };
  const run = { runId: 'r1', title: 'Week 3', openedAt: new Date().toISOString() };
  const mine = 'GET /api/runs/r1/mine';
  const answer = { question: 1, round: 1, text: 'Which sort is stable?', answer: 'Heapsort' };
  const question = {
    key: '7',
    text: 'Is it on the exam?',
    outcome: 'open',
    reply: 'Yes, all of it.',
    repliedAt: new Date().toISOString(),
  };
  const asked = answerFetch({
    ...answersOf(aSpace()),
    [past]: () =>
      json(200, {
        runs: [{ ...run, tookPart: true, rounds: [round], shown: true }],
        next: 'x1-r1',
      }),
    [mine]: () => json(200, { answers: [answer], asked: [question] }),
  });
  renderApp('/space/m1/topic/t1');
  await screen.findByRole('heading', { name: 'Week 3' });
  expect(asked.of(mine)).toEqual([]);
  await userEvent.click(screen.getByText('What you answered and asked'));
  await screen.findByText('Heapsort');
  await screen.findByText('You asked: Is it on the exam?');
  await screen.findByText('Yes, all of it.');
  await userEvent.click(screen.getByText('Results'));
  await screen.findByText('Merge sort');
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain(
    'before=x1-r1',
  );
});

it('is one timeline too: of events that lead its moderators on', async () => {
  signIn();
  const at = new Date().toISOString();
  const events = [
    { kind: 'run', id: 'r1', at, title: 'Week 3', count: 42, code: null, activity: 'poll' },
    { kind: 'poll', id: 'p1', at, title: 'Week 3, made', count: 2, code: null, activity: null },
  ];
  const timeline = () => json(200, { events, next: null });
  const answers = { 'GET /api/module/gettimeline/m1/t1': timeline };
  answerFetch({ ...answersOf(aSpace({ may: all })), ...answers });
  renderApp('/module/m1/topic/v2/t1');
  await screen.findByText('42 people');
  expect(screen.getByRole('link', { name: 'Week 3' }).getAttribute('href')).toBe(
    '/tools/polltime/results/r1',
  );
  expect(screen.getByRole('link', { name: 'Week 3, made' }).getAttribute('href')).toBe(
    '/tools/polltime/editpoll/p1',
  );
  expect(
    screen.getByRole('link', { name: 'In order of events' }).getAttribute('aria-current'),
  ).toBe('page');
});
