import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockAt, dayAt, type Opening, openingAt, openWhen } from './opening.ts';

const minute = 60_000;
const day = 1_440 * minute;
const inZone = (timeZone: string, more: Partial<Opening> = {}): Opening => ({
  timeZone,
  opens: [],
  closedOn: [],
  isPaused: false,
  ...more,
});
const at = (iso: string): number => Date.parse(iso);
const told = (opening: Opening, iso: string) => {
  const { state, until } = openingAt(opening, at(iso));
  return [state, until === null ? null : new Date(until).toISOString()];
};
const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

describe('when a stall is open', () => {
  // 2031-05-05 is a Monday; Berlin is two hours before UTC then.
  const berlin = inZone('Europe/Berlin', { opens: [{ weekday: 1, from: '08:30', to: '14:00' }] });

  test('by its own clock, from the first minute until before the last', () => {
    expect(told(berlin, '2031-05-05T06:29:59.999Z')).toEqual([
      'closed',
      '2031-05-05T06:30:00.000Z',
    ]);
    expect(told(berlin, '2031-05-05T06:30:00.000Z')).toEqual(['open', '2031-05-05T12:00:00.000Z']);
    expect(told(berlin, '2031-05-05T12:00:00.000Z')).toEqual([
      'closed',
      '2031-05-12T06:30:00.000Z',
    ]);
  });

  test('not on a day on which it is closed; further than two weeks nobody looks', () => {
    const away = { ...berlin, closedOn: ['2031-05-05'] };
    expect(told(away, '2031-05-05T08:00:00Z')).toEqual(['closed', '2031-05-12T06:30:00.000Z']);
    const long = { ...berlin, closedOn: ['2031-05-05', '2031-05-12', '2031-05-19'] };
    expect(told(long, '2031-05-04T08:00:00Z')).toEqual(['closed', null]);
    expect(told(inZone('Europe/Berlin'), '2031-05-05T08:00:00Z')).toEqual(['closed', null]);
  });

  test('paused wins over open; outside its times it is closed', () => {
    const paused = { ...berlin, isPaused: true };
    expect(told(paused, '2031-05-05T08:00:00Z')).toEqual(['paused', null]);
    expect(told(paused, '2031-05-05T20:00:00Z')).toEqual(['closed', null]);
  });

  test('two times that touch are one, also over midnight', () => {
    const opens = [
      { weekday: 1, from: '12:00', to: '18:00' },
      { weekday: 1, from: '18:00', to: '24:00' },
      { weekday: 2, from: '00:00', to: '02:00' },
    ];
    const bar = inZone('Asia/Singapore', { opens });
    expect(told(bar, '2031-05-05T05:00:00Z')).toEqual(['open', '2031-05-05T18:00:00.000Z']);
  });

  test('always open is open for longer than one looks', () => {
    const always = inZone('UTC', { opens: everyDay('00:00', '24:00') });
    expect(told(always, '2031-05-05T05:00:00Z')).toEqual(['open', null]);
  });

  test('an hour that the clock leaves out is not there, one that it shows twice is there twice', () => {
    // Berlin: 2031-03-30 goes from 2 to 3 at 1 UTC; 2031-10-26 from 3 back to 2.
    const early = inZone('Europe/Berlin', { opens: everyDay('02:30', '04:00') });
    expect(told(early, '2031-03-30T00:50:00Z')).toEqual(['closed', '2031-03-30T01:00:00.000Z']);
    expect(told(early, '2031-03-30T01:00:00Z')).toEqual(['open', '2031-03-30T02:00:00.000Z']);
    const twice = inZone('Europe/Berlin', { opens: everyDay('02:15', '02:45') });
    expect(told(twice, '2031-10-26T00:20:00Z')).toEqual(['open', '2031-10-26T00:45:00.000Z']);
    expect(told(twice, '2031-10-26T00:45:00Z')).toEqual(['closed', '2031-10-26T01:15:00.000Z']);
    expect(told(twice, '2031-03-30T00:50:00Z')).toEqual(['closed', '2031-03-31T00:15:00.000Z']);
  });

  test('where clocks go back while it is open, it is open until the clock shows its end', () => {
    const night = inZone('Europe/Berlin', { opens: everyDay('01:00', '02:30') });
    // The clock shows 02:30, and goes back to 2 half an hour later: then it is open again.
    expect(told(night, '2031-10-26T00:00:00Z')).toEqual(['open', '2031-10-26T00:30:00.000Z']);
    expect(told(night, '2031-10-26T00:30:00Z')).toEqual(['closed', '2031-10-26T01:00:00.000Z']);
  });
});

test('the day and the time are those of the clock', () => {
  const late = at('2031-05-05T22:30:00Z');
  expect([dayAt('Europe/Berlin', late), clockAt('Europe/Berlin', late)]).toEqual([
    '2031-05-06',
    '00:30',
  ]);
  expect([dayAt('America/Lima', late), clockAt('America/Lima', late)]).toEqual([
    '2031-05-05',
    '17:30',
  ]);
});

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const clock = (at24: number): string =>
  `${String(Math.floor(at24 / 4)).padStart(2, '0')}:${String((at24 % 4) * 15).padStart(2, '0')}`;
const openTime = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 0, max: 95 }),
    fc.integer({ min: 1, max: 96 }),
  )
  .map(([weekday, from, more]) => ({
    weekday,
    from: clock(from),
    to: clock(Math.min(96, from + more)),
  }));
const spring = at('2031-03-08T00:00:00Z');
const moment = fc.integer({ min: 0, max: 60 * 1_440 }).map((minutes) => spring + minutes * minute);
const opening = fc.record({
  timeZone: fc.constantFrom(...zones),
  opens: fc.array(openTime, { maxLength: 6 }),
  closedOn: fc
    .array(fc.integer({ min: 0, max: 60 }), { maxLength: 5 })
    .map((days) => days.map((each) => new Date(spring + each * day).toISOString().slice(0, 10))),
  isPaused: fc.constant(false),
});

/** As somebody who looks at the clock and at the list would say it. */
const seen = ({ timeZone, opens, closedOn }: Opening, when: number): boolean => {
  const date = dayAt(timeZone, when);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const shows = clockAt(timeZone, when);
  return (
    !closedOn.includes(date) &&
    opens.some((each) => each.weekday === weekday && each.from <= shows && shows < each.to)
  );
};

test('it is as the clock and the list say', () => {
  fc.assert(
    fc.property(opening, moment, (given, when) => {
      expect(openingAt(given, when).state === 'open').toBe(seen(given, when));
    }),
  );
});

test('nothing changes before it ends, and then it does', () => {
  fc.assert(
    fc.property(opening, moment, (given, when) => {
      const { until } = openingAt(given, when);
      const now = seen(given, when);
      const end = until ?? when + 14 * day;
      // All edges lie on quarters of an hour, as do the turns of these clocks.
      for (let each = when; each < end; each += 15 * minute) expect(seen(given, each)).toBe(now);
      if (until !== null) {
        expect(seen(given, until - 1)).toBe(now);
        expect(seen(given, until)).toBe(!now);
      }
    }),
    { numRuns: 40 },
  );
});

test('asked of many moments it is the same; paused it is never open', () => {
  fc.assert(
    fc.property(opening, fc.array(moment, { minLength: 1, maxLength: 20 }), (given, moments) => {
      const isOpen = openWhen(given);
      expect(moments.map(isOpen)).toEqual(moments.map((when) => seen(given, when)));
      expect(moments.some(openWhen({ ...given, isPaused: true }))).toBe(false);
    }),
  );
  // In these hours the clock is put forward, and back.
  const nightly = inZone('Australia/Lord_Howe', { opens: everyDay('01:30', '02:15') });
  for (const turn of ['2031-04-05T12:00:00Z', '2031-10-04T12:00:00Z']) {
    const quarters = Array.from({ length: 48 }, (_none, each) => at(turn) + each * 15 * minute);
    const isOpen = openWhen(nightly);
    expect(quarters.map(isOpen)).toEqual(quarters.map((when) => seen(nightly, when)));
  }
});
