import { foodLimits } from '@sets/shared/food/food.limits.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf, typedPercent } from './typed-percent.ts';

it('a percentage is read as it is written, with a point or a comma', () => {
  fc.assert(
    fc.property(fc.nat(foodLimits.tax), (hundredths) => {
      const typed = typedPercent(hundredths);
      expect(percentOf(typed, foodLimits.tax)).toBe(hundredths);
      expect(percentOf(` ${typed.replace('.', ',')} %`, foodLimits.tax)).toBe(hundredths);
    }),
  );
});

it('what is no percentage, finer than hundredths, or too much, is none', () => {
  for (const typed of ['', 'x', '-1', '1.234', '50.01', '7.', '.5', '1e1']) {
    expect(percentOf(typed, foodLimits.tax)).toBeNull();
  }
  expect(percentOf('50', foodLimits.tax)).toBe(5_000);
});
