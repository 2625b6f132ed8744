import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from '../../core/moved.ts';
import { dropPlace, dropSide } from './drop-place.ts';

/** Items of different heights, one beneath the other. */
const heights = fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 50 });

const middlesOf = (all: readonly number[]): number[] =>
  all.map((height, index) => all.slice(0, index).reduce((sum, each) => sum + each, 0) + height / 2);

it('an item lands behind what lies before the pointer, and before the rest', () => {
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -50, max: 5_000 }), (all, nth, at) => {
      const from = nth % all.length;
      const middles = middlesOf(all);
      const to = dropPlace(middles, at, from);
      const order = moved([...all.keys()], from, to);
      expect(order[to]).toBe(from);
      for (const index of order.slice(0, to)) expect(middles[index]).toBeLessThan(at);
      for (const index of order.slice(to + 1)) expect(middles[index]).toBeGreaterThanOrEqual(at);
    }),
  );
});

it('an item that is let go where it was stays, and no line is shown', () => {
  const middles = [10, 30, 50];
  for (const from of middles.keys()) {
    const to = dropPlace(middles, middles[from]!, from);
    expect(to).toBe(from);
    expect(dropSide(from, { from, to })).toBeNull();
  }
});

it('the line is on the side from which the item comes in', () => {
  expect(dropSide(0, { from: 2, to: 0 })).toBe('before');
  expect(dropSide(2, { from: 0, to: 2 })).toBe('after');
  expect(dropSide(1, { from: 0, to: 2 })).toBeNull();
});
