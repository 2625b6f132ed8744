import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import type { LiveQna, LiveQnaHolders } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { AsideRun } from '@sets/shared/live/aside.ts';
import { type NewPoll } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { openLiveQnaStage } from '../../../test/live-qna-stage.ts';
import { buildPoll, runIn } from '../../../test/live-stage.ts';

/* A live Q&A in the place that a poll has for it: there and back. */

let live: Awaited<ReturnType<typeof openLiveQnaStage>>;
beforeAll(async () => {
  live = await openLiveQnaStage();
});
afterAll(() => live.close());

const holder = {
  kind: 'live-qna',
  id: 'holder1',
  text: 'What is unclear?',
  moderated: false,
  names: true,
  voting: 'up',
  seconds: null,
} as const;

/** A poll that stands at its place for a live Q&A, with what its host does. */
const atHolder = async (
  shelf: typeof personalShelf | typeof live.shelf = live.shelf,
  overrides: Partial<NewPoll> = {},
) => {
  const [first] = buildPoll().questions;
  const poll = { ...buildPoll({ questions: [holder, first!], ...overrides }), ...shelf };
  const { _id } = await live.stage.features().polls.create(live.stage.owner, poll);
  const host = await live.stage.peer({ token: live.stage.owner.token });
  const { room } = await host.ask('room:open', { activity: pollName, definitionId: _id });
  const { roomId } = room;
  const seated = await host.ask('room:host', { roomId });
  host.notices.unshift(...seated.notices);
  const { runId, version } = runIn(seated);
  const command = (given: object, seen: number) =>
    host.ask('run:command', { roomId, runId, version: seen, command: given });
  const stands = await command({ type: 'goto', question: 0 }, version);
  const open = async () => {
    const body = { runId, question: holder.id };
    const { liveqnaid } = await live.call<{ liveqnaid: string }>('POST', '/api/live-qna/holders', {
      body,
    });
    const wanted = { roomId, activity: liveQnaName, definitionId: liveqnaid };
    return { liveqnaid, ...(await host.ask('room:start', wanted)) };
  };
  const back = (seen: string) => host.request('room:back', { roomId, runId, seen });
  const held = () => live.call<LiveQnaHolders>('GET', `/api/live-qna/holders?runId=${runId}`);
  return { host, room, roomId, runId, version: stands.version, command, open, back, held };
};

const toldBack = (peer: Peer, wanted: string | null) =>
  peer.notice('room:changed', ({ back }: { back?: unknown }) => {
    return ((back as AsideRun | undefined)?.runId ?? null) === wanted;
  });

/** What opening the place in this run is refused with. */
const refusal = async (runId: string): Promise<{ status: number; code: string }> => {
  const response = await fetch(`${live.stage.url()}/api/live-qna/holders`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${live.stage.owner.token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ runId, question: holder.id }),
  });
  return { status: response.status, ...((await response.json()) as { code: string }) };
};

/** What the poll is told as, once it has come on again at the question behind its place. */
const goesOn = async (peer: Peer, runId: string) => {
  type Told = {
    run: { runId: string; version: number };
    view: { question: number; phase: string };
  };
  const isIt = ({ run, view }: Told): boolean => run.runId === runId && view.question === 1;
  await peer.notice('run:changed', isIt);
  const told = peer.notices.map(({ name, payload }) => ({ name, payload: payload as Told }));
  return told.find(({ name, payload }) => name === 'run:changed' && isIt(payload))!.payload;
};

test('the host goes there and back: the poll goes on at what follows, and coming twice is one live Q&A', async () => {
  const poll = await atHolder();
  const first = await poll.open();
  await toldBack(poll.host, poll.runId);
  const phone = await live.stage.peer();
  const joined = await phone.ask('room:join', { room: { code: poll.room.code } });
  expect(JSON.stringify(joined.notices)).not.toContain('"back"');
  expect(await poll.back(first.runId)).toMatchObject({ ok: true });
  // A second tap finds it done.
  expect(await poll.back(first.runId)).toMatchObject({ ok: true });
  const { view, run } = await goesOn(poll.host, poll.runId);
  expect(view.phase).toBe('ready');
  await poll.command({ type: 'goto', question: 0 }, run.version);
  const second = await poll.open();
  expect(second).toEqual(first);
  const { holders } = await poll.held();
  expect(holders).toMatchObject([
    { title: holder.text, runs: [{ runId: first.runId, ended: false }] },
  ]);
  // It takes no room in the list of its topic.
  const { moduleid, topicid } = live.shelf;
  const list = await live.call<{ items: { liveqnaid: string }[] }>(
    'GET',
    `/api/live-qna?moduleid=${moduleid}&topicid=${topicid}`,
  );
  expect(list.items.map(({ liveqnaid }) => liveqnaid)).not.toContain(first.liveqnaid);
});

test('what is set aside is gone back to after a restart, and not once it is over', async () => {
  const poll = await atHolder();
  const { runId } = await poll.open();
  await live.stage.restart();
  const host = await live.stage.peer({ token: live.stage.owner.token });
  const { roomId } = poll;
  const seated = await host.ask('room:host', { roomId });
  host.notices.unshift(...seated.notices);
  await toldBack(host, poll.runId);
  const wanted = { roomId, runId: poll.runId };
  expect(await host.request('room:back', { ...wanted, seen: null })).toMatchObject({
    error: { code: 'CONFLICT' },
  });
  await host.ask('room:back', { ...wanted, seen: runId });
  const { run } = await goesOn(host, poll.runId);
  // The end of the poll ends what is held in it, which is set aside.
  const ended = { roomId, runId: poll.runId, version: run.version, command: { type: 'end' } };
  await host.ask('run:command', ended);
  const { holders } = await poll.held();
  expect(holders[0]?.runs).toMatchObject([{ runId, ended: true }]);
  expect(await host.request('room:back', { roomId, runId, seen: poll.runId })).toMatchObject({
    error: { code: 'WRONG_PHASE' },
  });
  const refused = await refusal(poll.runId);
  expect(refused).toMatchObject({ status: 409, code: 'WRONG_PHASE' });
});

test('nobody goes back to a poll that ends while it is set aside', async () => {
  const poll = await atHolder();
  const { host, runId } = poll;
  await poll.open();
  await toldBack(host, runId);
  await poll.command({ type: 'end' }, poll.version);
  const last = () => host.notices.findLast(({ name }) => name === 'room:changed')!.payload;
  await expect.poll(last).toMatchObject({ back: null });
});

test('a poll of one’s own holds one, too, and its owner goes back to it', async () => {
  const poll = await atHolder(personalShelf);
  const { runId } = await poll.open();
  expect(await poll.back(runId)).toMatchObject({ ok: true });
  await goesOn(poll.host, poll.runId);
  const { holders } = await poll.held();
  expect(holders).toMatchObject([{ runs: [{ runId, ended: false }] }]);
});

test('who may ask there is who may answer in the poll: accounts, or those who say who they are', async () => {
  for (const [entry, refused] of [
    ['account', 'UNAUTHENTICATED'],
    ['named', 'WRONG_PHASE'],
  ] as const) {
    const poll = await atHolder(live.shelf, { entry });
    const { runId, liveqnaid } = await poll.open();
    const { roomId } = poll;
    const { token } = await live.stage.register(`asks-${entry}`);
    const guest = await live.stage.peer();
    const told = await guest.ask('room:join', { room: { code: poll.room.code } });
    guest.notices.unshift(...told.notices);
    type Told = { run: { runId: string; entry?: string } | null; view: { lot: number } };
    const isIt = ({ run }: Told): boolean => run?.runId === runId && run.entry === entry;
    await guest.notice('run:changed', isIt);
    const seen = guest.notices.map(({ payload }) => payload as Told);
    const { lot } = seen.find((each) => 'run' in each && isIt(each))!.view;
    const item = { lot, text: 'May I?', name: null };
    const asked = { roomId, feed: 'questions', attempt: 'a1', item };
    expect(await guest.request('feed:post', asked)).toMatchObject({ error: { code: refused } });
    const peer = entry === 'account' ? await live.stage.peer({ token }) : guest;
    if (entry === 'account') await peer.ask('room:join', { room: { code: poll.room.code } });
    else await peer.ask('run:name', { roomId, runId, name: 'Ann' });
    expect(await peer.request('feed:post', asked)).toMatchObject({ ok: true });
    // Whoever changes its words does not open it.
    const read = await live.call<LiveQna>('GET', `/api/live-qna/${liveqnaid}`);
    expect(read).not.toHaveProperty('entry');
    const { title, moderated, names, voting, asking, revision } = read;
    const body = { title: `${title}!`, moderated, names, voting, asking, revision };
    await live.call('PUT', `/api/live-qna/${liveqnaid}`, { body });
    const stored = await live.collection('liveqnas').findOne({ _id: liveqnaid });
    expect(stored).toMatchObject({ definition: { entry, title: `${title}!` } });
  }
});
