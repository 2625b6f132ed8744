import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_none, at) => `${at}`);

test('what is shown is the first of what may be, however it lies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 300 }), fc.nat(30), async (may, most) => {
      const ids = idsUpTo(may.length);
      const readable = (some: readonly string[]) =>
        Promise.resolve(some.filter((id) => may[Number(id)] === true));
      const all = await readable(ids);
      expect(await firstOf(ids, most, readable)).toEqual(all.slice(0, most));
    }),
  );
});

test('no more is read than is needed where most may be shown', async () => {
  const read: number[] = [];
  await firstOf(idsUpTo(180), 20, (some) => {
    read.push(some.length);
    return Promise.resolve(some);
  });
  expect(read).toEqual([30]);
});
