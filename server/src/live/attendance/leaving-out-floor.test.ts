import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessActivity } from '../../../test/guess.activity.ts';
import { type hallIn, openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestPeer } from '../../../test/test-engine.ts';

const floor = 2;
const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Awaited<ReturnType<typeof connectStore>>;
let engine: Awaited<ReturnType<typeof openGuessEngine>>;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  const activity = { ...guessActivity, floor: () => floor };
  engine = await openGuessEngine({ connection, clock, activity });
});
afterAll(async () => {
  engine.stop();
  await connection.close();
  await store.close();
});

/** So many come together over one network, and so many of them answer. */
const come = async (
  hall: ReturnType<typeof hallIn>,
  runId: string,
  { many, answering, from }: { many: number; answering: number; from: string },
) => {
  const people: { peer: TestPeer; participant: string }[] = [];
  for (let at = 0; at < many; at += 1) {
    const peer = engine.peer(null, from);
    await hall.join(peer);
    const seat = peer.seatIn(hall.roomId);
    people.push({ peer, participant: seat?.as === 'phone' ? seat.participant : '' });
  }
  for (const { peer } of people.slice(0, answering)) await hall.answer(peer, runId, 7);
  return people;
};

test('RM4: nobody is left out, or counted again, where that would tell what fewer than the floor said', async () => {
  const hall = await openHall(engine, 'beans');
  const { runId } = hall;
  await come(hall, runId, { many: 3, answering: 3, from: '192.0.2.1' });
  const few = await come(hall, runId, { many: 3, answering: 1, from: '198.51.100.1' });
  const [first, second] = few;
  const refused = { code: 'WRONG_PHASE', message: expect.stringContaining('Fewer than 2 people') };
  await expect(hall.exclude(first!.participant, true)).rejects.toMatchObject(refused);
  expect(await hall.counts()).toMatchObject({ answered: 4 });
  // Two of them tell nothing of one.
  await hall.answer(second!.peer, runId, 9);
  await hall.exclude(first!.participant, true);
  expect(await hall.counts()).toMatchObject({ answered: 3 });
  // What they answered is told with the run, so another one in the room changes nothing about that.
  await hall.putOn('peas');
  await hall.exclude(first!.participant, false);
});

test('RM4: what few have said before is kept as well while something else is on', async () => {
  const hall = await openHall(engine, 'lentils');
  await come(hall, hall.runId, { many: 3, answering: 3, from: '192.0.2.1' });
  const few = await come(hall, hall.runId, { many: 2, answering: 1, from: '198.51.100.1' });
  await hall.putOn('corn');
  const refused = { code: 'WRONG_PHASE' };
  await expect(hall.exclude(few[0]!.participant, true)).rejects.toMatchObject(refused);
});

test('RM4: whoever answered while they were left out is not counted again where that would tell what they said', async () => {
  const hall = await openHall(engine, 'chickpeas');
  const { runId } = hall;
  await come(hall, runId, { many: 3, answering: 3, from: '192.0.2.1' });
  const late = await come(hall, runId, { many: 2, answering: 0, from: '203.0.113.1' });
  await hall.exclude(late[0]!.participant, true);
  await hall.answer(late[1]!.peer, runId, 9);
  const again = hall.exclude(late[0]!.participant, false);
  await expect(again).rejects.toMatchObject({ code: 'WRONG_PHASE' });
});

test('RM4: no way round leads to what few have said: others are left out first, or the rest is few', async () => {
  const hall = await openHall(engine, 'rice');
  const { runId } = hall;
  const many = await come(hall, runId, { many: 3, answering: 3, from: '192.0.2.1' });
  const few = await come(hall, runId, { many: 2, answering: 1, from: '203.0.113.1' });
  const refused = { code: 'WRONG_PHASE' };
  // Without the many nothing is told of the one who is left.
  await hall.exclude(many[0]!.participant, true);
  await expect(hall.exclude(few[0]!.participant, true)).rejects.toMatchObject(refused);
  await hall.exclude(many[0]!.participant, false);
  // With a second large burst, counts without the one and without the other would tell of the rest.
  const more = await come(hall, runId, { many: 2, answering: 2, from: '198.51.100.1' });
  for (const [first] of [many, more]) {
    await expect(hall.exclude(first!.participant, true)).rejects.toMatchObject(refused);
  }
  expect(await hall.counts()).toMatchObject({ answered: 6 });
});
