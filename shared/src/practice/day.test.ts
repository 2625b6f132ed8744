import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, daysAfter, daysBetween, streakOf } from './day.ts';

test('the day is that of the zone; of a zone that is none, that of UTC', () => {
  const at = Date.parse('2026-11-27T23:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-11-27');
  expect(dayIn('Europe/Berlin', at)).toBe('2026-11-28');
  expect(dayIn('America/New_York', at)).toBe('2026-11-27');
  expect(dayIn('Atlantis/Capital', at)).toBe('2026-11-27');
});

test('days are counted as calendars do', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  const days = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(days, (many) => {
      expect(daysBetween('2026-11-27', daysAfter('2026-11-27', many))).toBe(many);
    }),
    { numRuns: 30 },
  );
});

test('a streak ends with a day on which nothing was done, and today is not over yet', () => {
  const today = '2026-11-27';
  const done = ['2026-11-23', '2026-11-25', '2026-11-26'];
  expect(streakOf(done, today)).toBe(2);
  expect(streakOf([...done, today], today)).toBe(3);
  expect(streakOf(done, '2026-11-28')).toBe(0);
});
