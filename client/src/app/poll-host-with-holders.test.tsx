// The page and its part are there from the start, so that no test waits for it.
import './start-poll-route.tsx';
import './poll-host-with-holders.tsx';
import { example } from '@sets/shared/question/kinds/testing/live-qna.drafts.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { liveRun, pollNotices, room, run } from '../../test/poll-run.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const path = '/tools/polltime/startpoll/poll1';
const call = 'POST /api/live-qna/holders';
const question = { ...example, id: 'holder1', text: 'What is unclear?' };
/** A poll that stands at a place for a live Q&A, to which its host has added it. */
const atHolder = pollNotices('host', {
  phase: 'ready',
  question: 2,
  added: [{ question, after: 0 }],
  rounds: [1, 0, 0],
  revealed: [false, false, false],
});

const openHost = async (answers: Parameters<typeof answerFetch>[0]) => {
  const server = answerFetch(answers);
  const live = liveRun(atHolder);
  renderApp(path, live);
  const button = await screen.findByRole('button', { name: 'Open the live Q&A' });
  return { server, live, button };
};

it('opens what its place holds in the same room, in place of the run that the host saw', async () => {
  const { live, button } = await openHost({ [call]: () => json(200, { liveqnaid: 'qna1' }) });
  await userEvent.click(button);
  const wanted = { activity: 'live-qna', definitionId: 'qna1', roomId: 'room1', seen: run.runId };
  await vi.waitFor(() => expect(live.inputs('room:start')).toEqual([wanted]));
  expect(live.inputs('run:command')).toEqual([]);
});

it('is the next step by the keyboard too, once: then the poll goes on behind it', async () => {
  const { live } = await openHost({ [call]: () => json(200, { liveqnaid: 'qna1' }) });
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(live.inputs('room:start')).toHaveLength(1));
  expect(live.inputs('run:command')).toEqual([]);
});

it('goes on where the place was opened before, and opens it another time', async () => {
  const runs = [{ runId: 'run2', openedAt: '2026-11-22T10:15:00.000Z', ended: false }];
  const held = { liveqnaid: 'qna1', question: question.id, title: question.text, runs };
  answerFetch({
    [`GET /api/live-qna/holders?runId=${run.runId}`]: () => json(200, { holders: [held] }),
    [call]: () => json(200, { liveqnaid: 'qna1' }),
  });
  const live = liveRun(atHolder);
  renderApp(path, live);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the live Q&A again' }));
  await vi.waitFor(() => expect(live.inputs('room:start')).toHaveLength(1));
  live.handlers['run:command'] = () => ({ ok: true, data: { version: 9 } });
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(live.inputs('run:command')).toHaveLength(1));
});

it('says why it does not open, and may be asked again', async () => {
  const refused = () => json(409, { code: 'WRONG_PHASE', msg: 'This poll has ended.' });
  const { live, button } = await openHost({ [call]: refused });
  await userEvent.click(button);
  await screen.findByText('This poll has ended.');
  expect(live.inputs('room:start')).toEqual([]);
  answerFetch({ [call]: () => json(200, { liveqnaid: 'qna1' }) });
  await userEvent.click(button);
  await vi.waitFor(() => expect(live.inputs('room:start')).toHaveLength(1));
});

it('names what was set aside, and goes back to it from what the host saw', async () => {
  const { live } = await openHost({});
  expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
  live.handlers['room:back'] = () => ({ ok: true, data: {} });
  const back = { runId: 'run0', activity: 'poll', definitionId: 'poll0', title: 'Week 4' };
  const told = { roomId: 'room1', epoch: 'e', seq: 6, name: 'room:changed' } as const;
  act(() => live.notify({ ...told, payload: { room, back } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Week 4' }));
  expect(live.inputs('room:back')).toEqual([{ roomId: 'room1', runId: 'run0', seen: run.runId }]);
  act(() => live.notify({ ...told, seq: 7, payload: { room, back: null } }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull());
});
