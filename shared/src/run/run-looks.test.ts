import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRuns, trendOver } from './compare-runs.ts';
import type { RoundResult } from './run.contract.ts';
import { monthsAfter } from './run-looks.contract.ts';

const round = (asks: string | undefined, counts: Record<string, number>, at = 1): RoundResult => ({
  slot: `${asks}.r${at}`,
  question: 1,
  round: at,
  ...(asks !== undefined && { asks }),
  text: `Question ${asks}`,
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered: Object.values(counts).reduce((sum, count) => sum + count, 0),
  lines: Object.entries(counts).map(([text, count]) => ({ text, count })),
});

test('two runs side by side, by what was asked and in which round, wherever it stood', () => {
  const one = [round('a', { yes: 3, no: 1 }), round('a', { yes: 4 }, 2), round('b', { yes: 1 })];
  const other = [round('c', { yes: 1 }), round('a', { no: 1, maybe: 1 })];
  const told = compareRuns(one, other);
  expect(
    told.map((each) => [each.text, each.round, each.one !== null, each.other !== null]),
  ).toEqual([
    ['Question a', 1, true, true],
    ['Question a', 2, true, false],
    ['Question b', 1, true, false],
    ['Question c', 1, false, true],
  ]);
  expect(told[0]?.lines).toEqual([
    { text: 'yes', one: 0.75, other: null },
    { text: 'no', one: 0.25, other: 0.5 },
    { text: 'maybe', one: null, other: 0.5 },
  ]);
});

test('a trend has a place for each run, of the newest round; what a run did not ask is nothing', () => {
  const runs = [
    { rounds: [round('a', { yes: 1, no: 1 })] },
    { rounds: [] },
    { rounds: [round('a', { yes: 0, no: 0 }), round('a', { yes: 3, no: 1 }, 2)] },
  ];
  expect(trendOver(runs)).toEqual([
    {
      key: 'id a',
      text: 'Question a',
      answered: [2, null, 4],
      lines: [
        { text: 'yes', shares: [0.5, null, 0.75] },
        { text: 'no', shares: [0.5, null, 0.25] },
      ],
      figures: [],
    },
  ]);
});

test('figures stand beside each other by their names, and those with a number are followed', () => {
  const rated = (mean: number, ...more: { name: string; text: string }[]): RoundResult => ({
    ...round('a', { 1: 1 }),
    figures: [{ name: 'Mean', text: `${mean} kg`, value: mean }, ...more],
  });
  const [one, other] = [rated(2), rated(3.5, { name: 'Ratings', text: '4' })];
  expect(compareRuns([one], [other])[0]?.figures).toEqual([
    { name: 'Mean', one: one.figures![0], other: other.figures![0] },
    { name: 'Ratings', one: null, other: { name: 'Ratings', text: '4' } },
  ]);
  const runs = [{ rounds: [one] }, { rounds: [round('a', { 1: 1 })] }, { rounds: [other] }];
  expect(trendOver(runs)[0]?.figures).toEqual([
    { name: 'Mean', values: [2, null, 3.5], texts: ['2 kg', null, '3.5 kg'] },
  ]);
});

test('so many months later it is that day of the month, or its last', () => {
  const on = (date: string): number => Date.parse(`${date}T10:20:30.000Z`);
  expect(monthsAfter(on('2026-01-31'), 1)).toBe(on('2026-02-28'));
  expect(monthsAfter(on('2024-01-31'), 1)).toBe(on('2024-02-29'));
  expect(monthsAfter(on('2026-11-23'), 14)).toBe(on('2028-01-23'));
  const time = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 1, max: 120 }), (one, another, months) => {
      const [early, late] = [Math.min(one, another), Math.max(one, another)];
      const days = (monthsAfter(early, months) - early) / 86_400_000;
      // What ended later is never due on an earlier day; no month has fewer than 28.
      expect(days).toBeGreaterThanOrEqual(28 * months);
      expect(monthsAfter(late, months) - monthsAfter(early, months)).toBeGreaterThan(-86_400_000);
    }),
  );
});

test('of points a line is a part of all points, and not of the people', () => {
  const points = { ...round('a', { yes: 30, no: 10 }), answered: 2, unit: 'points' as const };
  expect(compareRuns([points], [points])[0]?.lines).toEqual([
    { text: 'yes', one: 0.75, other: 0.75 },
    { text: 'no', one: 0.25, other: 0.25 },
  ]);
});
