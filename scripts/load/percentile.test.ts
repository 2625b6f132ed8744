import { describe, expect, it } from 'vitest';
import { median, percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it('is the smallest value that so many do not exceed', () => {
    expect([1, 50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([
      1, 50, 95, 99, 100,
    ]);
    expect(percentile([3, 1, 2], 99)).toBe(3);
    expect(percentile([7], 50)).toBe(7);
  });

  it('says so when nothing was measured', () => {
    expect(percentile([], 99)).toBeNaN();
    expect(median([])).toBeNaN();
  });

  it('changes nothing in what it is given', () => {
    const values = [3, 1, 2];
    expect(median(values)).toBe(2);
    expect(values).toEqual([3, 1, 2]);
  });
});
