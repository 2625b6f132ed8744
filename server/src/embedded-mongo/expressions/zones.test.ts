import { describe, expect, test } from 'vitest';
import { isoDay, isoParts } from './calendar.ts';
import { zoneOf } from './zones.ts';

const berlin = zoneOf('Europe/Berlin');

describe('a time zone', () => {
  test.each([
    ['twice', '2021-10-31T02:30:00Z'],
    ['never', '2021-03-28T02:30:00Z'],
    ['before the tables begin', '1969-06-01T00:00:00Z'],
    ['after they end', '2038-06-01T00:00:00Z'],
  ])('has no moment that is certain for a time that is shown %s', (_name, local) => {
    expect(() => berlin.momentOf(Date.parse(local))).toThrow(expect.objectContaining({ code: 2 }));
  });

  test('has one for all other times around a change of its clocks', () => {
    const moments = ['01:59', '03:00'].map((time) =>
      berlin.momentOf(Date.parse(`2021-03-28T${time}:00Z`)),
    );
    expect(moments.map((ms) => new Date(ms).toISOString())).toEqual([
      '2021-03-28T00:59:00.000Z',
      '2021-03-28T01:00:00.000Z',
    ]);
  });

  test.each([
    ['+05:30', 19_800],
    ['-0330', -12_600],
    ['+02', 7200],
    ['Asia/Kolkata', 19_800],
    ['GMT', 0],
    ['UTC', 0],
  ])('%s', (name, offset) => {
    expect(zoneOf(name).offsetAt(Date.UTC(2021, 0, 1))).toBe(offset);
  });

  test.each([
    [40485, 'Nowhere'],
    [40485, ''],
    [40485, '+5'],
    [2, 'europe/berlin'],
    [2, 'Zulu'],
  ])('refused with %i: %s', (code, name) => {
    expect(() => zoneOf(name)).toThrow(expect.objectContaining({ code }));
  });
});

test('every day is the day of its ISO week', () => {
  for (let day = Date.UTC(1999, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
    const { year, week, day: weekday } = isoParts(new Date(day));
    expect(isoDay(year, week, weekday).getTime()).toBe(day);
  }
});
