import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine } from '../../../test/test-engine.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Awaited<ReturnType<typeof connectStore>>;
let engine: TestEngine;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  engine = await openGuessEngine({ connection, clock: createManualClock() });
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
