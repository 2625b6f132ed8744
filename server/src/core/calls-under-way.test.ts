import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { createCallsUnderWay } from './calls-under-way.ts';

const clock = createManualClock();
const turn = (): Promise<void> => new Promise(setImmediate);

/** Whether it has resolved by now. */
const watched = (waiting: Promise<void>) => {
  let isDone = false;
  void waiting.then(() => {
    isDone = true;
  });
  return async (): Promise<boolean> => {
    await turn();
    return isDone;
  };
};

test('closing waits for all but the call that asks, and takes none meanwhile', async () => {
  const calls = createCallsUnderWay(clock);
  const [first, second] = [calls.begin('ada'), calls.begin('ada'), calls.begin('ada')];
  const isClosed = watched(calls.close('ada'));
  expect(await isClosed()).toBe(false);
  expect(() => calls.begin('ada')).toThrow('just being deleted');
  calls.begin('grace')();
  first();
  expect(await isClosed()).toBe(false);
  second();
  expect(await isClosed()).toBe(true);
  expect(() => calls.close('ada')).toThrow('just being deleted');
  calls.open('ada');
  calls.begin('ada')();
});

test('it does not wait for ever, nor where there is nothing to wait for', async () => {
  const calls = createCallsUnderWay(clock);
  expect(await watched(calls.close('grace'))()).toBe(true);
  calls.begin('ada');
  calls.begin('ada');
  const isClosed = watched(calls.close('ada'));
  clock.advance(4_999);
  expect(await isClosed()).toBe(false);
  clock.advance(1);
  expect(await isClosed()).toBe(true);
});

test('it is open again only after a while, where that is asked for', async () => {
  const calls = createCallsUnderWay(clock);
  await calls.close('ada');
  calls.open('ada', 60_000);
  clock.advance(59_999);
  expect(() => calls.begin('ada')).toThrow('just being deleted');
  clock.advance(1);
  calls.begin('ada')();
});
