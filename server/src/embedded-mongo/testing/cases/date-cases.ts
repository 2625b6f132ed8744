import { Double, Int32 } from 'bson';
import { ofExpression as of, type PipelineCase, refusedExpression as refused } from './case.ts';

const at = (text: string): Date => new Date(text);
const ints = (parts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, new Int32(value)]));
const newYork = 'America/New_York';

const fromParts: readonly PipelineCase[] = [
  of(
    'a date of its parts',
    {},
    { $dateFromParts: { year: 2017, month: 2, day: 8, hour: 12 } },
    at('2017-02-08T12:00:00Z'),
  ),
  of(
    'of ISO weeks',
    {},
    { $dateFromParts: { isoWeekYear: 2017, isoWeek: 6, isoDayOfWeek: 3, hour: 12 } },
    at('2017-02-08T12:00:00Z'),
  ),
  of(
    'of a zone',
    {},
    {
      $dateFromParts: {
        year: 2016,
        month: 12,
        day: 31,
        hour: 23,
        minute: 46,
        second: 12,
        timezone: newYork,
      },
    },
    at('2017-01-01T04:46:12Z'),
  ),
  of(
    'of an offset',
    {},
    { $dateFromParts: { year: 2016, month: 1, timezone: '+05:30' } },
    at('2015-12-31T18:30:00Z'),
  ),
  of(
    'a month too many',
    {},
    { $dateFromParts: { year: 2017, month: 14, day: 1, hour: 12 } },
    at('2018-02-01T12:00:00Z'),
  ),
  of(
    'a month before the first',
    {},
    { $dateFromParts: { year: 2017, month: 0, day: 1, hour: 12 } },
    at('2016-12-01T12:00:00Z'),
  ),
  of(
    'a day before the first',
    {},
    { $dateFromParts: { year: 2017, month: 1, day: 0 } },
    at('2016-12-31T00:00:00Z'),
  ),
  of(
    'a day that a month has not',
    {},
    { $dateFromParts: { year: 2017, month: 2, day: 29 } },
    at('2017-03-01T00:00:00Z'),
  ),
  of(
    'many seconds',
    {},
    { $dateFromParts: { year: 2017, second: 100000, millisecond: -1 } },
    at('2017-01-02T03:46:39.999Z'),
  ),
  of('with null it is null', {}, { $dateFromParts: { year: 2017, month: null } }, null),
  of(
    'a whole double is an integer',
    {},
    { $dateFromParts: { year: new Double(2017) } },
    at('2017-01-01T00:00:00Z'),
  ),
  refused('no year', {}, { $dateFromParts: { month: 1 } }, 40516),
  refused('years of both kinds', {}, { $dateFromParts: { year: 2017, isoWeek: 1 } }, 40489),
  refused('a month of an ISO year', {}, { $dateFromParts: { isoWeekYear: 2017, month: 1 } }, 40525),
  refused('a part of a number', { a: 1.5 }, { $dateFromParts: { year: 2017, month: '$a' } }, 40515),
  refused('a year too large', {}, { $dateFromParts: { year: 10000 } }, 40523),
  refused('an ISO year too small', {}, { $dateFromParts: { isoWeekYear: 0 } }, 31095),
  refused('a month beyond 16 bits', {}, { $dateFromParts: { year: 2017, month: 40000 } }, 31034),
  refused('an unknown part', {}, { $dateFromParts: { year: 2017, nope: 1 } }, 40518),
  refused('no zone', {}, { $dateFromParts: { year: 2017, timezone: 'Nowhere/Here' } }, 40485),
  refused('a zone that is no text', {}, { $dateFromParts: { year: 2017, timezone: 5 } }, 40517),
];

const date = at('2017-01-01T01:29:09.123Z');
const toParts: readonly PipelineCase[] = [
  of(
    'the parts of a date',
    { date },
    { $dateToParts: { date: '$date' } },
    ints({ year: 2017, month: 1, day: 1, hour: 1, minute: 29, second: 9, millisecond: 123 }),
  ),
  of(
    'in a zone',
    { date },
    { $dateToParts: { date: '$date', timezone: newYork } },
    ints({ year: 2016, month: 12, day: 31, hour: 20, minute: 29, second: 9, millisecond: 123 }),
  ),
  of(
    'of ISO weeks',
    { date },
    { $dateToParts: { date: '$date', iso8601: true } },
    ints({
      isoWeekYear: 2016,
      isoWeek: 52,
      isoDayOfWeek: 7,
      hour: 1,
      minute: 29,
      second: 9,
      millisecond: 123,
    }),
  ),
  of(
    'before 1970',
    { a: at('1969-12-31T23:59:59.999Z') },
    { $dateToParts: { date: '$a' } },
    ints({ year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59, millisecond: 999 }),
  ),
  of('of null', {}, { $dateToParts: { date: null } }, null),
  refused('of a text', {}, { $dateToParts: { date: '2017' } }, 16006),
  refused('of nothing', {}, { $dateToParts: {} }, 40522),
  refused('ISO by a number', { date }, { $dateToParts: { date: '$date', iso8601: 1 } }, 40521),
];

const sale = at('2014-01-01T08:15:39.736Z');
const toText = (format: string, timezone?: string) => ({
  $dateToString: { date: '$a', format, ...(timezone === undefined ? {} : { timezone }) },
});
const texts: readonly PipelineCase[] = [
  of(
    'a date as a text',
    { a: sale },
    { $dateToString: { date: '$a' } },
    '2014-01-01T08:15:39.736Z',
  ),
  of(
    'in a zone it does not say so',
    { a: sale },
    { $dateToString: { date: '$a', timezone: newYork } },
    '2014-01-01T03:15:39.736',
  ),
  of('a day', { a: sale }, toText('%Y-%m-%d'), '2014-01-01'),
  of('a time', { a: sale }, toText('%H:%M:%S:%L%z', newYork), '03:15:39:736-0500'),
  of('a time with an offset', { a: sale }, toText('%H:%M:%S:%L%z', '+04:30'), '12:45:39:736+0430'),
  of('the minutes of a zone', { a: sale }, toText('minutes: %Z', newYork), 'minutes: -300'),
  of('a day of the year', { a: sale }, toText('%j'), '001'),
  of('weeks and their days', { a: sale }, toText('%U %w %G-%V-%u'), '00 4 2014-01-3'),
  of(
    'a week that belongs to the year before',
    { a: at('2021-01-03T00:00:00Z') },
    toText('%G-W%V-%u %U'),
    '2020-W53-7 01',
  ),
  of('a percent sign', { a: sale }, toText('%d%%'), '01%'),
  of(
    'summer time',
    { a: at('2014-07-01T12:00:00Z') },
    toText('%H:%M %z', 'Europe/Berlin'),
    '14:00 +0200',
  ),
  of('of null', {}, { $dateToString: { date: null } }, null),
  of('instead of null', {}, { $dateToString: { date: null, onNull: 'none' } }, 'none'),
  refused('a format that is none', { a: sale }, toText('%n'), 18536),
  refused('a format that ends too early', { a: sale }, toText('%'), 18535),
  refused(
    'a format that is no text',
    { a: sale },
    { $dateToString: { date: '$a', format: 5 } },
    18533,
  ),
  refused(
    'a year of five digits',
    { a: at('+010000-01-01T00:00:00Z') },
    { $dateToString: { date: '$a' } },
    18537,
  ),
];

export const dateCases: readonly PipelineCase[] = [...fromParts, ...toParts, ...texts];
