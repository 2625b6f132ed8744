import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completed, withMoved, withPlaced, withStep } from './reorder.ts';

const all = ['a', 'b', 'c', 'd'];
const orders = fc.shuffledSubarray(all);
const item = fc.constantFrom(...all, 'other');

test('whatever is done to an order, nothing is in it twice, and nothing strange', () => {
  const step = fc.constantFrom(-1 as const, 1 as const);
  fc.assert(
    fc.property(orders, item, step, fc.integer({ min: -2, max: 6 }), (order, each, by, to) => {
      for (const next of [
        withStep(order, each, by),
        withMoved(order, each, to),
        completed(order, all, 4),
      ]) {
        expect(new Set(next).size).toBe(next.length);
        expect(next.every((one) => all.includes(one))).toBe(true);
      }
      expect(withMoved(order, each, to).toSorted()).toEqual(order.toSorted());
    }),
  );
});

test('what is tapped comes last, while there is room', () => {
  expect(withPlaced(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(withPlaced(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(withPlaced(['a', 'b'], 'a', 4)).toEqual(['a', 'b']);
});

test('the last one goes out when it is moved down, the first one stays when it is moved up', () => {
  expect(withStep(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b']);
  expect(withStep(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(withStep(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(withStep(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
});

test('who has placed all but one has placed all, not where only the first ones are asked for', () => {
  expect(completed(['b', 'a', 'd'], all, 4)).toEqual(['b', 'a', 'd', 'c']);
  expect(completed(['b', 'a'], all, 4)).toEqual(['b', 'a']);
  expect(completed(['b', 'a', 'd'], all, 3)).toEqual(['b', 'a', 'd']);
});
