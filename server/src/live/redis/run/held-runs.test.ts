import { expect, test } from 'vitest';
import { buildRun } from '../../../../test/run-store-parts.ts';
import { HeldRuns, type ReadRun } from './held-runs.ts';

const found = (version = 0): ReadRun => ({ play: 'play1', run: buildRun({ version }) });

/** A reading that ends when the test says so. */
const reading = () => {
  const { promise, resolve } = Promise.withResolvers<ReadRun | null>();
  return { read: () => promise, end: resolve };
};

test('whoever asks while a run is read shares the reading', async () => {
  const held = new HeldRuns();
  const { read, end } = reading();
  const both = [held.read('run1', read), held.read('run1', () => Promise.reject(new Error('no')))];
  end(found());
  expect(await Promise.all(both)).toEqual([buildRun(), buildRun()]);
  expect(held.get('run1')).toEqual({ ...found(), isFresh: true });
});

test.for(['outdate', 'drop'] as const)(
  'what was told of while it was read (%s) is given, but not held; who asks then reads anew',
  async (happens) => {
    const held = new HeldRuns();
    const old = reading();
    const before = held.read('run1', old.read);
    held[happens]('run1');
    const after = held.read('run1', async () => found(1));
    expect(await after).toMatchObject({ version: 1 });
    old.end(found());
    expect(await before).toMatchObject({ version: 0 });
    expect(held.get('run1')).toEqual({ ...found(1), isFresh: true });
  },
);

test('a change of another run is none of this one', async () => {
  const held = new HeldRuns();
  const { read, end } = reading();
  const asked = held.read('run1', read);
  held.outdate('run2');
  end(found());
  await asked;
  expect(held.get('run1')?.isFresh).toBe(true);
});

test('an own step is known at once, and does not hide that somebody has gone further', async () => {
  const held = new HeldRuns();
  const step = (version: number) => ({ version, state: 'next', ended: false, deadline: null });
  await held.read('run1', async () => found());
  held.step('run1', step(1));
  expect(held.get('run1')).toMatchObject({ isFresh: true, run: { version: 1, state: 'next' } });
  held.outdate('run1');
  held.step('run1', step(2));
  expect(held.get('run1')).toMatchObject({ isFresh: false, run: { version: 2 } });
  held.step('run1', step(1));
  expect(held.get('run1')).toMatchObject({ run: { version: 2 } });
});

test('a reading that fails is not shared with who asks later', async () => {
  const held = new HeldRuns();
  await expect(held.read('run1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await held.read('run1', async () => found())).toEqual(buildRun());
});
