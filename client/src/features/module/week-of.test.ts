import { describe, expect, it } from 'vitest';
import { dayOf, weekOf } from './week-of.ts';

describe('the week of a space', () => {
  it.each([
    ['2026-10-12', 1],
    ['2026-10-18', 1],
    ['2026-10-19', 2],
    // The clocks are set back in between.
    ['2026-11-01', 3],
    ['2026-11-02', 4],
    ['2027-10-11', 53],
  ])('is on %s: %i', (today, week) => {
    expect(weekOf('2026-10-12', today)).toEqual({ week, daysUntil: 0 });
  });

  it('is none before it starts', () => {
    expect(weekOf('2026-10-12', '2026-10-11')).toEqual({ week: null, daysUntil: 1 });
    expect(weekOf('2026-10-12', '2026-09-12')).toEqual({ week: null, daysUntil: 30 });
  });

  it('goes by the day that it is here', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
