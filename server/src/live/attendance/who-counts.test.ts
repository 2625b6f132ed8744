import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { GuessMe } from '../../../test/guess.activity.ts';
import { hallIn, openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine, type TestPeer } from '../../../test/test-engine.ts';

/* Cases of the counts that are told one by one; `counts.test.ts` tries them in any order. */

const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let engine: TestEngine;
const open = () => openGuessEngine({ connection, clock });
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  engine = await open();
});
afterAll(async () => {
  engine.stop();
  await connection.close();
  await store.close();
});

/** What somebody was told that is theirs, each time. */
const toldOf = ({ heard }: TestPeer): GuessMe[] =>
  heard.flatMap(({ name, payload }) =>
    name === 'me:changed' ? (payload as { me: GuessMe }).me : [],
  );

/** Nobody waits until everybody is told. */
const isTold = (who: TestPeer, me: GuessMe) =>
  eventually(() => expect(toldOf(who).at(-1)).toEqual(me));

test('RM4: whose burst is left out is in no count after a restart either, and neither is their answer', async () => {
  const before = await openHall(engine, 'restarted');
  const [ann, ben] = [engine.peer(null, 'ann'), engine.peer(null, 'ben')];
  const { participant } = await before.join(ann);
  await before.join(ben);
  await before.answer(ann, before.runId, 7);
  await before.answer(ben, before.runId, 9);
  await before.exclude(participant, true);
  expect(await before.counts()).toMatchObject({ joined: 1, answered: 1 });
  engine.stop();
  engine = await open();
  const after = hallIn(engine, before.roomId);
  expect(await after.counts()).toMatchObject({ joined: 1, answered: 1 });
  await after.exclude(participant, false);
  expect(await after.counts()).toMatchObject({ joined: 2, answered: 2 });
});

test('RM3: who comes after the end of a run has not joined it', async () => {
  const hall = await openHall(engine, 'ended');
  await hall.join(engine.peer());
  await hall.command(hall.runId, 0, { type: 'end' });
  await hall.join(engine.peer());
  expect(await hall.counts()).toMatchObject({ joined: 1, connected: 2 });
  expect(await hall.resultOf(hall.runId)).toMatchObject({ joined: 1 });
});

test('RM4: results, and what each is told of them, are made anew when somebody is left out', async () => {
  const hall = await openHall(engine, 'scored');
  const [ann, ben] = [engine.peer(null, 'ann'), engine.peer(null, 'ben')];
  const { participant } = await hall.join(ann);
  await hall.join(ben);
  await hall.answer(ann, hall.runId, 7);
  await hall.answer(ben, hall.runId, 9);
  await hall.command(hall.runId, 0, { type: 'tell', right: 7 });
  expect(await hall.counts()).toMatchObject({ best: 10 });
  await isTold(ann, { guess: 7, points: 10 });
  await isTold(ben, { guess: 9, points: 0 });
  await hall.exclude(participant, true);
  expect(await hall.counts()).toMatchObject({ best: 0 });
  await isTold(ann, { guess: 7, points: null });
  await hall.exclude(participant, false);
  expect(await hall.counts()).toMatchObject({ best: 10 });
  await isTold(ann, { guess: 7, points: 10 });
});

test('NO7: each is told once of the same results, however often counts move', async () => {
  const hall = await openHall(engine, 'once');
  const ann = engine.peer();
  await hall.join(ann);
  await hall.answer(ann, hall.runId, 7);
  await hall.command(hall.runId, 0, { type: 'tell', right: 7 });
  await hall.counts();
  await isTold(ann, { guess: 7, points: 10 });
  for (let beat = 0; beat < 3; beat += 1) {
    await hall.join(engine.peer());
    await hall.counts();
  }
  expect(toldOf(ann)).toHaveLength(1);
});
