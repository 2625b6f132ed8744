import { expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { Rush } from './rush.ts';

/** Whether something has come to its end by now. */
const watched = (work: Promise<unknown>) => {
  const seen = { isOver: false };
  void work.then(() => (seen.isOver = true));
  return async () => {
    await new Promise(setImmediate);
    return seen.isOver;
  };
};

test('it is calm while no order is placed, and again once the last one is', async () => {
  const rush = new Rush(createManualClock());
  await rush.calm();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const placed = [rush.during(() => one.promise), rush.during(() => other.promise)];
  const isCalm = watched(rush.calm());
  one.resolve();
  expect(await isCalm()).toBe(false);
  other.resolve();
  expect(await isCalm()).toBe(true);
  await Promise.all(placed);
});

test('however long orders come, nobody waits for more than two seconds of them', async () => {
  const clock = createManualClock();
  const rush = new Rush(clock);
  const end = Promise.withResolvers<void>();
  const placed = rush.during(() => end.promise);
  const isCalm = watched(rush.calm());
  clock.advance(1_999);
  expect(await isCalm()).toBe(false);
  clock.advance(1);
  expect(await isCalm()).toBe(true);
  await rush.calm();
  end.resolve();
  await placed;
});

test('an order that cannot be placed is over, too', async () => {
  const rush = new Rush(createManualClock());
  await expect(rush.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await rush.calm();
});
