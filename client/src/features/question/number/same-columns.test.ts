import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onSameNumbers } from './same-columns.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

it('takes the wider columns where they hold whole narrower ones', () => {
  const wide = { from: 20, width: 5, counts: [1, 2, 3] };
  const narrow = { from: 28, width: 1, counts: [1, 1, 1, 4, 0, 0, 0, 0, 0, 2] };
  // 28 to 37: one of them before 30, the last beyond the wider ones.
  expect(onSameNumbers(narrow, wide)).toEqual({ from: 20, width: 5, counts: [0, 2, 5, 2] });
  expect(onSameNumbers(wide, narrow)).toEqual({ from: 20, width: 5, counts: [1, 2, 3, 0] });
});

it('takes those of 10 for columns of 2 and of 5', () => {
  const two = { from: 4, width: 2, counts: [3, 1, 0, 2] };
  const five = { from: 5, width: 5, counts: [1, 1, 1] };
  expect(onSameNumbers(two, five)).toEqual({ from: 0, width: 10, counts: [4, 2] });
  expect(onSameNumbers(five, two)).toEqual({ from: 0, width: 10, counts: [1, 2] });
});

it('keeps its own columns over the same numbers where none hold whole ones of both', () => {
  const seven = { from: 3, width: 7, counts: [1, 2] };
  const ten = { from: 0, width: 10, counts: [2, 1] };
  expect(onSameNumbers(ten, seven)).toEqual(ten);
  expect(onSameNumbers(seven, ten)).toEqual({ from: -4, width: 7, counts: [0, 1, 2, 0] });
});

it('loses no answer, and both are over the same numbers where their columns are as wide', () => {
  const histogram = fc.record({
    from: fc.integer({ min: -50, max: 50 }),
    width: fc.constantFrom(1, 2, 5, 10, 0.5),
    counts: fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }),
  });
  fc.assert(
    fc.property(histogram, histogram, (one, other) => {
      const [a, b] = [onSameNumbers(one, other), onSameNumbers(other, one)];
      expect([sum(a.counts), sum(b.counts)]).toEqual([sum(one.counts), sum(other.counts)]);
      expect(a.from).toBeLessThanOrEqual(Math.min(one.from, other.from) + 1e-9);
      if (a.width === b.width && a.from === b.from) expect(a.counts).toHaveLength(b.counts.length);
    }),
  );
});
