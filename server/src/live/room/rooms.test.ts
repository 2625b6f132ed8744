import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { guessActivity, storedGuess } from '../../../test/guess.activity.ts';
import { buildPoll, openStage, type Stage } from '../../../test/live-stage.ts';
import { AppError } from '../../core/app-error.ts';

type RunChanged = RoomNoticePayload['run:changed'];
type PeopleChanged = RoomNoticePayload['people:changed'];
type TallyChanged = {
  readonly runId: string;
  readonly tally: { readonly answered: number } | null;
};

const moderators = new Set<string>();

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        exists: async () => true,
        loadDefinition: async (_id, { userid }) => {
          if (!moderators.has(userid)) throw new AppError('FORBIDDEN', 'Not yours.');
          return { title: 'Beans', closesWith: 99 };
        },
      },
    ],
  });
});
afterAll(() => stage.close());

/** Another poll of the owner's. */
const morePoll = async (title: string) => {
  const { _id } = await stage
    .features()
    .polls.create(stage.owner, { ...buildPoll({ title }), ...personalShelf });
  return { activity: 'poll', definitionId: _id };
};

const isOn =
  (runId: string) =>
  ({ run }: RunChanged): boolean =>
    run?.runId === runId;

/** Puts another poll on, and lets it be answered. */
const putOn = async (host: Peer, roomId: string, title: string) => {
  const { runId } = await host.ask('room:start', { roomId, ...(await morePoll(title)) });
  const { version } = await host.ask('run:command', {
    roomId,
    runId,
    version: 0,
    command: { type: 'open' },
  });
  return { runId, version };
};

const submission = (roomId: string, runId: string, attempt: string) => ({
  roomId,
  runId,
  slot: 'q0.r1',
  attempt,
  revision: 1,
  value: { choices: ['red'] },
  tappedAt: Date.now(),
});

describe('RM1: a room goes from one run to the next', () => {
  test('phones, screens and other hosts follow without a second join, and answer each run', async () => {
    const host = await stage.host();
    const { roomId, code } = host.room;
    const [phone, screen] = [await stage.phone(code), await stage.peer()];
    await screen.ask('room:watch', { code });
    await host.command({ type: 'open' });
    await phone.answer(['red']);
    for (const title of ['Second', 'Third']) {
      const { runId } = await putOn(host, roomId, title);
      for (const peer of [phone, screen, host]) {
        const { payload } = await peer.notice('run:changed', isOn(runId));
        expect((payload as RunChanged).run).toMatchObject({ title });
      }
      const reply = await phone.request('answer:submit', submission(roomId, runId, title));
      expect(reply.ok).toBe(true);
      await host.notice(
        'tally:changed',
        (told: TallyChanged) => told.runId === runId && told.tally?.answered === 1,
      );
    }
    const newcomer = await stage.phone(code);
    expect(newcomer.run.title).toBe('Third');
    await host.command({ type: 'end' });
  });

  test('an answer to the run before counts there, as long as that is open', async () => {
    const host = await stage.host();
    const { roomId, code } = host.room;
    const phone = await stage.phone(code);
    await host.command({ type: 'open' });
    await putOn(host, roomId, 'Next');
    expect((await phone.answer(['red'])).ok).toBe(true);
    await host.ask('room:start', { roomId, ...stage.wanted });
    const { payload } = await host.notice(
      'tally:changed',
      (told: TallyChanged) => told.runId === host.run.runId && told.tally?.answered === 1,
    );
    expect(payload).toMatchObject({ runId: host.run.runId });
    await host.command({ type: 'end' });
  });

  test('a run that is on again goes on where it was, and each is told their own answers', async () => {
    const host = await stage.host();
    const { roomId, code } = host.room;
    const { token } = await stage.register('two-devices');
    const [first, second] = [
      await stage.phone(code, { token }),
      await stage.phone(code, { token }),
    ];
    await host.command({ type: 'open' });
    await first.answer(['red']);
    const between = await putOn(host, roomId, 'Between');
    await second.notice('run:changed', isOn(between.runId));
    second.plain.length = 0;
    await host.ask('room:start', { roomId, ...stage.wanted });
    const told = await second.told('answer:changed', ({ runId }) => runId === host.run.runId);
    expect(told.answer).toMatchObject({ slot: 'q0.r1', value: { choices: ['red'] } });
    await host.command({ type: 'end' });
  });

  test('who left before another run came on is not lost to it', async () => {
    const host = await stage.host();
    const { roomId, code } = host.room;
    const phone = await stage.phone(code);
    phone.close();
    await host.notice('people:changed', ({ people }: PeopleChanged) => people.lost === 1);
    await putOn(host, roomId, 'Without them');
    await host.notice(
      'people:changed',
      ({ people }: PeopleChanged) => people.lost === 0 && people.joined === 0,
    );
    await host.ask('room:start', { roomId, ...stage.wanted });
    await host.command({ type: 'end' });
  });

  test('the same again is no second run, also by a double tap', async () => {
    const host = await stage.host();
    const { roomId } = host.room;
    const wanted = { roomId, ...(await morePoll('Once')) };
    const started = await Promise.all([1, 2, 3].map(() => host.ask('room:start', wanted)));
    expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
  });

  test('what is presented in another room: CONFLICT; somebody else’s: FORBIDDEN; nothing: NOT_FOUND', async () => {
    const host = await stage.host();
    const { roomId } = host.room;
    const elsewhere = await morePoll('Elsewhere');
    await host.ask('room:open', elsewhere);
    expect(await host.request('room:start', { roomId, ...elsewhere })).toMatchObject({
      error: { code: 'CONFLICT' },
    });
    const guess = { activity: 'guess', definitionId: 'guess1' };
    expect(await host.request('room:start', { roomId, ...guess })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
    const nothing = { activity: 'poll', definitionId: 'nothing' };
    expect(await host.request('room:start', { roomId, ...nothing })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  test('opened from its page a poll that another run has replaced is on again', async () => {
    const host = await stage.host();
    const { roomId } = host.room;
    const { runId } = await putOn(host, roomId, 'Replaces it');
    await host.notice('run:changed', isOn(runId));
    host.notices.length = 0;
    const { room } = await host.ask('room:open', stage.wanted);
    expect(room.roomId).toBe(roomId);
    await host.notice('run:changed', isOn(host.run.runId));
    await host.command({ type: 'end' });
  });

  test('neither a command nor an answer reaches a run through another room', async () => {
    const host = await stage.host();
    const phone = await stage.phone(host.room.code);
    const other = await host.ask('room:open', await morePoll('Other room'));
    await host.ask('room:host', { roomId: other.room.roomId });
    const { runId } = host.run;
    const command = { roomId: other.room.roomId, runId, version: 0, command: { type: 'open' } };
    expect(await host.request('run:command', command)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const watching = await stage.phone(other.room.code);
    const answer = submission(watching.joined.room.roomId, runId, 'through');
    expect(await watching.request('answer:submit', answer)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(phone.run.runId).toBe(runId);
    await host.command({ type: 'end' });
  });
});

describe('SE2: several hosts', () => {
  test('everybody who may present what is on; of two who command at once one is told', async () => {
    const [one, two] = [await stage.register('one'), await stage.register('two')];
    moderators.add(one.userid).add(two.userid);
    const [first, second] = [
      await stage.peer({ token: one.token }),
      await stage.peer({ token: two.token }),
    ];
    const wanted = { activity: 'guess', definitionId: 'together' };
    const { room } = await first.ask('room:open', wanted);
    const { roomId } = room;
    expect((await second.ask('room:open', wanted)).room.roomId).toBe(roomId);
    for (const peer of [first, second]) await peer.ask('room:host', { roomId });
    const runId = await runOf(first, roomId);
    const close = { roomId, runId, version: 0, command: { type: 'close' } };
    const replies = await Promise.all(
      [first, second].map((peer) => peer.request('run:command', close)),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CONFLICT' } });
    const stranger = await stage.peer({ token: stage.owner.token });
    expect(await stranger.request('room:host', { roomId })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
  });

  test('whoever opened a room, whatever is on there; whoever may not present that, may not host', async () => {
    const opener = await stage.register('opens');
    moderators.add(opener.userid);
    const peer = await stage.peer({ token: opener.token });
    const wanted = { activity: 'guess', definitionId: 'opened' };
    const { roomId } = (await peer.ask('room:open', wanted)).room;
    moderators.delete(opener.userid);
    const stranger = await stage.peer({ token: (await stage.register('stranger')).token });
    expect(await stranger.request('room:host', { roomId })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
    const back = await stage.peer({ token: opener.token });
    expect((await back.request('room:host', { roomId })).ok).toBe(true);
  });
});

const runOf = async (host: Peer, roomId: string): Promise<string> => {
  const { notices } = await host.ask('room:host', { roomId });
  const on = notices.find(({ name }) => name === 'run:changed')?.payload as RunChanged;
  return on.run?.runId ?? '';
};

describe('SE8: several seats of one connection', () => {
  test('one in each room, each of its own kind; leaving one keeps the others', async () => {
    const host = await stage.host();
    const { room } = await host.ask('room:open', await morePoll('Beside'));
    await host.ask('room:host', { roomId: room.roomId });
    const peer = await stage.peer();
    const here = await peer.ask('room:join', { room: { code: host.room.code } });
    await peer.ask('room:watch', { code: room.code });
    await host.command({ type: 'open' });
    await peer.notice('run:changed', ({ run }: RunChanged) => (run?.version ?? 0) > 0);
    const answer = submission(host.room.roomId, host.run.runId, 'a1');
    expect((await peer.request('answer:submit', answer)).ok).toBe(true);
    await peer.ask('room:leave', { roomId: host.room.roomId });
    expect(await peer.request('answer:submit', { ...answer, attempt: 'a2' })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
    await host.notice('people:changed', ({ people }: PeopleChanged) => people.connected === 0);
    await peer.ask('room:join', { room: { code: host.room.code }, ticket: here.ticket });
    expect((await peer.request('answer:submit', { ...answer, attempt: 'a3' })).ok).toBe(true);
    await host.command({ type: 'end' });
  });

  test('so many and no more: RATE_LIMITED, and the ones before are kept', async () => {
    const peer = await stage.peer({ token: stage.owner.token });
    const opener = await stage.peer({ token: (await stage.register('opener')).token });
    const { userid } = await stage.register('opener');
    moderators.add(userid);
    const roomIds: string[] = [];
    for (let room = 0; room < 20; room += 1) {
      const wanted = { activity: 'guess', definitionId: `seat${room}` };
      const { code, roomId } = (await opener.ask('room:open', wanted)).room;
      await peer.ask('room:watch', { code });
      roomIds.push(roomId);
    }
    const { room } = await (
      await stage.peer({ token: stage.owner.token })
    ).ask('room:open', await morePoll('One too many'));
    expect(await peer.request('room:watch', { code: room.code })).toMatchObject({
      error: { code: 'RATE_LIMITED' },
    });
    await peer.ask('room:leave', { roomId: roomIds[0] ?? '' });
    expect((await peer.request('room:watch', { code: room.code })).ok).toBe(true);
  });
});
