import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutOfOrder, keptOrder } from './calm-order.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));

test('whatever votes and hosts do, what is seen stays in its place, and what is new comes last', () => {
  fc.assert(
    fc.property(ids, ids, (seen, wanted) => {
      const kept = keptOrder(seen, wanted);
      expect(kept.slice(0, seen.length)).toEqual(seen);
      expect(new Set(kept)).toEqual(new Set([...seen, ...wanted]));
      expect(kept).toHaveLength(new Set(kept).size);
      expect(isOutOfOrder(wanted, wanted)).toBe(false);
    }),
  );
});

test('a new order is offered where something would move or go, and not before', () => {
  expect(isOutOfOrder([1, 2], [2, 1])).toBe(true);
  expect(isOutOfOrder([1, 2], [1])).toBe(true);
  expect(isOutOfOrder([1, 2], [1, 2])).toBe(false);
});
