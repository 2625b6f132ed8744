import { expect, it } from 'vitest';
import { endOfDay, byDay, formatLength } from './times.ts';

it.each([
  [59_999, '59 seconds'],
  [60_000, '1 minute'],
  [7_199_999, '1 hour'],
  [3 * 86_400_000, '3 days'],
])('%i ms are %s', (ms, written) => {
  expect(formatLength(ms)).toBe(written);
});

it.each(['', '2027-13-01', '31.5.2027', '2027-5-1'])('%j is no day', (day) => {
  expect(endOfDay(day)).toBeNull();
});

it('a day ends with its last millisecond, here', () => {
  const end = endOfDay('2027-05-31') ?? 0;
  expect(new Date(end).getDate()).toBe(31);
  expect(new Date(end + 1).getDate()).toBe(1);
});

it('lines keep their order under their days', () => {
  const at = (day: number, hour: number) => ({ at: new Date(2026, 0, day, hour).getTime() });
  const days = byDay([at(3, 9), at(3, 8), at(2, 7)]);
  expect(days.map(({ lines }) => lines)).toEqual([[at(3, 9), at(3, 8)], [at(2, 7)]]);
});
