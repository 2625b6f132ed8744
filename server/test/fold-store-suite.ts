import { beforeEach, describe, expect, test } from 'vitest';
import type { FoldStore } from '../src/live/run/fold-store.ts';

const run = { runId: 'run1', roomId: 'room1' };
const other = { runId: 'run2', roomId: 'room1' };
const never = (): Promise<never> => Promise.reject(new Error('It was made already.'));

/** What every FoldStore promises; run against each implementation. */
export const describeFoldStore = (name: string, open: () => Promise<FoldStore>): void => {
  describe(`a fold store: ${name}`, () => {
    let folds: FoldStore;
    beforeEach(async () => {
      folds = await open();
    });

    test('a sum is made once, however many ask at once or later', async () => {
      let made = 0;
      const make = async (): Promise<unknown> => {
        made += 1;
        await Promise.resolve();
        return { ann: 10, list: [1, null, 'x'] };
      };
      const sums = await Promise.all([1, 2, 3].map(() => folds.of(run, 'k1', make)));
      sums.push(await folds.of(run, 'k1', never));
      expect(sums).toEqual(Array.from({ length: 4 }, () => ({ ann: 10, list: [1, null, 'x'] })));
      expect(made).toBe(1);
    });

    test('each run has its own, and another key is another sum', async () => {
      expect(await folds.of(run, 'k1', async () => 1)).toBe(1);
      expect(await folds.of(other, 'k1', async () => 2)).toBe(2);
      expect(await folds.of(run, 'k2', async () => 3)).toBe(3);
      expect(await folds.of(run, 'k2', never)).toBe(3);
      expect(await folds.of(other, 'k1', never)).toBe(2);
    });

    test('a sum of nothing is one too', async () => {
      expect(await folds.of(run, 'k1', async () => null)).toBeNull();
      expect(await folds.of(run, 'k1', never)).toBeNull();
    });

    test('what could not be made is made by whoever asks next', async () => {
      const failing = folds.of(run, 'k1', () => Promise.reject(new Error('no')));
      await expect(failing).rejects.toThrow('no');
      expect(await folds.of(run, 'k1', async () => 4)).toBe(4);
    });

    test('what is forgotten is made anew, and of that run only', async () => {
      await folds.of(run, 'k1', async () => 1);
      await folds.of(other, 'k1', async () => 2);
      folds.forget(run);
      expect(await folds.of(run, 'k1', async () => 5)).toBe(5);
      expect(await folds.of(other, 'k1', never)).toBe(2);
    });

    test('what was being made when it was forgotten does not come back', async () => {
      let finish: (sum: unknown) => void = () => {};
      const first = folds.of(run, 'k1', () => new Promise((resolve) => (finish = resolve)));
      await Promise.resolve();
      folds.forget(run);
      expect(await folds.of(run, 'k1', async () => 'new')).toBe('new');
      finish('old');
      await first;
      expect(await folds.of(run, 'k1', never)).toBe('new');
    });
  });
};
