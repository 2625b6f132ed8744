import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsOf, rushMs, tapOf } from './rush.ts';

test('500 orders come within ten seconds, 400 of them within two', () => {
  const moments = momentsOf(500);
  expect(moments).toHaveLength(500);
  expect(moments.filter((at) => at < 2_000)).toHaveLength(400);
  expect(Math.max(...moments)).toBe(10_000);
});

test('however many: one after the other, within the rush', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (orders) => {
      const moments = momentsOf(orders);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments).toHaveLength(orders);
      expect(moments[0]).toBe(0);
      expect(moments.at(-1)).toBeLessThanOrEqual(rushMs(orders) + 1e-6);
    }),
  );
});

test('of ten one taps twice, and one loses the answer, at other moments', () => {
  const taps = Array.from({ length: 400 }, (_, place) => tapOf(place));
  expect(taps.filter(({ how }) => how === 'twice')).toHaveLength(40);
  const cuts = taps.flatMap((tap) => (tap.how === 'cut' ? [tap.afterMs] : []));
  expect(cuts).toHaveLength(40);
  expect(Math.min(...cuts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...cuts)).toBeLessThanOrEqual(40);
  expect(new Set(cuts).size).toBeGreaterThan(3);
});
