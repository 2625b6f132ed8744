import { expect, it } from 'vitest';
import { dateIn, datesIn, dayOf, durationOf } from './durations.ts';

it.each([
  ['2015', '', 'since 2015'],
  ['2015-06', '2021-02', 'Jun 2015 – Feb 2021'],
  ['2015-06-01', '2021-02-28', 'Jun 2015 – Feb 2021'],
  ['2016-08-24', '2016-08-24', 'Aug 2016'],
  ['', '2021-02', 'until Feb 2021'],
  ['Jan 2022', '', 'since Jan 2022'],
  ['2015-13', '2016', '2015-13 – 2016'],
  ['2013-12-021', '', 'since 2013-12-021'],
  ['', '', ''],
])('from %j to %j is %j', (start, end, text) => {
  expect(durationOf(start, end)).toBe(text);
});

it.each([
  ['2014-11-01', 'Nov 2014'],
  ['2022-08-15', '15 Aug 2022'],
  ['2022', '2022'],
  ['2017-12-24T15:53:00', '24 Dec 2017'],
  ['Spring 2020', 'Spring 2020'],
])('on %j is %j', (date, text) => {
  expect(dayOf(date)).toBe(text);
});

it.each([
  ['Jun 2015 – Feb 2021', { startDate: '2015-06', endDate: '2021-02' }],
  ['June 2015 - September 2021', { startDate: '2015-06', endDate: '2021-09' }],
  ['2015-2017', { startDate: '2015', endDate: '2017' }],
  ['2015–2017', { startDate: '2015', endDate: '2017' }],
  ['2015 to now', { startDate: '2015' }],
  ['2015-present', { startDate: '2015' }],
  ['06/2015 – 02/2021', { startDate: '2015-06', endDate: '2021-02' }],
  ['2015-06', { startDate: '2015-06', endDate: '2015-06' }],
  ['since Mar 2021', { startDate: '2021-03' }],
  ['until 2021', { endDate: '2021' }],
  ['13/2015', {}],
  ['3 years', {}],
  ['2015 – some day', {}],
  ['', {}],
])('%j has %j', (text, dates) => {
  expect(datesIn(text)).toEqual(dates);
});

it('no date is read from what is none', () => {
  expect(['32 Aug 2022', '2015-00', '99', 'May', 'Mayor 2015'].map(dateIn)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
