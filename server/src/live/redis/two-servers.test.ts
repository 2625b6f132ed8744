import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@sets/shared/core/limits.ts';
import type { EntryRule } from '@sets/shared/live/entry.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Peer } from '../../../test/connect.ts';
import { buildPoll, runIn } from '../../../test/live-stage.ts';
import { describeWithRedis, redisOfWorker } from '../../../test/start-redis.ts';
import { ensureAccount, startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import type { RunningServer } from '../../app/create-server.ts';

/* Two servers on one store and one Redis: a room goes over both as if they were one. */

type TallyChanged = { readonly tally: { readonly answered: number } | null };
type PeopleChanged = RoomNoticePayload['people:changed'];
type RunChanged = RoomNoticePayload['run:changed'];

const password = 'correct horse battery';
const toClose: (() => Promise<unknown>)[] = [];
let servers: [RunningServer, RunningServer];
let env: Record<string, string>;
let token: string;
let owner: { userid: string; accountType: 'student'; sessionId: string; mustLeave: false };

const startBoth = async (): Promise<void> => {
  const store = await startTestStore();
  toClose.push(() => store.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-two-'));
  toClose.push(() => rm(dir, { recursive: true, force: true }));
  const { url } = await redisOfWorker();
  env = {
    MONGODB_URI: store.uri,
    DATA_DIR: dir,
    REDIS_URL: url,
    REDIS_PREFIX: `${randomUUID()}:`,
  };
  const start = async (): Promise<RunningServer> => {
    const server = await startStageServer(env);
    toClose.push(() => server.close());
    return server;
  };
  servers = [await start(), await start()];
  const email = 'owner@school.example';
  const account = { username: 'owner', email, password, accountType: 'student' } as const;
  const { _id } = await ensureAccount(servers[0], account);
  const session = await servers[0].features.accounts.login(
    { email, password },
    { address: '127.0.0.1' },
  );
  ({ token } = session);
  owner = { userid: _id, accountType: 'student', sessionId: 'any', mustLeave: false };
};

const urlOf = ({ port }: RunningServer): string => `http://127.0.0.1:${port}`;

const peerAt = async (at: 0 | 1, options: Parameters<typeof connect>[1] = {}): Promise<Peer> => {
  const peer = await connect(urlOf(servers[at]), options);
  toClose.push(async () => peer.close());
  return peer;
};

/** A poll that is presented at the first server. */
const present = async (entry?: EntryRule) => {
  const poll = buildPoll(entry === undefined ? {} : { entry });
  const { _id: definitionId } = await servers[0].features.polls.create(owner, poll);
  const host = await peerAt(0, { token });
  const { room } = await host.ask('room:open', { activity: pollName, definitionId });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  let version = 0;
  const command = async (given: object): Promise<void> => {
    ({ version } = await host.ask('run:command', { roomId, runId, version, command: given }));
  };
  return { host, roomId, code, runId, command };
};

/** Somebody who joins at one of the servers, and answers. */
const phoneAt = async (at: 0 | 1, code: string, ticket?: string, ofAccount?: string) => {
  const peer = await peerAt(at, ofAccount === undefined ? {} : { token: ofAccount });
  const asked = { room: { code }, ...(ticket !== undefined && { ticket }) };
  const joined = await peer.ask('room:join', asked);
  const { roomId } = joined.room;
  const { runId } = runIn(joined);
  const answer = (choice: string, revision = 1) =>
    peer.ask('answer:submit', {
      roomId,
      runId,
      slot: 'q0.r1',
      attempt: `a${revision}`,
      revision,
      value: { choices: [choice] },
      tappedAt: Date.now(),
    });
  return { ...peer, joined, answer };
};

const answered = (count: number) => (payload: TallyChanged) => payload.tally?.answered === count;
const joined = (count: number) => (payload: PeopleChanged) =>
  payload.people.joined === count && payload.people.connected === count;
const inVersion = (version: number) => (payload: RunChanged) => payload.run?.version === version;

describeWithRedis('two servers', () => {
  beforeAll(startBoth);
  afterAll(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  test('the host at one, the projector at the other, phones at both: one room', async () => {
    const { host, code, command } = await present();
    const projector = await peerAt(1);
    await projector.ask('room:watch', { code });
    const phones = [await phoneAt(0, code), await phoneAt(1, code), await phoneAt(1, code)];
    for (const each of [host, projector]) await each.notice('people:changed', joined(3));
    await command({ type: 'open' });
    for (const each of [projector, ...phones]) await each.notice('run:changed', inVersion(1));
    for (const each of phones) await each.answer('red');
    for (const each of [host, projector]) await each.notice('tally:changed', answered(3));
    await phones[2]?.answer('green', 2);
    await command({ type: 'close' });
    for (const each of phones) await each.notice('run:changed', inVersion(2));
  });

  test('a phone that changes the server is the same person, with its answer', async () => {
    const { host, code, command } = await present();
    await command({ type: 'open' });
    const before = await phoneAt(0, code);
    await before.answer('blue');
    before.close();
    const after = await phoneAt(1, code, before.joined.ticket);
    expect(after.joined.participant).toBe(before.joined.participant);
    expect(after.joined.own?.answers).toMatchObject([{ value: { choices: ['blue'] } }]);
    // The same answer again, at the other server, counts once.
    await after.answer('blue');
    await host.notice('tally:changed', answered(1));
    await host.notice('people:changed', joined(1));
  });

  test('PU1, PU2: reactions and who is lost are counted over both, and settings reach both', async () => {
    const { host, roomId, code } = await present();
    const phones = await Promise.all(([0, 1, 0, 1, 1] as const).map((at) => phoneAt(at, code)));
    const settings = { reactions: true, onScreen: true, lost: true };
    for (const phone of phones) await phone.ask('pulse:read', { roomId });
    await host.ask('pulse:settings', { roomId, settings });
    await phones[1]!.told('pulse:changed', ({ pulse }) => pulse.settings.onScreen);
    for (const phone of phones) await phone.ask('pulse:react', { roomId, kind: 'wow' });
    await phones[0]!.ask('pulse:lost', { roomId, lost: true });
    await phones[1]!.ask('pulse:lost', { roomId, lost: true });
    const { pulse } = await host.told(
      'pulse:changed',
      (told) => told.pulse.reactions?.wow === 5 && told.pulse.room?.lost === 2,
    );
    expect(pulse.room?.here).toBe(5);
  });

  test('RM4: who came together over both servers is left out of both, of what it came to too, and back', async () => {
    const { host, roomId, code, runId, command } = await present();
    const projector = await peerAt(1);
    await projector.ask('room:watch', { code });
    await command({ type: 'open' });
    const many = Array.from({ length: limits.joinBurst }, (_, at) => (at % 2) as 0 | 1);
    const phones = await Promise.all(many.map((at) => phoneAt(at, code)));
    for (const each of phones.slice(1)) await each.answer('red');
    type Joins = RoomNoticePayload['joins:changed'];
    const { payload } = await host.notice(
      'joins:changed',
      ({ bursts: [all] }: Joins) => all?.joined === many.length && all.answered === many.length - 1,
    );
    const burst = (payload as Joins).bursts[0]?.burst ?? '';
    const sees = async (people: number, count: number) => {
      for (const each of [host, projector]) {
        await each.notice('people:changed', joined(people));
        await each.notice('tally:changed', answered(count));
      }
      // Of a run under way it is told as it was up to a second ago.
      await vi.waitFor(async () => {
        const told = await servers[1].features.runs.read(owner, runId);
        expect(told).toMatchObject({ joined: people, rounds: [{ answered: count }] });
      }, 5_000);
      const table = await servers[1].features.runs.answers(owner, runId);
      expect(table.answers).toHaveLength(count);
    };
    const leaveOut = async (excluded: boolean) => {
      for (const each of [host, projector]) each.notices.length = 0;
      await host.ask('room:exclude', { roomId, burst, excluded });
    };
    await sees(many.length, many.length - 1);
    await leaveOut(true);
    await sees(0, 0);
    await phones[0]?.answer('green');
    await leaveOut(false);
    await sees(many.length, many.length);
  });

  test('SE12: a name that is said at one server is known at the other', async () => {
    const { host, roomId, code, runId, command } = await present('named');
    await command({ type: 'open' });
    const before = await phoneAt(0, code);
    await before.ask('run:name', { roomId, runId, name: 'Ada' });
    before.close();
    const after = await phoneAt(1, code, before.joined.ticket);
    expect(after.joined.own?.name).toBe('Ada');
    await after.answer('red');
    await host.notice('tally:changed', answered(1));
    expect(await host.ask('run:names', { roomId, runId })).toMatchObject({
      people: [{ name: 'Ada', here: true }],
    });
  });

  test('SE13: an account at both servers is one person, and a guest beside it none', async () => {
    const { host, code, command } = await present('account');
    await command({ type: 'open' });
    await phoneAt(1, code);
    const here = await phoneAt(0, code, undefined, token);
    const there = await phoneAt(1, code, undefined, token);
    await here.answer('red');
    await there.answer('blue', 2);
    await host.notice('tally:changed', answered(1));
    await host.notice('people:changed', ({ people }: PeopleChanged) => people.joined === 1);
  });

  test('a session that ends at one server ends its connections at the other', async () => {
    const email = 'leaver@school.example';
    const account = { username: 'leaver', email, password, accountType: 'student' } as const;
    const { _id } = await ensureAccount(servers[0], account);
    const { accounts, sessions } = servers[0].features;
    const session = await accounts.login({ email, password }, { address: '127.0.0.1' });
    const peer = await peerAt(1, { token: session.token });
    const leaver = { ...owner, userid: _id };
    await sessions.logout(leaver, session.token);
    await peer.gone();
  });

  test('a server that goes takes nothing with it: what it held goes on at the other', async () => {
    const { roomId, code, runId, command } = await present();
    await command({ type: 'open' });
    const stays = await phoneAt(1, code);
    const leaves = await phoneAt(0, code);
    await leaves.answer('red');
    await stays.answer('green');
    await servers[0].close();
    const host = await peerAt(1, { token });
    const seated = await host.ask('room:host', { roomId });
    host.notices.unshift(...seated.notices);
    await host.notice('tally:changed', answered(2));
    const back = await phoneAt(1, code, leaves.joined.ticket);
    expect(back.joined.own?.answers).toHaveLength(1);
    const { version } = runIn(seated);
    await host.ask('run:command', { roomId, runId, version, command: { type: 'end' } });
    await back.notice('run:changed', ({ run }: RunChanged) => run?.ended === true);
  });
});
