import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { createSlowDisk } from '../../../test/slow-disk.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine } from '../../../test/test-engine.ts';

/*
 * What waits for the disk. The engine is whole and its store is real; only its writes wait until
 * the test lets them go.
 */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let disk: ReturnType<typeof createSlowDisk>;
let engine: TestEngine;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  disk = createSlowDisk(connection.db!);
  engine = await openGuessEngine({ connection, db: disk.db, clock: createManualClock() });
});
afterAll(async () => {
  engine.stop();
  await connection.close();
  await store.close();
});

const account = { userid: 'ann', accountType: 'student' } as const;

/** Whether something has happened once the store has answered more often than that would ask it. */
const happens = async (work: Promise<unknown>): Promise<boolean> => {
  let done = false;
  const end = (): void => void (done = true);
  work.then(end, end);
  for (let asked = 0; asked < 20; asked += 1) await connection.db!.command({ ping: 1 });
  return done;
};

test('SE9: a second tab, too, is acknowledged when it is on disk that its person has joined', async () => {
  const hall = await openHall(engine, 'tabs');
  const held = disk.hold('attendance');
  const first = hall.join(engine.peer(account));
  await held.come;
  const second = hall.join(engine.peer(account));
  expect(await happens(Promise.race([first, second]))).toBe(false);
  held.release();
  const [one, two] = await Promise.all([first, second]);
  expect(two.participant).toBe(one.participant);
});

test('SE9: a second tab is not acknowledged by a write that failed: it is written down itself', async () => {
  const hall = await openHall(engine, 'tabs-fail');
  const eve = { userid: 'eve', accountType: 'student' } as const;
  const held = disk.hold('attendance');
  const first = hall.join(engine.peer(eve));
  await held.come;
  const second = hall.join(engine.peer(eve));
  expect(await happens(second)).toBe(false);
  held.fail();
  await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const { participant } = await second;
  const theirs = { 'attendance.participant': participant };
  expect(await connection.db!.collection('attendance').countDocuments(theirs)).toBeGreaterThan(0);
  expect(await hall.counts()).toMatchObject({ joined: 1 });
});

test('an account joins when it is on disk in which room it is, and has no seat before', async () => {
  const hall = await openHall(engine, 'rooms-of-accounts');
  const own = engine.peer({ userid: 'ben', accountType: 'student' });
  const held = disk.hold('accountrooms');
  const joining = hall.join(own);
  await held.come;
  expect(await happens(joining)).toBe(false);
  held.fail();
  await expect(joining).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(own.seatIn(hall.roomId)).toBeNull();
  expect(await engine.personalData.collect('ben')).toBeNull();
  await hall.join(own);
  expect(await engine.personalData.collect('ben')).toMatchObject({ attended: [{ run: 'Beans' }] });
});

test('who could not be noted has no seat, and is neither here nor joined', async () => {
  const hall = await openHall(engine, 'refused');
  const ann = engine.peer();
  const held = disk.hold('attendance');
  const joining = hall.join(ann);
  await held.come;
  held.fail();
  await expect(joining).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(ann.seatIn(hall.roomId)).toBeNull();
  expect(await hall.counts()).toMatchObject({ joined: 0, connected: 0 });
  await hall.join(ann);
  expect(await hall.counts()).toMatchObject({ joined: 1, connected: 1 });
});

test('a room that is put in play anew counts whose attendance was being written just then', async () => {
  const hall = await openHall(engine, 'anew');
  const held = disk.hold('attendance');
  const joining = hall.join(engine.peer());
  await held.come;
  await engine.roomStore.discard(hall.roomId);
  const counts = hall.counts();
  expect(await happens(counts)).toBe(false);
  held.release();
  await joining;
  expect(await counts).toMatchObject({ joined: 1, connected: 1 });
});

test('results wait for whose attendance is being written', async () => {
  const hall = await openHall(engine, 'results-attendance');
  const held = disk.hold('attendance');
  const joining = hall.join(engine.peer());
  await held.come;
  const result = hall.resultOf(hall.runId);
  expect(await happens(result)).toBe(false);
  held.release();
  await joining;
  expect(await result).toMatchObject({ joined: 1 });
});

test('results wait for the answers that are being written', async () => {
  const hall = await openHall(engine, 'results-answers');
  const ann = engine.peer();
  await hall.join(ann);
  const held = disk.hold('answers');
  const answering = hall.answer(ann, hall.runId, 7);
  await held.come;
  const result = hall.resultOf(hall.runId);
  expect(await happens(result)).toBe(false);
  held.release();
  await answering;
  expect(await result).toMatchObject({ answered: 1 });
});
