import { Long } from 'bson';
import { ofExpression as of, type PipelineCase, refusedExpression as refused } from './case.ts';

const at = (text: string): Date => new Date(text);
const long = (value: number): Long => Long.fromNumber(value);
const newYork = 'America/New_York';

const add = (startDate: Date, unit: string, amount: number, timezone = 'UTC') => ({
  $dateAdd: { startDate, unit, amount, timezone },
});
const moved: readonly PipelineCase[] = [
  of('some days later', {}, add(at('2020-11-30T12:10:05Z'), 'day', 3), at('2020-12-03T12:10:05Z')),
  of(
    'a month later, on its last day',
    {},
    add(at('2021-01-31T12:10:05Z'), 'month', 1),
    at('2021-02-28T12:10:05Z'),
  ),
  of(
    'a year after a leap day',
    {},
    add(at('2020-02-29T00:00:00Z'), 'year', 1),
    at('2021-02-28T00:00:00Z'),
  ),
  of(
    'a quarter before',
    {},
    add(at('2021-01-31T00:00:00Z'), 'quarter', -1),
    at('2020-10-31T00:00:00Z'),
  ),
  of('weeks later', {}, add(at('2021-01-31T00:00:00Z'), 'week', 2), at('2021-02-14T00:00:00Z')),
  of(
    'a day of 23 hours',
    {},
    add(at('2021-03-27T12:00:00Z'), 'day', 1, 'Europe/Berlin'),
    at('2021-03-28T11:00:00Z'),
  ),
  of(
    '24 hours over it',
    {},
    add(at('2021-03-27T12:00:00Z'), 'hour', 24, 'Europe/Berlin'),
    at('2021-03-28T12:00:00Z'),
  ),
  of(
    "an hour over two o'clock",
    {},
    add(at('2020-11-01T05:50:02Z'), 'hour', 1, newYork),
    at('2020-11-01T06:50:02Z'),
  ),
  of(
    'a month in an offset',
    {},
    add(at('2021-01-31T20:00:00Z'), 'month', 1, '+0500'),
    at('2021-02-28T20:00:00Z'),
  ),
  of(
    'before',
    {},
    { $dateSubtract: { startDate: at('2020-10-31T00:00:00Z'), unit: 'month', amount: 1 } },
    at('2020-09-30T00:00:00Z'),
  ),
  of('with null it is null', {}, { $dateAdd: { startDate: null, unit: 'day', amount: 1 } }, null),
  refused('no unit', {}, add(at('2020-11-30T12:10:05Z'), 'century', 3), 9),
  refused(
    'half a day',
    { a: 0.5 },
    { $dateAdd: { startDate: at('2020-11-30T12:10:05Z'), unit: 'day', amount: '$a' } },
    5166405,
  ),
  refused('no date', {}, { $dateAdd: { startDate: 'x', unit: 'day', amount: 1 } }, 5166403),
  refused('no amount', {}, { $dateAdd: { startDate: '$a', unit: 'day' } }, 5166402),
];

const diff = (start: string, end: string, unit: string, more: object = {}) => ({
  $dateDiff: { startDate: at(start), endDate: at(end), unit, ...more },
});
const differences: readonly PipelineCase[] = [
  of(
    'days, by their borders',
    {},
    diff('2020-12-15T23:59:00Z', '2020-12-16T00:01:00Z', 'day'),
    long(1),
  ),
  of(
    'years, by their borders',
    {},
    diff('2010-12-31T00:00:00Z', '2011-01-01T00:00:00Z', 'year'),
    long(1),
  ),
  of(
    'months backwards',
    {},
    diff('2021-02-01T00:00:00Z', '2020-11-30T00:00:00Z', 'month'),
    long(-3),
  ),
  of('quarters', {}, diff('2020-03-31T00:00:00Z', '2021-04-01T00:00:00Z', 'quarter'), long(5)),
  of(
    'weeks from Sunday',
    {},
    diff('2021-01-24T00:00:00Z', '2021-01-25T00:00:00Z', 'week'),
    long(0),
  ),
  of(
    'weeks from Monday',
    {},
    diff('2021-01-24T00:00:00Z', '2021-01-25T00:00:00Z', 'week', { startOfWeek: 'Monday' }),
    long(1),
  ),
  of(
    'weeks from Friday',
    {},
    diff('2021-01-28T00:00:00Z', '2021-02-05T00:00:00Z', 'week', { startOfWeek: 'fri' }),
    long(2),
  ),
  of(
    'hours over a missing one',
    {},
    diff('2021-03-28T00:30:00Z', '2021-03-28T01:30:00Z', 'hour', { timezone: 'Europe/Berlin' }),
    long(1),
  ),
  of(
    'days of a zone',
    {},
    diff('2021-01-01T23:30:00Z', '2021-01-02T00:30:00Z', 'day', { timezone: newYork }),
    long(0),
  ),
  of('minutes', {}, diff('2021-01-01T00:00:59Z', '2021-01-01T00:01:00Z', 'minute'), long(1)),
  of(
    'milliseconds',
    {},
    diff('2021-01-01T00:00:00Z', '2021-01-01T00:00:00.250Z', 'millisecond'),
    long(250),
  ),
  of(
    'with null it is null',
    {},
    { $dateDiff: { startDate: '$a', endDate: at('2021-01-01T00:00:00Z'), unit: 'day' } },
    null,
  ),
  refused(
    'no day of a week',
    {},
    diff('2021-01-01T00:00:00Z', '2021-01-02T00:00:00Z', 'week', { startOfWeek: 'x' }),
    5439016,
  ),
  refused(
    'of a text',
    {},
    { $dateDiff: { startDate: 'x', endDate: at('2021-01-01T00:00:00Z'), unit: 'day' } },
    5166307,
  ),
];

const day = at('2021-03-20T11:30:05Z');
const trunc = (unit: string, more: object = {}) => ({ $dateTrunc: { date: '$a', unit, ...more } });
const beginnings: readonly PipelineCase[] = [
  of('two hours', { a: day }, trunc('hour', { binSize: 2 }), at('2021-03-20T10:00:00Z')),
  of(
    'two hours of a zone',
    { a: day },
    trunc('hour', { binSize: 2, timezone: 'America/Los_Angeles' }),
    at('2021-03-20T10:00:00Z'),
  ),
  of(
    'a week from Monday',
    { a: day },
    trunc('week', { startOfWeek: 'Monday' }),
    at('2021-03-15T00:00:00Z'),
  ),
  of('a week from Sunday', { a: day }, trunc('week'), at('2021-03-14T00:00:00Z')),
  of('two years', { a: day }, trunc('year', { binSize: 2 }), at('2020-01-01T00:00:00Z')),
  of('six months', { a: day }, trunc('month', { binSize: 6 }), at('2021-01-01T00:00:00Z')),
  of(
    'a quarter of a zone',
    { a: day },
    trunc('quarter', { timezone: 'Europe/Berlin' }),
    at('2020-12-31T23:00:00Z'),
  ),
  of(
    'a day of a zone in summer',
    { a: at('2021-07-01T22:30:00Z') },
    trunc('day', { timezone: 'Europe/Berlin' }),
    at('2021-07-01T22:00:00Z'),
  ),
  of(
    'before the year 2000',
    { a: at('1999-12-31T23:59:59Z') },
    trunc('day', { binSize: 7 }),
    at('1999-12-25T00:00:00Z'),
  ),
  of('15 minutes', { a: day }, trunc('minute', { binSize: 15 }), at('2021-03-20T11:30:00Z')),
  of('with null it is null', {}, trunc('day'), null),
  refused('no bin', { a: day }, trunc('day', { binSize: 0 }), 5439018),
  refused('half a bin', { a: day, b: 0.5 }, trunc('day', { binSize: '$b' }), 5439017),
  refused('no unit', { a: day }, { $dateTrunc: { date: '$a' } }, 5439010),
];

/** Two weeks from Monday, in a zone that changes its clocks: the table of the documentation. */
const twoWeeks: readonly PipelineCase[] = [
  ['2020-05-18T14:10:30Z', '2020-05-11T07:00:00Z'],
  ['2021-03-20T11:30:05Z', '2021-03-15T07:00:00Z'],
  ['2021-01-11T06:31:15Z', '2021-01-04T08:00:00Z'],
  ['2020-02-08T13:13:23Z', '2020-02-03T08:00:00Z'],
  ['2019-05-18T16:09:01Z', '2019-05-13T07:00:00Z'],
  ['2019-01-08T06:12:03Z', '2019-01-07T08:00:00Z'],
].map(([given = '', beginning = '']) =>
  of(
    `the two weeks of ${given}`,
    { a: at(given) },
    trunc('week', { binSize: 2, timezone: 'America/Los_Angeles', startOfWeek: 'Monday' }),
    at(beginning),
  ),
);

export const intervalCases: readonly PipelineCase[] = [
  ...moved,
  ...differences,
  ...beginnings,
  ...twoWeeks,
];
