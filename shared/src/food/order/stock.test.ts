import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wantedOf } from './stock.ts';

const line = fc.record({
  itemid: fc.constantFrom('tea', 'cake', 'water'),
  count: fc.integer({ min: 1, max: 5 }),
});

test('what lines of one item want is wanted together, each item once', () => {
  const twice = [
    { itemid: 'cake', count: 3 },
    { itemid: 'tea', count: 1 },
    { itemid: 'cake', count: 2 },
  ];
  expect([...wantedOf(twice)]).toEqual([
    ['cake', 5],
    ['tea', 1],
  ]);
  expect([...wantedOf([])]).toEqual([]);
});

test('nothing of it is lost or there twice, in whatever order the lines come', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const wanted = wantedOf(lines);
      const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
      expect(sum(wanted.values())).toBe(sum(lines.map(({ count }) => count)));
      expect(new Set(wanted)).toEqual(new Set(wantedOf(lines.toReversed())));
    }),
  );
});
