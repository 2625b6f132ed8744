import { timing } from '@sets/shared/core/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountedEngine, openCountedEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

const clock = createManualClock();
let counted: CountedEngine;
beforeAll(async () => {
  counted = await openCountedEngine({ clock });
});
afterAll(() => counted.close());

const runs = () => counted.connection.collection<{ _id: string }>('runs');

/** A run with one answer that is over, and whose result is stored. */
const over = async (definitionId: string): Promise<{ runId: string; participant: string }> => {
  const hall = await openHall(counted.engine, definitionId);
  const own = counted.engine.peer();
  await hall.join(own);
  const seat = own.seatIn(hall.roomId);
  await hall.answer(own, hall.runId, 7);
  const ended = { $set: { ended: true, endedAt: new Date(clock.now()) } };
  await runs().updateOne({ _id: hall.runId }, ended);
  clock.advance(timing.grace);
  await hall.resultOf(hall.runId);
  return { runId: hall.runId, participant: seat?.as === 'phone' ? seat.participant : '' };
};

/** As many runs like this one, all of them older. */
const olderThan = async (runId: string, count: number): Promise<void> => {
  const run = (await runs().findOne({ _id: runId }))!;
  const createdAt = new Date(0);
  const copies = Array.from({ length: count }, (_, at) => ({
    ...run,
    _id: `${runId}-${at}`,
    createdAt,
  }));
  await runs().insertMany(copies);
};

test('of each definition one run, its result and its room are read, however many runs there are', async () => {
  const [one, other] = [await over('one'), await over('other')];
  await olderThan(one.runId, 200);
  let told = new Map<string, { runId: string; joined: number | null }>();
  const reading = async () => {
    told = await counted.engine.history.lastRuns.of('guess', ['one', 'other', 'never']);
  };
  expect(await counted.readBy(reading)).toBe(6);
  expect([...told]).toMatchObject([
    ['one', { runId: one.runId, joined: 1 }],
    ['other', { runId: other.runId, joined: 1 }],
  ]);
  expect((await counted.engine.history.lastRuns.of('chess', ['one'])).size).toBe(0);
});
