import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slotDays, slotDayWords } from './slot-days.ts';

const slot = fc.record({
  at: fc.integer({ min: 0, max: 400 }).map((at) => new Date(at * 900_000).toISOString()),
  left: fc.option(fc.nat(5)),
});

it('every time with a place stands under one day, in its order, and no other does', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(slot, { selector: ({ at }) => at }),
      fc.constantFrom('Europe/Berlin', 'Asia/Kolkata'),
      (slots, timeZone) => {
        const sorted = slots.toSorted((a, b) => a.at.localeCompare(b.at));
        const days = slotDays(sorted, timeZone);
        expect(days.flatMap((day) => day.slots)).toEqual(sorted.filter(({ left }) => left !== 0));
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      },
    ),
  );
});

it('a day is named with its weekday', () => {
  expect(slotDayWords('2031-05-06')).toBe('Tue, May 6');
});

it('days are those of the clock at the stall', () => {
  const late = { at: '2031-05-06T22:30:00.000Z', left: null };
  expect(slotDays([late], 'Europe/Berlin')).toEqual([{ day: '2031-05-07', slots: [late] }]);
});
