// The page and its parts are there from the start, so that no test waits for them.
import '../../../app/start-poll-route.tsx';
import '../host/poll-host.tsx';
import './quick-page.tsx';
import './quick-sheet.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { liveRun, pollNotices, room, run } from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

/** A server that makes quick polls, whatever their attempt is called. Gives what was asked of it so far. */
const answerQuick = (pollid: string): readonly unknown[] => {
  const asked: unknown[] = [];
  answerFetch({});
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/api/polls/quick?attempt=')) return others(path, init);
    asked.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
    return json(201, { pollid });
  });
  return asked;
};

/** The two taps, from a page with the bar; people are in these rooms. */
const askNow = async (
  rooms: readonly (typeof here)[],
  { on = pollNotices('host', {}), typed = '' } = {},
) => {
  const asked = answerQuick('poll1');
  const live = liveRun(on);
  live.handlers['room:mine'] = () => ({ ok: true, data: { under: null, rooms: [...rooms] } });
  const { router } = renderApp('/tools/polltime/viewpolls/personal/polls', live);
  const bar = within(await screen.findByRole('navigation', { name: 'Account and tools' }));
  await userEvent.click(bar.getByRole('button', { name: 'Ask now' }));
  const text = await screen.findByRole('textbox', { name: 'Question' });
  if (typed !== '') await userEvent.type(text, typed);
  await userEvent.click(screen.getByRole('button', { name: /^Yes or no/ }));
  const commands = () => live.inputs('run:command').map(({ command }) => command);
  return { live, asked, commands, router };
};

const here = { room, runId: run.runId, title: 'Week 5', here: 12 };

it('asks in a new room with two taps, and goes to its desk', async () => {
  const { live, asked, router } = await askNow([], { typed: 'Shall we go on?' });
  await screen.findByRole('heading', { name: 'Week 5' });
  expect(asked).toMatchObject([
    {
      moduleid: 'personal',
      topicid: 'polls',
      title: 'Shall we go on?',
      question: { text: 'Shall we go on?', options: [{ text: 'Yes' }, { text: 'No' }] },
    },
  ]);
  expect(live.inputs('room:open')).toEqual([{ activity: 'poll', definitionId: 'poll1' }]);
  expect(router.state.location.pathname).toBe('/tools/polltime/startpoll/poll1');
  expect(router.state.location.state).toMatchObject({
    from: '/tools/polltime/viewpolls/personal/polls',
  });
});

it('asks it in the poll that is on where people are, and makes none', async () => {
  const { live, asked, commands } = await askNow([here], {
    on: pollNotices('host', { phase: 'closed', rounds: [1, 0] }),
  });
  await screen.findByRole('heading', { name: 'Week 5' });
  expect(commands()).toMatchObject([
    { type: 'add', closes: null, question: { text: 'Yes or no?' } },
  ]);
  expect(asked).toEqual([]);
  expect(live.inputs('room:open')).toEqual([]);
});

it('asks first where it closes what people are answering there', async () => {
  const open = pollNotices('host', { phase: 'open', rounds: [1, 0] }, { answered: 2 });
  const { commands } = await askNow([here], { on: open });
  await screen.findByRole('heading', { name: 'Question 1 is open' });
  screen.getByText(/2 have answered/);
  expect(commands()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close it, and ask' }));
  await screen.findByRole('heading', { name: 'Week 5' });
  expect(commands()).toMatchObject([{ type: 'add', closes: 'q0.r1' }]);
});

it('comes on in place of what is no poll, beside which it lies', async () => {
  const on = pollNotices('host', {}, { run: { activity: 'live-qna', definitionId: 'qna1' } });
  const { live, asked, commands } = await askNow([here], { on });
  await vi.waitFor(() => expect(live.inputs('room:start')).toHaveLength(1));
  expect(live.inputs('room:start')).toEqual([
    { roomId: 'room1', seen: 'run1', activity: 'poll', definitionId: 'poll1' },
  ]);
  expect(asked).toMatchObject([{ beside: 'run1' }]);
  expect(commands()).toEqual([]);
});

it('asks which room where people are in several', async () => {
  const other = { ...here, room: { ...room, roomId: 'room2', code: 'CDF345' }, here: 3 };
  const { commands } = await askNow([here, other], {
    on: pollNotices('host', { phase: 'closed', rounds: [1, 0] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^In BCD 234/ }));
  await screen.findByRole('heading', { name: 'Week 5' });
  expect(commands()).toHaveLength(1);
});

it('whoever comes by the address alone asks nothing', async () => {
  answerFetch({});
  const live = liveRun(pollNotices('host', {}));
  const { router } = renderApp('/tools/polltime/ask', live);
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/viewpolls/));
  expect(live.inputs('room:mine')).toEqual([]);
});

it('is asked at the desk of what is no poll that goes on, in the same room, by a key too', async () => {
  const asked = answerQuick('poll9');
  const live = liveRun(pollNotices('host', { phase: 'ended', rounds: [1, 0] }));
  renderApp('/tools/polltime/startpoll/poll1', live);
  await screen.findByRole('heading', { name: 'The poll has ended' });
  expect(screen.getByRole('button', { name: 'Ask now' })).toBeDefined();
  await userEvent.keyboard('q');
  await userEvent.click(await screen.findByRole('button', { name: /^One word/ }));
  await vi.waitFor(() => expect(live.inputs('room:start')).toHaveLength(1));
  expect(live.inputs('room:start')).toEqual([
    { roomId: 'room1', seen: 'run1', activity: 'poll', definitionId: 'poll9' },
  ]);
  expect(asked).toMatchObject([{ beside: 'run1', question: { kind: 'word-cloud' } }]);
});
