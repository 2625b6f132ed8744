import { expect, test } from 'vitest';
import { doubleText } from './double-text.ts';

test.each([
  [0, '0'],
  [-0, '-0'],
  [2.5, '2.5'],
  [-12345.6789, '-12345.6789'],
  [100, '100'],
  [0.1, '0.1'],
  [0.1 + 0.2, '0.3'],
  [1 / 3, '0.3333333333333333'],
  [0.0001, '0.0001'],
  [0.00001, '1e-05'],
  [1.5e-7, '1.5e-07'],
  [1e15, '1000000000000000'],
  [1e16, '1e+16'],
  [1.25e300, '1.25e+300'],
  [9999999999999998, '9999999999999998'],
  [1 - 2 ** -53, '0.9999999999999999'],
  // Exactly between two texts of 16 digits: the even one.
  [1234567890123456.5, '1234567890123456'],
  [1234567890123457.5, '1234567890123458'],
  [Number.NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [-Infinity, '-Infinity'],
])('%d is written %s', (value, text) => {
  expect(doubleText(value)).toBe(text);
});
