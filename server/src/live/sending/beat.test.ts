import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { Beat } from './beat.ts';

let clock: ManualClock;
let sent: string[];
let beat: Beat;

beforeEach(() => {
  clock = createManualClock();
  sent = [];
  beat = new Beat(clock, 100, async (runId) => {
    sent.push(runId);
  });
});

/** Lets the event loop turn once: a beat sends behind the turn in which it was touched. */
const turn = (): Promise<void> => setImmediate();

test('NO3: the first change goes at once, the next ones together when the interval has passed', async () => {
  beat.touch('run1');
  await turn();
  expect(sent).toEqual(['run1']);
  for (let change = 0; change < 1_000; change += 1) beat.touch('run1');
  clock.advance(99);
  await turn();
  expect(sent).toHaveLength(1);
  clock.advance(1);
  await turn();
  expect(sent).toHaveLength(2);
});

test('NO3: at most ten times a second, however long changes go on', async () => {
  for (let millisecond = 0; millisecond < 1_000; millisecond += 1) {
    beat.touch('run1');
    clock.advance(1);
    await turn();
  }
  expect(sent.length).toBeLessThanOrEqual(11);
  expect(sent.length).toBeGreaterThanOrEqual(10);
});

test('a run that has been quiet is forgotten; runs do not pace each other', async () => {
  beat.touch('run1');
  beat.touch('run2');
  await turn();
  expect(sent).toEqual(['run1', 'run2']);
  clock.advance(100);
  expect(beat.size).toBe(0);
});

test('after a stop nothing is sent', async () => {
  beat.touch('run1');
  beat.touch('run1');
  await turn();
  beat.stop();
  clock.advance(1_000);
  await turn();
  expect(sent).toEqual(['run1']);
});
