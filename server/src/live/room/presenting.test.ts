import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine } from '../../../test/test-engine.ts';
import { RoomRecords } from './room-records.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Awaited<ReturnType<typeof connectStore>>;
let engine: TestEngine;
const logged: { msg: string }[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });

/** One that cannot begin by itself. */
const begins = async (definitionId: string) =>
  definitionId === 'cannot begin' ? { type: 'no such command' } : null;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  engine = await openGuessEngine({ connection, clock: createManualClock(), begins, log });
});
afterAll(async () => {
  engine.stop();
  await connection.close();
  await store.close();
});

test('SE1: of devices that open the same at once only one makes a room, and no other room stays', async () => {
  const halls = await Promise.all([1, 2, 3].map(() => openHall(engine, 'at once')));
  expect(new Set(halls.map(({ roomId }) => roomId)).size).toBe(1);
  const rooms = await connection.collection('rooms').find().toArray();
  expect(rooms.map(({ _id }) => String(_id))).toEqual([halls[0]?.roomId]);
});

test('a run that cannot begin by itself waits for its host, and the log says why', async () => {
  const { roomId, runId } = await openHall(engine, 'cannot begin');
  expect(logged).toMatchObject([
    { msg: 'a run could not begin by itself', roomId, runId, err: { type: 'AppError' } },
  ]);
});

test('PU2: where something cannot be put on, who is lost in what is on still is', async () => {
  const hall = await openHall(engine, 'lost in this');
  const { roomId } = hall;
  engine.pulse.add(roomId, {
    taps: noReactions,
    lost: new Map([['ann', engine.clock.now() + 60_000]]),
  });
  const advance = vi.spyOn(RoomRecords.prototype, 'advance').mockRejectedValueOnce(new Error());
  await expect(hall.putOn('cannot be put on')).rejects.toThrow();
  expect(advance).toHaveBeenCalledOnce();
  expect(engine.pulse.now(roomId, new Set())).toMatchObject({ lost: 1 });
  await hall.putOn('cannot be put on');
  expect(engine.pulse.now(roomId, new Set())).toMatchObject({ lost: 0 });
});
