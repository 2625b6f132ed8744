import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Portions } from './portions.ts';

/** Resolves when what is due in this turn of the event loop is done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what comes alone is done at once', async () => {
  const portions = new Portions({ inOneTurn: 2, forMs: 1_000, waiting: 10 });
  const done: number[] = [];
  portions.do(() => done.push(1));
  expect(done).toEqual([1]);
  await turn();
  portions.do(() => done.push(2));
  expect(done).toEqual([1, 2]);
});

test('of much that comes in one turn each turn does so much, and others have theirs in between', async () => {
  const portions = new Portions({ inOneTurn: 3, forMs: 1_000, waiting: 100 });
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

test('a turn that has worked long enough begins no more; something is done in each', async () => {
  let now = 0;
  const portions = new Portions({ inOneTurn: 100, forMs: 10, waiting: 100 }, () => now);
  const done: number[] = [];
  const work = (number: number, ms: number) => (): void => {
    done.push(number);
    now += ms;
  };
  portions.do(work(1, 4));
  portions.do(work(2, 6));
  expect(done).toEqual([1, 2]);
  portions.do(work(3, 50));
  portions.do(work(4, 9));
  portions.do(work(5, 1));
  portions.do(work(6, 1));
  expect(done).toEqual([1, 2]);
  const after: number[] = [];
  while (done.length < 6) {
    await turn();
    if (done.length > (after.at(-1) ?? 2)) after.push(done.length);
  }
  expect(after).toEqual([3, 5, 6]);
});

test('a turn that has done its share as it read ends before the next share', async () => {
  const portions = new Portions({ inOneTurn: 2, forMs: 1_000, waiting: 100 });
  const done: number[] = [];
  for (let number = 1; number <= 4; number += 1) portions.do(() => done.push(number));
  await turn();
  expect(done).toEqual([1, 2]);
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
});

test('however it comes, it is done in its order, and no more waits than may', async () => {
  const arriving = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(arriving, async (arrivals) => {
      const bounds = { inOneTurn: 4, forMs: 1_000, waiting: 9 };
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
