import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Place, placeOf } from './address-range.ts';
import { createFairQueue } from './fair-queue.ts';

/** Work whose ends the test decides, one after the other. */
const bench = (bounds: { atOnce: number; waiting: number }) => {
  const queue = createFairQueue({ ...bounds, msg: 'Later.' });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const askAt = (from: Place, name: string) =>
    queue(from, async () => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      ends.push(end.resolve);
      await end.promise;
      return name;
    }).catch((error: { code: string }) => error.code);
  const ask = (from: string, name = from) => askAt([from], name);
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, askAt, endOne, ends };
};

test('who comes alone waits for one of those who ask for very much, not for all of them', async () => {
  const { begun, ask, endOne } = bench({ atOnce: 1, waiting: 100 });
  for (let n = 0; n < 10; n += 1) void ask('much', `much ${n}`);
  void ask('alone');
  void ask('other');
  for (let n = 0; n < 3; n += 1) await endOne();
  expect(begun).toEqual(['much 0', 'much 1', 'alone', 'other']);
  for (let n = 0; n < 2; n += 1) await endOne();
  expect(begun.slice(4)).toEqual(['much 2', 'much 3']);
});

test('where no more may wait, who asks for most gives way', async () => {
  const { ask, endOne, begun, ends } = bench({ atOnce: 1, waiting: 3 });
  const much = ['a', 'b', 'c', 'd'].map((name) => ask('much', name));
  expect(await ask('much', 'e')).toBe('UNAVAILABLE');
  const alone = ask('alone');
  expect(await much[3]).toBe('UNAVAILABLE');
  while (ends.length > 0) await endOne();
  expect(begun).toEqual(['a', 'b', 'alone', 'c']);
  expect(await alone).toBe('alone');
});

test('however many addresses of its network somebody takes, others wait as for one', async () => {
  const { begun, askAt, endOne, ends } = bench({ atOnce: 1, waiting: 20 });
  const much = Array.from({ length: 60 }, (_, at) =>
    askAt(placeOf(`2001:db8:1:${at.toString(16)}00::1`), 'much'),
  );
  const neighbour = askAt(placeOf('2001:db8:1:1::1'), 'neighbour');
  const alone = askAt(placeOf('203.0.113.9'), 'alone');
  for (let n = 0; n < 2; n += 1) await endOne();
  expect(begun).toContain('alone');
  while (ends.length > 0) await endOne();
  expect(await alone).toBe('alone');
  expect((await Promise.all(much)).filter((told) => told === 'UNAVAILABLE')).not.toEqual([]);
  await neighbour;
});

test('where all wait for as much, whoever tries again comes in sooner or later', async () => {
  const { ask, endOne, ends } = bench({ atOnce: 1, waiting: 4 });
  const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
  let told = 'UNAVAILABLE';
  for (let tries = 0; told === 'UNAVAILABLE' && tries < 1_000; tries += 1) {
    const asked = ask('the person');
    const isIn = new Promise<string>((resolve) => setImmediate(resolve, 'waits'));
    told = await Promise.race([asked, isIn]);
  }
  expect(told).toBe('waits');
  while (ends.length > 0) await endOne();
  expect((await Promise.all(strangers)).filter((each) => each === 'UNAVAILABLE')).toHaveLength(1);
});

test('what fails makes room as well', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, msg: 'Later.' });
  const failing = queue(['a'], () => Promise.reject(new Error('no')));
  const after = queue(['a'], async () => 'after');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('after');
  expect(await queue(['b'], async () => 'last')).toBe('last');
});

test('no more under way than allowed, nobody forgotten, no more waiting than may', async () => {
  const asked = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(asked, async (steps) => {
      const { ask, endOne, ends } = bench({ atOnce: 2, waiting: 5 });
      const all: Promise<string>[] = [];
      for (const [from, ends1] of steps) {
        all.push(ask(from));
        expect(ends.length).toBeLessThanOrEqual(2);
        if (ends1) await endOne();
      }
      while (ends.length > 0) await endOne();
      const told = await Promise.all(all);
      expect(told.every((each, at) => each === 'UNAVAILABLE' || each === steps[at]?.[0])).toBe(
        true,
      );
    }),
    { numRuns: 60 },
  );
});
