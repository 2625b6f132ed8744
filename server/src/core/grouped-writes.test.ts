import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupedWrites } from './grouped-writes.ts';

/** Writes that end when the test says so. */
const bench = (mostInOneWrite: number, mostWrites: number) => {
  const batches: (readonly number[])[] = [];
  const underWay: PromiseWithResolvers<void>[] = [];
  let most = 0;
  const writes = new GroupedWrites<number>({
    mostInOneWrite,
    mostWrites,
    write: async (batch) => {
      batches.push(batch);
      const write = Promise.withResolvers<void>();
      underWay.push(write);
      most = Math.max(most, underWay.length);
      await write.promise;
    },
  });
  return { writes, batches, underWay, most: () => most };
};

/** The end of this turn of the event loop, and of what follows from it at once. */
const turn = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('what comes in one turn is one write, and what comes during it is the next', async () => {
  const { writes, batches, underWay } = bench(10, 4);
  const first = [1, 2, 3].map((item) => writes.add(item));
  expect(batches).toEqual([]);
  await turn();
  expect(batches).toEqual([[1, 2, 3]]);
  const second = [4, 5].map((item) => writes.add(item));
  await turn();
  expect(batches).toHaveLength(1);
  underWay.shift()?.resolve();
  await Promise.all(first);
  await turn();
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  underWay.shift()?.resolve();
  await Promise.all(second);
});

test('a full write begins at once', () => {
  const { writes, batches } = bench(2, 4);
  void writes.add(1);
  void writes.add(2);
  expect(batches).toEqual([[1, 2]]);
});

test('a write that fails is told to those who were in it, and to nobody else', async () => {
  const { writes, underWay } = bench(2, 4);
  const outcomes = Promise.allSettled([1, 2, 3].map((item) => writes.add(item)));
  underWay.shift()?.reject(new Error('no disk'));
  await turn();
  underWay.shift()?.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('settled: when what was added before is written or has failed', async () => {
  const { writes, underWay } = bench(2, 1);
  const outcomes = Promise.allSettled([1, 2, 3].map((item) => writes.add(item)));
  let isSettled = false;
  const settled = writes.settled().then(() => {
    isSettled = true;
  });
  underWay.shift()?.reject(new Error('no disk'));
  await turn();
  expect(isSettled).toBe(false);
  underWay.shift()?.resolve();
  await settled;
  expect(await outcomes).toHaveLength(3);
});

test('in their order, each in one write, and never more writes at once than said', async () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 9 }) }),
    fc.constantFrom('turn' as const, 'end' as const),
  );
  const sizes = fc.record({
    mostInOneWrite: fc.integer({ min: 1, max: 4 }),
    mostWrites: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(step, { maxLength: 20 }), async (most, steps) => {
      const tried = bench(most.mostInOneWrite, most.mostWrites);
      const added: Promise<void>[] = [];
      for (const each of steps) {
        if (each === 'turn') await turn();
        else if (each === 'end') tried.underWay.shift()?.resolve();
        else for (let n = 0; n < each.add; n += 1) added.push(tried.writes.add(added.length));
      }
      while (tried.batches.flat().length < added.length || tried.underWay.length > 0) {
        tried.underWay.shift()?.resolve();
        await turn();
      }
      await Promise.all(added);
      expect(tried.batches.flat()).toEqual(added.map((_, item) => item));
      expect(Math.max(0, ...tried.batches.map((batch) => batch.length))).toBeLessThanOrEqual(
        most.mostInOneWrite,
      );
      expect(tried.most()).toBeLessThanOrEqual(most.mostWrites);
    }),
    { numRuns: 60 },
  );
});
