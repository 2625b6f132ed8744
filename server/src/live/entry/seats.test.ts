import type { RunInfo } from '@sets/shared/live/run.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll, openStage, runIn, type Stage } from '../../../test/live-stage.ts';

let stage: Stage;
let host: Awaited<ReturnType<Stage['host']>>;
beforeAll(async () => {
  stage = await openStage();
  host = await stage.host();
});
afterAll(() => stage.close());

const code = () => host.room.code;
const refused = (error: string) => ({ ok: false, error: { code: error } });

describe('who may open and host a room', () => {
  test('RQ3: a visitor: UNAUTHENTICATED', async () => {
    const visitor = await stage.peer();
    expect(await visitor.request('room:open', stage.wanted)).toMatchObject(
      refused('UNAUTHENTICATED'),
    );
    const hosting = await visitor.request('room:host', { roomId: host.room.roomId });
    expect(hosting).toMatchObject(refused('UNAUTHENTICATED'));
  });

  test('SE1, SE2: somebody else may not; what lies in a space of one’s own is not there for them', async () => {
    const { token } = await stage.register('stranger');
    const stranger = await stage.peer({ token });
    expect(await stranger.request('room:open', stage.wanted)).toMatchObject(refused('NOT_FOUND'));
    const hosting = await stranger.request('room:host', { roomId: host.room.roomId });
    expect(hosting).toMatchObject(refused('NOT_FOUND'));
  });

  test('SE1: opened again, and at once from two devices, it is the same room', async () => {
    const devices = await Promise.all(
      [1, 2, 3].map(() => stage.peer({ token: stage.owner.token })),
    );
    const opened = await Promise.all(devices.map((each) => each.ask('room:open', stage.wanted)));
    expect(new Set(opened.map(({ room }) => room.roomId))).toEqual(new Set([host.room.roomId]));
  });

  test('SE1: two devices that open a room at the same moment make one, with one run', async () => {
    const fresh = await openStage();
    const early = await (await fresh.peer()).request('room:join', { room: fresh.wanted });
    expect(early).toMatchObject(refused('WRONG_PHASE'));
    const devices = await Promise.all(
      [1, 2, 3, 4].map(() => fresh.peer({ token: fresh.owner.token })),
    );
    const opened = await Promise.all(devices.map((each) => each.ask('room:open', fresh.wanted)));
    expect(new Set(opened.map(({ room }) => room.roomId)).size).toBe(1);
    const seated = await Promise.all(
      devices.map((each) => each.ask('room:host', { roomId: opened[0]!.room.roomId })),
    );
    expect(new Set(seated.map((each) => runIn(each).runId)).size).toBe(1);
    await fresh.close();
  });

  test('what does not exist: NOT_FOUND', async () => {
    const peer = await stage.peer({ token: stage.owner.token });
    const nothing = { activity: 'poll', definitionId: 'nothing' };
    const joined = await (await stage.peer()).request('room:join', { room: nothing });
    expect(joined).toMatchObject(refused('NOT_FOUND'));
    const opened = await peer.request('room:open', { activity: 'poll', definitionId: 'nothing' });
    expect(opened).toMatchObject(refused('NOT_FOUND'));
    const unknown = await peer.request('room:open', { activity: 'chess', definitionId: 'nothing' });
    expect(unknown).toMatchObject(refused('NOT_FOUND'));
    const hosting = await peer.request('room:host', { roomId: 'nothing' });
    expect(hosting).toMatchObject(refused('NOT_FOUND'));
    const watching = await peer.request('room:watch', { code: 'ZZZZZZ' });
    expect(watching).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('who may command', () => {
  const command = () => ({
    roomId: host.room.roomId,
    runId: host.run.runId,
    version: 0,
    command: { type: 'open' },
  });

  test('RQ3: without a seat, as screen, as phone, as host of another room: FORBIDDEN', async () => {
    const none = await stage.peer({ token: stage.owner.token });
    expect(await none.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
    const screen = await stage.peer();
    await screen.ask('room:watch', { code: code() });
    expect(await screen.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
    const phone = await stage.phone(code());
    expect(await phone.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
    const locking = await phone.request('room:lock', { roomId: host.room.roomId, locked: true });
    expect(locking).toMatchObject(refused('FORBIDDEN'));
    const other = await openStage();
    const stranger = await other.host();
    const elsewhere = await stranger.request('run:command', command());
    expect(elsewhere).toMatchObject(refused('FORBIDDEN'));
    const unknown = await host.request('run:command', { ...command(), runId: 'another' });
    expect(unknown).toMatchObject(refused('NOT_FOUND'));
    await other.close();
  });

  test('RQ3: only a phone answers', async () => {
    const phone = await stage.phone(code());
    const answer = phone.submission(['red']);
    const screen = await stage.peer();
    await screen.ask('room:watch', { code: code() });
    for (const peer of [screen, host]) {
      expect(await peer.request('answer:submit', answer)).toMatchObject(refused('FORBIDDEN'));
    }
  });

  test('SE8: taking another seat in the same room leaves the first', async () => {
    const device = await stage.peer({ token: stage.owner.token });
    await device.ask('room:host', { roomId: host.room.roomId });
    await device.ask('room:watch', { code: code() });
    expect(await device.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
  });

  test('SE8: a connection keeps its seat in one room when it takes one in another', async () => {
    const { _id: definitionId } = await stage
      .features()
      .polls.create(stage.owner, buildPoll({ title: 'Shapes' }));
    const device = await stage.peer({ token: stage.owner.token });
    const { room } = await device.ask('room:open', { activity: 'poll', definitionId });
    const { roomId } = room;
    const { runId } = runIn(await device.ask('room:host', { roomId }));
    const joined = await device.ask('room:join', { room: { code: code() } });
    expect(joined.room).toEqual(host.room);
    // It is a phone in the one and host in the other, and neither seat counts elsewhere.
    expect(await device.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
    const other = { roomId, runId, version: 0, command: { type: 'open' } };
    expect(await device.request('run:command', other)).toMatchObject({ ok: true });
    // A run is commanded in the room that it is on in.
    const smuggled = await host.request('run:command', { ...command(), runId });
    expect(smuggled).toMatchObject(refused('NOT_FOUND'));
  });

  test('SE8: who leaves a room has no seat in it any more, and may leave it again', async () => {
    const device = await stage.peer({ token: stage.owner.token });
    const { roomId } = host.room;
    await device.ask('room:host', { roomId });
    expect(await device.ask('room:leave', { roomId })).toEqual({});
    expect(await device.request('run:command', command())).toMatchObject(refused('FORBIDDEN'));
    expect(await device.ask('room:leave', { roomId })).toEqual({});
  });
});

describe('tickets', () => {
  test('SE4: with the ticket the same participant comes back, without it somebody new', async () => {
    const first = await stage.phone(code());
    const again = await stage.phone(code(), { ticket: first.joined.ticket });
    const other = await stage.phone(code());
    expect(again.joined.participant).toBe(first.joined.participant);
    expect(other.joined.participant).not.toBe(first.joined.participant);
  });

  test('SE4: a ticket of another room, or a forged one, counts as none', async () => {
    const elsewhere = await openStage();
    const { room } = await elsewhere.host();
    const foreign = await elsewhere.phone(room.code);
    for (const ticket of [foreign.joined.ticket, 'forged']) {
      const phone = await stage.phone(code(), { ticket });
      expect(phone.joined.participant).not.toBe(foreign.joined.participant);
    }
    await elsewhere.close();
  });

  test('SE5: a signed-in person is the same participant on every device, and cannot be told by it', async () => {
    const { token, userid } = await stage.register('student');
    const one = await stage.phone(code(), { token });
    const two = await stage.phone(code(), { token });
    expect(two.joined.participant).toBe(one.joined.participant);
    expect(JSON.stringify(one.joined)).not.toContain(userid);
  });

  test('SE6: a locked room lets nobody new in, but everybody back', async () => {
    const phone = await stage.phone(code());
    await host.ask('room:lock', { roomId: host.room.roomId, locked: true });
    const newcomer = await stage.peer();
    const join = { room: { code: code() } };
    expect(await newcomer.request('room:join', join)).toMatchObject(refused('TOO_LATE'));
    const back = await stage.phone(code(), { ticket: phone.joined.ticket });
    expect(back.joined.participant).toBe(phone.joined.participant);
    expect(back.joined.room.locked).toBe(true);
    await host.ask('room:lock', { roomId: host.room.roomId, locked: false });
    expect((await newcomer.request('room:join', join)).ok).toBe(true);
  });
});

test('SE5, SE11: who is in a full room is let in on another device too', async () => {
  const full = await openStage({ bounds: { participants: 1 } });
  const { room } = await full.host();
  const { token } = await full.register('student');
  const one = await full.phone(room.code, { token });
  const two = await full.phone(room.code, { token });
  expect(two.joined.participant).toBe(one.joined.participant);
  const other = await full.peer();
  const join = { room: { code: room.code } };
  expect(await other.request('room:join', join)).toMatchObject(refused('FULL'));
  await full.close();
});

test('by the poll’s id one finds its room, once it is under way', async () => {
  const peer = await stage.peer();
  const joined = await peer.ask('room:join', { room: stage.wanted });
  expect(joined.room.code).toBe(code());
  expect(runIn(joined).runId).toBe(host.run.runId);
  const never = await peer.request('room:join', {
    room: { activity: 'poll', definitionId: 'never' },
  });
  expect(never).toMatchObject(refused('NOT_FOUND'));
});

test('SE7: a run that has ended can still be joined and watched, and shows its end', async () => {
  const ending = await openStage();
  const closing = await ending.host();
  await closing.command({ type: 'end' });
  // What the command brought about is told at the room's pace; from then on it is in the snapshot.
  await closing.notice('run:changed', ({ run }: { run: RunInfo }) => run.ended);
  const phone = await ending.phone(closing.room.code);
  expect(phone.run.ended).toBe(true);
  const screen = await ending.peer();
  const watched = await screen.ask('room:watch', { code: closing.room.code });
  expect(runIn(watched).ended).toBe(true);
  // The next time that it is opened it is another run, with another code.
  const next = await ending.host();
  expect(next.run.runId).not.toBe(closing.run.runId);
  expect(next.room.code).not.toBe(closing.room.code);
  await ending.close();
});
