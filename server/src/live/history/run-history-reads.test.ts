import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountedEngine, openCountedEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

const clock = createManualClock();
let counted: CountedEngine;
beforeAll(async () => {
  counted = await openCountedEngine({ clock });
});
afterAll(() => counted.close());

/** A run with three answers, each a document, of which the right number is told. */
const guessed = async (definitionId: string) => {
  const hall = await openHall(counted.engine, definitionId);
  const people = [counted.engine.peer(), counted.engine.peer(), counted.engine.peer()];
  for (const own of people) {
    await hall.join(own);
    await hall.answer(own, hall.runId, 7);
  }
  await hall.command(hall.runId, 0, { type: 'tell', right: 7 });
  const inWords = async () => {
    const record = await counted.engine.history.find(hall.runId);
    return counted.engine.history.inWords(record!);
  };
  return { ...hall, inWords };
};

const told = {
  joined: 3,
  rounds: [
    { answered: 3, report: { lines: [{ count: 3 }, { text: 'guessed right', count: 3 }] } },
    {},
  ],
};

test('what an activity makes of all answers, and their counts, are read once, for all who ask together', async () => {
  const { inWords } = await guessed('under-way');
  const asking = async () => {
    const all = await Promise.all([inWords(), inWords(), inWords()]);
    for (const each of all) expect(each).toMatchObject(told);
  };
  expect(await counted.readBy(asking, 'answers')).toBe(3);
  // Who asks soon after is told the same, and nothing is read.
  expect(await counted.readBy(asking, 'answers')).toBe(0);
  clock.advance(1_000);
  expect(await counted.readBy(asking, 'attendance')).toBe(3);
});

test('of a run that is over, whose counts are stored, the answers are read once for what is made of them', async () => {
  const { inWords, command, runId } = await guessed('over');
  await command(runId, 1, { type: 'end' });
  await counted.engine.history.settled();
  expect(await counted.readBy(inWords, 'answers')).toBe(3);
  expect(await inWords()).toMatchObject(told);
  // Where its result was not stored it is made again from the same reading.
  await counted.connection.db!.collection<{ _id: string }>('results').deleteOne({ _id: runId });
  expect(await counted.readBy(inWords, 'answers')).toBe(3);
  expect(await counted.readBy(inWords, 'attendance')).toBe(3);
});
