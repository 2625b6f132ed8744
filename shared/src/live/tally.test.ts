import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from './tally.ts';

const counters = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
  fc.integer({ min: 1, max: 5 }),
);

test('a first answer moves the tally by all that it adds', () => {
  expect(difference(null, { a: 1, b: 2 })).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('an answer that is the same moves nothing', () => {
  fc.assert(
    fc.property(counters, (same) => {
      expect(difference(same, same)).toEqual([]);
    }),
  );
});

test('AN4, AN6: the differences over any sequence of changes sum up to the last answer', () => {
  fc.assert(
    fc.property(fc.array(counters, { minLength: 1 }), (sequence) => {
      const sum = new Map<string, number>();
      sequence.forEach((after, index) => {
        for (const [counter, amount] of difference(sequence[index - 1] ?? null, after)) {
          sum.set(counter, (sum.get(counter) ?? 0) + amount);
        }
      });
      const standing = new Map([...sum].filter(([, amount]) => amount !== 0));
      expect(standing).toEqual(new Map(Object.entries(sequence.at(-1) ?? {})));
    }),
  );
});
