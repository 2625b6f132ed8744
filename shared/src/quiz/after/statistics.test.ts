import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alpha, correlation, median, variance } from './statistics.ts';

const numbers = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 2, maxLength: 40 });

describe('figures of numbers', () => {
  test('as a textbook has them', () => {
    expect(median([])).toBeNull();
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBe(4);
    expect(correlation([1, 2, 3, 4], [2, 4, 6, 8])).toBeCloseTo(1);
    // The point-biserial of right (1) and wrong (0) with a score: (M1 - M0) / s * sqrt(pq).
    expect(correlation([1, 1, 0, 0], [9, 7, 6, 4])).toBeCloseTo((3 / Math.sqrt(3.25)) * 0.5);
    // Five people, three questions: variances .24, .24 and .16, of the totals .96.
    const columns = [
      [1, 1, 1, 0, 0],
      [1, 1, 0, 1, 0],
      [1, 1, 1, 1, 0],
    ];
    const totals = [3, 3, 2, 2, 0];
    expect(alpha(columns)).toBeCloseTo(1.5 * (1 - (0.24 + 0.24 + 0.16) / variance(totals)));
  });

  test('nothing is said where nothing varies', () => {
    expect(correlation([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(correlation([], [])).toBeNull();
    expect(alpha([[1, 0, 1]])).toBeNull();
    expect(alpha([])).toBeNull();
    const turned = [
      [1, 0],
      [0, 1],
    ];
    expect(alpha(turned)).toBeNull();
  });

  test('a correlation is alike both ways, whatever the scale, and turns with the sign', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 9 }), (ones, by) => {
        const others = ones.map((each, at) => each * (at % 3) - at);
        const found = correlation(ones, others);
        if (found === null) return;
        expect(correlation(others, ones)).toBeCloseTo(found, 6);
        const scaled = others.map((each) => each * by + 7);
        expect(correlation(ones, scaled)).toBeCloseTo(found, 6);
        const turned = others.map((each) => -each);
        expect(correlation(ones, turned)).toBeCloseTo(-found, 6);
      }),
      { numRuns: 40 },
    );
  });
});
