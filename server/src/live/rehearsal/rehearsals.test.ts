import type { RoomNoticeName, RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { rehearsal } from '@sets/shared/live/rehearsal.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { PollCommand } from '@sets/shared/poll/poll.live.ts';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import type { Actor, Caller } from '../../core/actor.ts';
import { buildPoll, openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

/* A poll is gone through with simulated students, and nothing of it is left. */

const clock = createManualClock();
let stage: Stage;
let client: MongoClient;
beforeAll(async () => {
  stage = await openStage({ clock });
  client = await MongoClient.connect(stage.storeUri);
});
afterAll(async () => {
  await client.close();
  await stage.close();
});

/** Lets time pass until something is so. */
const until = <Value>(look: () => Promise<Value> | Value, ms = 400): Promise<Value> =>
  vi.waitFor(
    () => {
      clock.advance(ms);
      return look();
    },
    { timeout: 20_000 },
  );

/** What somebody was told last under a name. */
const told = <Name extends RoomNoticeName>({ notices }: Peer, wanted: Name) =>
  notices.findLast(({ name }) => name === wanted)?.payload as RoomNoticePayload[Name] | undefined;

const answeredOf = (peer: Peer): number =>
  (told(peer, 'tally:changed')?.tally as { answered: number } | null | undefined)?.answered ?? 0;

const aside = new Set(['looks', 'sessions', 'accounts', 'knowndevices', 'polls', 'pollversions']);

/** How many documents each collection holds that rooms and runs leave something in. */
const stored = async (): Promise<Record<string, number>> => {
  const collections = await client.db().collections();
  const all = await Promise.all(
    collections.map(async (each) => [each.collectionName, await each.countDocuments()] as const),
  );
  return Object.fromEntries(all.filter(([name, count]) => count > 0 && !aside.has(name)));
};

const isGone = (roomId: string) =>
  until(async () => {
    const room = await client.db().collection<{ _id: string }>('rooms').findOne({ _id: roomId });
    expect(room).toBeNull();
  }, 10_000);

interface Begun {
  readonly token?: string;
  readonly students?: number;
  readonly pollid?: string;
}

/** A rehearsal with its host seated. */
const begin = async ({ token, students = 30, pollid = stage.pollid }: Begun = {}) => {
  const host = await stage.peer({ token: token ?? stage.owner.token });
  const wanted = { ...stage.wanted, definitionId: pollid, students };
  const { room } = await host.ask('rehearsal:start', wanted);
  const { roomId } = room;
  const seated = await host.ask('room:host', { roomId });
  host.notices.unshift(...seated.notices);
  const { runId } = runIn(seated);
  let version = 0;
  const command = async (given: PollCommand) => {
    const reply = await host.request('run:command', { roomId, runId, version, command: given });
    if (reply.ok) ({ version } = reply.data);
    return reply;
  };
  return {
    host,
    room,
    runId,
    command,
    end: () => host.ask('rehearsal:end', { roomId }),
    areIn: (people: number) =>
      until(() => expect(told(host, 'people:changed')?.people.connected).toBe(people)),
  };
};

const get = (path: string, { token } = stage.owner) =>
  fetch(`${stage.url()}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });

/** Somebody who is signed in, as calls find them. */
const callerOf = ({ token, ...actor }: Actor & { readonly token: string }): Caller => {
  const { sessionId } = stage.features().sessions.read(token)!;
  return { ...actor, sessionId, mustLeave: false };
};

const pollsOf = () => stage.features().polls.list(stage.owner, personalShelf);

test('students come, answer each round, and of it all nothing is listed or left', async () => {
  const heldOf = () => stage.features().personalData.collect(callerOf(stage.owner));
  // Who asks for the first time is searched for, which is noted.
  await heldOf();
  const before = await stored();
  const { host, room, runId, command, end, areIn } = await begin({ students: 100 });
  expect(room.rehearsal).toBe(100);
  const screen = await stage.peer();
  expect((await screen.ask('room:watch', { code: room.code })).room).toEqual(room);
  // The lecturer's own phone, signed in.
  const own = await stage.phone(room.code, stage.owner);
  await areIn(101);

  await command({ type: 'open' });
  await until(() => expect(answeredOf(screen)).toBeGreaterThan(80));
  expect(await own.answer(['red'], { tappedAt: clock.now() })).toMatchObject({ ok: true });
  await command({ type: 'close' });
  await command({ type: 'again' });
  await until(() => expect(answeredOf(screen)).toBeLessThan(30), 50);
  await until(() => expect(answeredOf(screen)).toBeGreaterThan(80));
  // None of them is a suspicious burst.
  expect(told(host, 'joins:changed')?.bursts ?? []).toEqual([]);

  // No list has it while it goes on.
  expect(await pollsOf()).toMatchObject([{ run: null }]);
  expect(await host.ask('room:mine', stage.wanted)).toEqual({ under: null, rooms: [] });
  expect([403, 404]).toContain((await get(`runs/${runId}/results`)).status);
  expect(await (await get('runs')).text()).not.toContain(runId);
  expect(await (await get('runs/joined')).text()).not.toContain(runId);
  expect(JSON.stringify(await heldOf())).not.toContain(room.code);

  await end();
  await until(() => expect(told(host, 'run:changed')?.run?.ended).toBe(true));
  await isGone(room.roomId);
  expect(await stored()).toEqual(before);
  expect(await pollsOf()).toMatchObject([{ run: null, lastRun: null }]);
  expect(await (await stage.peer()).request('room:watch', { code: room.code })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
});

test('only who may present it rehearses it, and nothing but it is on there', async () => {
  const stranger = await stage.register('stranger');
  const wanted = { ...stage.wanted, students: 30 };
  const refusalOf = async (peer: Peer, input: typeof wanted) => {
    const reply = await peer.request('rehearsal:start', input);
    return reply.ok ? null : reply.error.code;
  };
  expect(await refusalOf(await stage.peer(), wanted)).toBe('UNAUTHENTICATED');
  const other = await stage.peer(stranger);
  expect(await refusalOf(other, wanted)).toBe('NOT_FOUND');
  expect(await refusalOf(other, { ...wanted, students: 301 })).toBe('BAD_REQUEST');

  const { host, room, command, end } = await begin();
  const { roomId } = room;
  expect(await other.request('room:host', { roomId })).toMatchObject({ ok: false });
  expect(await other.request('rehearsal:end', { roomId })).toMatchObject({
    error: { code: 'FORBIDDEN' },
  });
  const wrongPhase = { ok: false, error: { code: 'WRONG_PHASE' } };
  expect(await host.request('room:start', { roomId, ...stage.wanted })).toMatchObject(wrongPhase);
  expect(await command({ type: 'survey', until: clock.now() + 86_400_000 })).toMatchObject(
    wrongPhase,
  );
  expect((await get(`rooms/${roomId}/embeds`)).status).toBe(403);

  // What is presented is another room, and ends by no request of rehearsals.
  const real = await stage.host();
  expect(real.room.roomId).not.toBe(roomId);
  expect(await real.request('rehearsal:end', { roomId: real.room.roomId })).toMatchObject(
    wrongPhase,
  );
  await real.command({ type: 'end' });

  // Another one of the same person ends the first.
  const next = await begin();
  await until(() => expect(told(host, 'run:changed')?.run?.ended).toBe(true));
  await next.end();
  await end();
});

test('where names are asked for, or accounts alone take part, the students do as well', async () => {
  for (const entry of ['named', 'account'] as const) {
    const { _id: pollid } = await stage
      .features()
      .polls.create(stage.owner, buildPoll({ title: entry, entry }));
    const { host, room, runId, command, end, areIn } = await begin({ pollid });
    await areIn(30);
    await command({ type: 'open' });
    await until(() => expect(answeredOf(host)).toBeGreaterThan(15));
    if (entry === 'named') {
      const names = await host.ask('run:names', { roomId: room.roomId, runId });
      expect(names).toMatchObject({ total: 30 });
      expect(names.people.map(({ name }) => name)).toContain('Student 30');
    }
    await end();
  }
});

test('a server has only so many at once, and says so; one that rests gives way', async () => {
  const begun = [];
  for (let number = 0; number < rehearsal.atOnce; number += 1) {
    const { token, ...person } = await stage.register(`lecturer${number}`);
    const { _id: pollid } = await stage.features().polls.create(person, buildPoll());
    begun.push(await begin({ token, pollid, students: 1 }));
  }
  const wanted = { ...stage.wanted, students: 1 };
  const late = await stage.peer(stage.owner);
  expect(await late.request('rehearsal:start', wanted)).toMatchObject({ error: { code: 'FULL' } });
  const [first] = begun;
  await first?.end();
  expect(await late.request('rehearsal:start', wanted)).toMatchObject({ ok: true });

  const another = await stage.register('another');
  const { _id: pollid } = await stage.features().polls.create(another, buildPoll());
  const peer = await stage.peer(another);
  const again = { ...stage.wanted, definitionId: pollid, students: 1 };
  clock.advance(rehearsal.givesWayAfter - 1_000);
  expect(await peer.request('rehearsal:start', again)).toMatchObject({ error: { code: 'FULL' } });
  const [, active, resting, ...others] = begun;
  await active?.command({ type: 'open' });
  clock.advance(1_000);
  const { room } = await peer.ask('rehearsal:start', again);
  const isOver = (host: Peer | undefined) => host && told(host, 'run:changed')?.run?.ended;
  await until(() => expect(isOver(resting?.host)).toBe(true));
  expect(isOver(active?.host)).toBe(false);
  for (const each of [active, ...others]) await each?.end();
  await peer.ask('room:host', { roomId: room.roomId });
  await peer.ask('rehearsal:end', { roomId: room.roomId });
});

test('it is over when nobody goes on with it', async () => {
  const quiet = await begin();
  await quiet.areIn(30);
  clock.advance(rehearsal.quietFor);
  await isGone(quiet.room.roomId);
});

test('it is over after three hours', async () => {
  const endless = await begin({ students: 1 });
  for (let gone = 0; gone < rehearsal.longest; gone += rehearsal.quietFor / 2) {
    await endless.command({ type: gone % rehearsal.quietFor === 0 ? 'open' : 'close' });
    clock.advance(rehearsal.quietFor / 2);
  }
  await isGone(endless.room.roomId);
});

test('it is over when the server starts again', async () => {
  const cut = await begin();
  await cut.command({ type: 'open' });
  await stage.restart();
  await isGone(cut.room.roomId);
});

test('it is over with its account, and nothing of all these is left', async () => {
  const leaving = await stage.register('leaving');
  const { _id: pollid } = await stage.features().polls.create(leaving, buildPoll());
  const theirs = await begin({ token: leaving.token, pollid });
  await stage
    .features()
    .personalData.remove(callerOf(leaving), 'correct horse battery', '127.0.0.1');
  const room = { _id: theirs.room.roomId };
  const disowned = await client.db().collection<typeof room>('rooms').findOne(room);
  expect(JSON.stringify(disowned)).not.toContain(leaving.userid);
  await isGone(theirs.room.roomId);
  // Of all these tests there is left what was presented.
  const left = await until(async () => {
    const all = await stored();
    expect(all).toMatchObject({ rooms: 1, runs: 1 });
    return all;
  }, 10_000);
  for (const name of ['answers', 'attendance', 'participantnames'])
    expect(left).not.toHaveProperty(name);
});
