import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Portions } from './portions.ts';

/** Resolves when what is due in this turn of the event loop is done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what comes alone is done at once', async () => {
  const portions = new Portions({ inOneTurn: 2, waiting: 10 });
  const done: number[] = [];
  portions.do(() => done.push(1));
  expect(done).toEqual([1]);
  await turn();
  portions.do(() => done.push(2));
  expect(done).toEqual([1, 2]);
});

test('of much that comes in one turn each turn does so much, and others have theirs in between', async () => {
  const portions = new Portions({ inOneTurn: 3, waiting: 100 });
  const done: number[] = [];
  for (let number = 1; number <= 8; number += 1) portions.do(() => done.push(number));
  expect(done).toEqual([1, 2, 3]);
  const seen: number[] = [];
  while (done.length < 8) {
    await turn();
    seen.push(done.length);
  }
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 3) <= 3)).toBe(true);
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('however it comes, it is done in its order, and no more waits than may', async () => {
  const arriving = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(arriving, async (arrivals) => {
      const bounds = { inOneTurn: 4, waiting: 9 };
      const portions = new Portions(bounds);
      const done: number[] = [];
      let come = 0;
      for (const count of arrivals) {
        for (let each = 0; each < count; each += 1) {
          const number = (come += 1);
          portions.do(() => done.push(number));
          expect(come - done.length).toBeLessThanOrEqual(bounds.waiting);
        }
        await turn();
      }
      for (let turns = 0; turns < 4; turns += 1) await turn();
      expect(done).toEqual(Array.from({ length: come }, (_, at) => at + 1));
    }),
    { numRuns: 30 },
  );
});
