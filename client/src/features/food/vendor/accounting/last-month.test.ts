import { expect, it } from 'vitest';
import { lastMonth } from './last-month.ts';

it.each([
  [new Date(2031, 4, 31), '2031-04-01', '2031-04-30'],
  [new Date(2031, 0, 1), '2030-12-01', '2030-12-31'],
  [new Date(2032, 2, 15, 23, 59), '2032-02-01', '2032-02-29'],
])('of %s is %s to %s', (now, from, to) => {
  expect(lastMonth(now)).toEqual({ from, to });
});
