import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsOf } from './mean.ts';

test('nobody has no mean and no spread', () => {
  expect(momentsOf([])).toEqual({ count: 0, mean: null, deviation: null });
  expect(momentsOf([{ value: 3, count: 0 }])).toEqual({ count: 0, mean: null, deviation: null });
});

test('mean and spread are those of all numbers, one by one', () => {
  const all = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(all, (given) => {
      const mean = given.reduce((sum, each) => sum + each, 0) / given.length;
      const away = given.reduce((sum, each) => sum + (each - mean) ** 2, 0) / given.length;
      const spread = [...new Set(given)].map((value) => ({
        value,
        count: given.filter((each) => each === value).length,
      }));
      const { count, ...figures } = momentsOf(spread);
      expect(count).toBe(given.length);
      expect(figures.mean).toBeCloseTo(mean, 9);
      expect(figures.deviation).toBeCloseTo(Math.sqrt(away), 6);
    }),
  );
});
