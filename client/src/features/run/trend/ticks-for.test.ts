import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksFor } from './ticks-for.ts';

it('are round', () => {
  expect(ticksFor('share', [0.1, 0.7])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticksFor('people', [17, 43])).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticksFor('people', [2])).toEqual([0, 1, 2]);
  expect(ticksFor('people', [])).toEqual([0, 1]);
  expect(ticksFor('number', [2.31, 3.04])).toEqual([2.2, 2.4, 2.6, 2.8, 3, 3.2]);
  expect(ticksFor('number', [3, 3])).toEqual([3, 4]);
  expect(ticksFor('number', [-1, 1])).toEqual([-1, -0.5, 0, 0.5, 1]);
});

it('are few, rise, and have all values between them', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (all) => {
      const rounded = all.map((value) => Math.round(value * 100) / 100);
      const ticks = ticksFor('number', rounded);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...rounded) + 1e-6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...rounded) - 1e-6);
    }),
  );
});
