import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestOf, moveBy } from './tally.ts';

const counters = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
  fc.integer({ min: 1, max: 5 }),
);

test('a first answer moves the sum by all that it adds', () => {
  const sum = new Map([['a', 2]]);
  moveBy(sum, { a: 1, b: 2 }, 1);
  expect(sum).toEqual(
    new Map([
      ['a', 3],
      ['b', 2],
    ]),
  );
});

test('an answer that is taken away leaves nothing behind', () => {
  fc.assert(
    fc.property(counters, (same) => {
      const sum = new Map<string, number>();
      moveBy(sum, same, 1);
      moveBy(sum, same, -1);
      expect(sum.size).toBe(0);
    }),
  );
});

test('AN4, AN6: over any sequence of changes the sum is that of the last answer', () => {
  fc.assert(
    fc.property(fc.array(counters, { minLength: 1 }), (sequence) => {
      const sum = new Map<string, number>();
      sequence.forEach((after, index) => {
        const before = sequence[index - 1];
        if (before !== undefined) moveBy(sum, before, -1);
        moveBy(sum, after, 1);
      });
      expect(sum).toEqual(new Map(Object.entries(sequence.at(-1) ?? {})));
    }),
  );
});

test('the largest counters are those that sorting all of them would give', () => {
  const sums = fc
    .uniqueArray(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: -2, max: 6 })), {
      selector: ([name]) => name,
      maxLength: 30,
    })
    .map((pairs) => new Map(pairs));
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 12 }), (sum, most) => {
      const sorted = [...sum].toSorted(([, one], [, other]) => other - one).slice(0, most);
      expect(largestOf(sum, most)).toEqual(Object.fromEntries(sorted));
    }),
  );
});
