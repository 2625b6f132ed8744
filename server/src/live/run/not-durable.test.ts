import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import { storedPoll } from '@sets/shared/poll/poll.migrations.ts';
import { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { buildRoom } from '../../../test/room-store-parts.ts';
import { systemClock } from '../../core/clock.ts';
import { Activities } from '../activities.ts';
import { Answers } from './answers.ts';
import { AttendanceLog } from '../attendance/attendance-log.ts';
import { MemoryRunStore } from './memory-run-store.ts';
import { Ledger } from './ledger.ts';
import { RoomRecords } from '../room/room-records.ts';
import { Rooms } from '../room/rooms.ts';
import { storesInMemory } from '../stores-in-play.ts';
import { RunRecords } from './run-records.ts';
import { RunSteps } from './run-steps.ts';
import { Runs } from './runs.ts';

const wanted = { activity: 'poll', definitionId: 'poll1' };

const inputOf = (roomId: string, runId: string, attempt: string) => ({
  roomId,
  runId,
  slot: 'q0.r1',
  attempt,
  revision: 1,
  value: { choices: ['red'] },
  tappedAt: Date.now(),
});

/** Answers to a poll name no entries of a feed. */
const namesNothing = { only: (_run: unknown, value: unknown) => value };

/** A poll that is open, in play on a real store; its answers go another way to the disk than all else. */
const openPoll = async () => {
  const database = await startTestStore();
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const client = await MongoClient.connect(database.uri);
  const log = pino({ level: 'silent' });
  const ledger = new Ledger(client.db(), log);
  const store = new MemoryRunStore();
  const { roomStore, presence } = storesInMemory(systemClock);
  const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
  const activities = new Activities([
    {
      activity: pollActivity,
      stored: storedPoll,
      loadDefinition: async () => definition,
      exists: async () => true,
    },
  ]);
  const records = new RunRecords(connection, activities);
  await records.prepare();
  const parts = { records, store, ledger, activities, clock: systemClock, log };
  const roomRecords = new RoomRecords(connection);
  await roomRecords.prepare();
  const attendance = new AttendanceLog(connection.db!, log);
  const rooms = new Rooms({ ...parts, roomRecords, rooms: roomStore, presence, attendance });
  const runs = new Runs({ ...parts, rooms, roomRecords });
  const steps = new RunSteps({ ...parts, runs, rooms, onOver: () => {} });
  const answers = new Answers({ ...parts, runs, rooms, named: namesNothing });
  const runId = 'run1';
  const { roomId } = await rooms.create('owner', runId);
  await runs.create({ roomId, runId, ...wanted }, { userid: 'owner', definition });
  await steps.command({ roomId, runId, version: 0, command: { type: 'open' }, by: 'owner' });
  const close = async (): Promise<void> => {
    steps.stop();
    await client.close();
    await connection.close();
    await database.close();
  };
  return {
    parts,
    rooms,
    roomStore,
    roomRecords,
    runs,
    steps,
    answers,
    roomId,
    runId,
    client,
    connection,
    close,
  };
};

test('AN10: an answer that cannot be written is UNAVAILABLE, and is not in the tally', async () => {
  const { parts, rooms, roomRecords, ...poll } = await openPoll();
  const { answers, runId, roomId, client, connection, close } = poll;
  const answer = (participant: string, attempt: string) => ({
    participant,
    roundTripMs: null,
    receivedAt: Date.now(),
    input: inputOf(roomId, runId, attempt),
  });
  await answers.submit(answer('ann', 'a1'));

  // The ledger's way to the disk is gone; the rest of the server still works.
  await client.close();
  await expect(answers.submit(answer('ben', 'b1'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  const { store } = parts;
  const working = new Ledger(connection.db!, parts.log);
  const counted = new Runs({ ...parts, rooms, roomRecords, ledger: working });
  await counted.load(runId);
  expect(store.tallies(runId, ['q0.r1'], 10).get('q0.r1')).toEqual({
    answered: 1,
    counters: { red: 1 },
  });
  await close();
});

test('RU1: a step that is durable and not in play, as its process died, is found by the next host', async () => {
  const { parts, steps, roomId, runId, close } = await openPoll();
  const close1 = { roomId, runId, version: 1, command: { type: 'close' }, by: 'owner' };
  // The process ends between the two.
  vi.spyOn(parts.store, 'advance').mockResolvedValueOnce();
  await steps.command(close1);
  expect(parts.store.get(runId)).toMatchObject({ version: 1, state: { phase: 'open' } });
  await expect(steps.command(close1)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(parts.store.get(runId)).toMatchObject({ version: 2, state: { phase: 'closed' } });
  await steps.command({ ...close1, version: 2, command: { type: 'end' } });
  await close();
});

async function* nothing() {
  // A run that nobody has answered yet.
}

/** A run in play whose answers reach the disk when the test wants. */
const slowDisk = async () => {
  const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
  const activities = new Activities([
    {
      activity: pollActivity,
      stored: storedPoll,
      loadDefinition: async () => definition,
      exists: async () => true,
    },
  ]);
  const store = new MemoryRunStore();
  const start = pollActivity.start(definition, { now: 0, seed: 1 });
  const state = { ...start, phase: 'open' as const, rounds: [1, 0] };
  const run = { runId: 'run1', roomId: 'room1', ...wanted };
  const standing = { state, version: 1, ended: false, deadline: null };
  const put = () => store.put({ ...run, ...standing, owner: 'owner', definition }, nothing());
  await put();
  const written: (() => void)[] = [];
  const ledger = { append: () => new Promise<void>((done) => void written.push(done)) };
  const answers = new Answers({
    runs: { load: (runId: string) => store.get(runId)! } as unknown as Runs,
    ledger: ledger as unknown as Ledger,
    store,
    activities,
    named: namesNothing,
    rooms: { load: () => buildRoom() },
  });
  return { answers, store, written, put, state };
};

test('AN2, AN3: a copy is acknowledged when the first one is on disk, not before', async () => {
  const { answers, written } = await slowDisk();
  const input = inputOf('room1', 'run1', 'a1');
  const acknowledged: string[] = [];
  const submit = async (which: string): Promise<void> => {
    await answers.submit({
      participant: 'ann',
      roundTripMs: null,
      receivedAt: Date.now(),
      input: input,
    });
    acknowledged.push(which);
  };
  const both = Promise.all([submit('first'), submit('copy')]);
  await new Promise(setImmediate);
  expect([written.length, acknowledged]).toEqual([2, []]);
  for (const done of written) done();
  await both;
  expect(acknowledged).toEqual(['first', 'copy']);
});

test('what is on disk is counted also where its run was put in play anew meanwhile', async () => {
  const { answers, store, written, put } = await slowDisk();
  const acknowledged = answers.submit({
    participant: 'ann',
    roundTripMs: null,
    receivedAt: Date.now(),
    input: inputOf('room1', 'run1', 'a1'),
  });
  await store.discard('run1');
  // Read from the disk before the answer was there.
  await put();
  expect(store.tallies('run1', ['q0.r1'], 10).get('q0.r1')?.answered).toBe(0);
  written[0]?.();
  await acknowledged;
  expect(store.tallies('run1', ['q0.r1'], 10).get('q0.r1')).toEqual({
    answered: 1,
    counters: { red: 1 },
  });
});

test('an answer that met a step of its run is accepted by the newest version, or not at all', async () => {
  const { answers, store, written, state } = await slowDisk();
  const real = store.submit.bind(store);
  let steps = 0;
  const given = {
    participant: 'ann',
    roundTripMs: null,
    receivedAt: Date.now(),
    input: inputOf('room1', 'run1', 'a1'),
  };
  store.submit = (runId, seen, submission) => {
    steps += 1;
    // Another process takes a step between the acceptance and the counting.
    const phase = steps === 1 ? 'open' : 'closed';
    const step = { version: 1 + steps, ended: false, deadline: null };
    if (steps < 3) void store.advance(runId, { ...step, state: { ...state, phase } });
    return real(runId, seen, submission);
  };
  expect(() => answers.submit(given)).toThrow(expect.objectContaining({ code: 'TOO_LATE' }));
  expect([steps, written.length]).toEqual([2, 0]);
});

test('what is lost again while it is put in play is not taken for something that is not there', async () => {
  const { parts, rooms, roomStore, runs, roomId, runId, close } = await openPoll();
  const unavailable = { code: 'UNAVAILABLE' };
  await parts.store.discard(runId);
  const run = vi.spyOn(parts.store, 'get').mockReturnValue(null);
  await expect(runs.onIn({ roomId, current: runId })).rejects.toMatchObject(unavailable);
  run.mockRestore();
  expect(await runs.onIn({ roomId, current: runId })).toMatchObject({ runId });
  await roomStore.discard(roomId);
  const room = vi.spyOn(roomStore, 'get').mockReturnValue(null);
  await expect(rooms.load(roomId)).rejects.toMatchObject(unavailable);
  room.mockRestore();
  expect(await rooms.load(roomId)).toMatchObject({ roomId });
  await close();
});
