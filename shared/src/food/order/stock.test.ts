import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Stock, stockWith, stockWithout } from './stock.ts';

const line = fc.record({
  itemid: fc.constantFrom('tea', 'cake', 'water'),
  count: fc.integer({ min: 1, max: 5 }),
});
const orders = fc.array(
  fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), isGivenBack: fc.boolean() }),
  { maxLength: 15 },
);
const first: Stock = new Map([
  ['tea', 9],
  ['cake', 4],
  ['water', null],
]);

test('no stock is ever below zero, and each piece is there or taken', () => {
  fc.assert(
    fc.property(orders, (all) => {
      let stock = first;
      const taken = new Map<string, number>();
      for (const { lines, isGivenBack } of all) {
        const rest = stockWithout(stock, lines);
        if (rest === null) continue;
        stock = isGivenBack ? stockWith(rest, lines) : rest;
        if (isGivenBack) continue;
        for (const { itemid, count } of lines) taken.set(itemid, (taken.get(itemid) ?? 0) + count);
      }
      for (const itemid of ['tea', 'cake']) {
        const left = stock.get(itemid) ?? -1;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + (taken.get(itemid) ?? 0)).toBe(first.get(itemid));
      }
      expect(stock.get('water')).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('lines of one item are taken together, or nothing is', () => {
  const twice = [
    { itemid: 'cake', count: 3 },
    { itemid: 'cake', count: 2 },
  ];
  expect(stockWithout(first, twice)).toBeNull();
  expect(stockWithout(first, [{ itemid: 'none', count: 1 }])).toBeNull();
  expect(first.get('cake')).toBe(4);
});

test('what is not counted any more takes nothing back', () => {
  const back = stockWith(new Map([['tea', null]]), [
    { itemid: 'tea', count: 1 },
    { itemid: 'gone', count: 1 },
  ]);
  expect([...back]).toEqual([['tea', null]]);
});
