import { type Poll, type pollList } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { runList } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Peer } from '../../../test/connect.ts';
import { openLiveQnaStage } from '../../../test/live-qna-stage.ts';
import { runIn } from '../../../test/live-stage.ts';

/* A question that is asked at once: in a new room, or in place of what is on. */

let live: Awaited<ReturnType<typeof openLiveQnaStage>>;
beforeAll(async () => {
  live = await openLiveQnaStage();
});
afterAll(() => live.close());

type Told = RoomNoticePayload['run:changed'];

const question = {
  kind: 'true-false',
  id: 'quick1',
  text: 'Is it clear?',
  seconds: null,
} as const;

const make = async (about: object = {}, attempt = '') => {
  const body = { ...personalShelf, title: 'True or false', question, ...about };
  const query = attempt === '' ? '' : `?attempt=${attempt}`;
  const made = await live.call<{ pollid: string }>('POST', `/api/polls/quick${query}`, { body });
  return made.pollid;
};

const polls = async ({ moduleid, topicid }: typeof personalShelf | typeof live.shelf) => {
  const path = `/api/polls?moduleid=${moduleid}&topicid=${topicid}`;
  return (await live.call<z.infer<typeof pollList>>('GET', path)).polls.map(({ pollid }) => pollid);
};

/** The poll that was asked at once is on here, and its question is open. */
const openThere = (peer: Peer) =>
  peer.notice('run:changed', ({ run, view }: Told) => {
    const { phase, round } = view as { phase: string; round: number };
    return run?.activity === pollName && phase === 'open' && round === 1;
  });

const readPoll = (pollid: string) => live.call<Poll>('GET', `/api/polls/${pollid}`);

test('in a new room it is open from the start, and the same attempt is the same poll', async () => {
  const pollid = await make({}, 'once');
  expect(await make({}, 'once')).toBe(pollid);
  const host = await live.stage.peer({ token: live.stage.owner.token });
  const wanted = { activity: pollName, definitionId: pollid };
  const { room } = await host.ask('room:open', wanted);
  expect((await host.ask('room:open', wanted)).room).toEqual(room);
  const phone = await live.stage.peer();
  const joined = await phone.ask('room:join', { room: { code: room.code } });
  phone.notices.unshift(...joined.notices);
  await openThere(phone);
  const { runId } = runIn(joined);
  const answer = { slot: 'q0.r1', value: { choices: ['true'] }, tappedAt: Date.now() };
  const sent = { roomId: room.roomId, runId, attempt: 'a1', revision: 1, ...answer };
  expect(await phone.request('answer:submit', sent)).toMatchObject({ ok: true });
});

test('it is in no list, and its run is found among what was presented', async () => {
  const pollid = await make(live.shelf);
  expect(await polls(live.shelf)).not.toContain(pollid);
  expect(await live.stage.features().polls.countOf(live.stage.owner.userid)).toBe(
    (
      await live
        .collection('polls')
        .find({ quick: { $exists: false } })
        .toArray()
    ).length,
  );
  const host = await live.stage.peer({ token: live.stage.owner.token });
  await host.ask('room:open', { activity: pollName, definitionId: pollid });
  const { moduleid, topicid } = live.shelf;
  const path = `/api/runs?moduleid=${moduleid}&topicid=${topicid}`;
  const { runs } = await live.call<z.infer<typeof runList>>('GET', path);
  expect(runs.map(({ title }) => title)).toContain('True or false');
});

test('beside a live Q&A it lies where that does, comes on in its room, and the host goes back', async () => {
  const qna = await live.present();
  const pollid = await make({ beside: qna.runId });
  expect(await readPoll(pollid)).toMatchObject(live.shelf);
  const { roomId } = qna;
  const wanted = { activity: pollName, definitionId: pollid };
  const started = { roomId, seen: qna.runId, ...wanted };
  const { runId: seen } = await qna.host.ask('room:start', started);
  const phone = await qna.join();
  phone.notices.unshift(...phone.joined.notices);
  await openThere(phone);
  await qna.host.ask('room:back', { roomId, runId: qna.runId, seen });
  await phone.notice('run:changed', ({ run }: Told) => run?.runId === qna.runId);
});

test('beside what one may not see it is one’s own', async () => {
  const qna = await live.present();
  const { token, userid } = await live.stage.register('visitor');
  const body = { ...personalShelf, title: 'Mine', question, beside: qna.runId };
  const { pollid } = await live.call<{ pollid: string }>('POST', '/api/polls/quick', {
    token,
    body,
  });
  const stored = await live.collection('polls').findOne({ _id: pollid });
  expect(stored).toMatchObject({ owner: userid, quick: true });
  expect(stored).not.toMatchObject(live.shelf);
});

test('a slide is no question', async () => {
  const slide = { kind: 'live-qna', id: 'slot1', text: 'Ask', moderated: false, names: true };
  const wrong = make({ question: { ...slide, voting: 'up', seconds: null } });
  await expect(wrong).rejects.toThrow(/400/u);
});

test('it stays the one question that it is', async () => {
  const pollid = await make();
  const { title, questions, liveResults, phoneResults, revision } = await readPoll(pollid);
  const more = [...questions, { ...question, id: 'quick2' }];
  const body = { title, questions: more, liveResults, phoneResults, revision };
  await expect(live.call('PUT', `/api/polls/${pollid}`, { body })).rejects.toThrow(/403/u);
  expect((await readPoll(pollid)).questions).toEqual(questions);
});

test('one that was never presented goes when its maker makes another, a day later or more', async () => {
  const host = await live.stage.peer({ token: live.stage.owner.token });
  const [never, once, young] = [await make(), await make(), await make()];
  await host.ask('room:open', { activity: pollName, definitionId: once });
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  const aged = { $set: { createdAt } };
  for (const _id of [never, once]) await live.collection('polls').updateOne({ _id }, aged);
  await make();
  const left = await live.collection('polls').find({}).toArray();
  const ids = left.map(({ _id }) => _id);
  expect(ids).not.toContain(never);
  expect(ids).toEqual(expect.arrayContaining([once, young]));
});

test('it goes with the last of its runs, for no list has it; a poll in a list stays', async () => {
  const host = await live.stage.peer({ token: live.stage.owner.token });
  /** A run of it that is over, and long enough ago to be deleted. */
  const presented = async (definitionId: string): Promise<string> => {
    const { room } = await host.ask('room:open', { activity: pollName, definitionId });
    const { roomId } = room;
    const { runId, version } = runIn(await host.ask('room:host', { roomId }));
    await host.ask('run:command', { roomId, runId, version, command: { type: 'end' } });
    const endedAt = new Date(Date.now() - 60_000);
    await live.collection('runs').updateOne({ _id: runId }, { $set: { endedAt } });
    return runId;
  };
  const isThere = async (pollid: string) =>
    (await live.collection('polls').findOne({ _id: pollid })) !== null;
  const pollid = await make({}, 'presented-twice');
  const runs = [await presented(pollid), await presented(pollid)];
  await live.call('DELETE', `/api/runs/${runs[0]}`);
  expect(await isThere(pollid)).toBe(true);
  await live.call('DELETE', `/api/runs/${runs[1]}`);
  expect(await isThere(pollid)).toBe(false);
  expect(await live.collection('pollversions').findOne({ pollid } as never)).toBeNull();

  const { pollid: kept } = live.stage;
  await live.call('DELETE', `/api/runs/${await presented(kept)}`);
  expect(await isThere(kept)).toBe(true);
});
