import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { FileContents } from '../../core/route.ts';
import type { RoundInWords } from '../../live/history/run-told.ts';
import { answersTable, summaryTable } from './run.tables.ts';
import type { ToldRun } from './run.service.ts';

const rowsOf = ({ contents }: FileContents): string[][] => {
  if (!(Symbol.iterator in contents) || contents instanceof Uint8Array) {
    throw new Error('It should come in pieces of text.');
  }
  return parse([...contents].join(''), { bom: true, from_line: 2 });
};

const round = (counts: number[], answered: number): RoundInWords => ({
  report: {
    slot: 'q0.r1',
    question: 1,
    round: 1,
    text: '-2 or "+2"?',
    multiple: true,
    lines: counts.map((count, index) => ({ text: ['=1+1', '+2', 'two'][index]!, count })),
  },
  openedAt: Date.UTC(2026, 10, 22, 10, 15, 3, 999),
  closedAt: null,
  answered,
});
const run = { _id: 'run1', createdAt: new Date(Date.UTC(2026, 10, 22, 10, 15)) } as ToldRun['run'];
const told = (...rounds: RoundInWords[]): ToldRun => ({
  run,
  title: 'Numbers',
  joined: 9,
  leftOut: 4,
  rounds,
});

test('a text that a spreadsheet program would take for a formula is a text', () => {
  const opened = '2026-11-22 10:15:03';
  const asked = ['1', '1', `'-2 or "+2"?`];
  expect(rowsOf(summaryTable(told(round([2, 1, 0], 3))))).toEqual([
    [...asked, "'=1+1", '2', '', '67', '', '3', '9', '4', opened, ''],
    [...asked, "'+2", '1', '', '33', '', '3', '9', '4', opened, ''],
    [...asked, 'two', '0', '', '0', '', '3', '9', '4', opened, ''],
  ]);
  const { report } = round([1], 1);
  const answers = [{ participant: 1, round: report, answer: '=1+1, +2', value: null, at: 0 }];
  expect(rowsOf(answersTable(run, answers))).toEqual([
    ['1', ...asked, "'=1+1, +2", '1970-01-01 00:00:00'],
  ]);
});

test('where too few answered for anything to be told, the tables say so', () => {
  const { report, ...about } = round([], 2);
  const figures = [{ name: 'Not shown', text: 'Fewer than 5 answers' }];
  const few = { ...about, report: { ...report, withheld: true as const, figures } };
  const why = 'Not shown: Fewer than 5 answers';
  expect(rowsOf(summaryTable(told(few)))).toMatchObject([
    ['1', '1', `'-2 or "+2"?`, why, '', '', '', '', '2', '9', '4', expect.anything(), ''],
  ]);
  expect(rowsOf(answersTable(run, [], [few.report, report]))).toEqual([
    ['', '1', '1', `'-2 or "+2"?`, why, ''],
  ]);
});

test('how sure people were stands beside their answers, where somebody said', () => {
  const { report } = round([1], 1);
  const line = { participant: 1, round: report, answer: 'two', value: null, at: 0 };
  const rows = rowsOf(answersTable(run, [line, { ...line, participant: 2, sure: 'Certain' }]));
  expect(rows.map((row) => row.slice(4, 6))).toEqual([
    ['two', ''],
    ['two', 'Certain'],
  ]);
});

test('points are points, and figures have rows of their own', () => {
  const { report, ...about } = round([30, 10], 2);
  const figures = [
    { name: 'Mean of two', text: '15', value: 15 },
    { name: 'Spread', text: 'wide' },
  ];
  const forHosts = [{ name: 'Of those who were right', text: '2 certain' }];
  const points = { ...about, report: { ...report, unit: 'points' as const, figures, forHosts } };
  expect(rowsOf(summaryTable(told(points))).map((row) => row.slice(3, 9))).toEqual([
    ["'=1+1", '', '30', '75', '', '2'],
    ["'+2", '', '10', '25', '', '2'],
    ['Mean of two', '', '', '', '15', '2'],
    ['Spread', '', '', '', 'wide', '2'],
    ['Of those who were right', '', '', '', '2 certain', '2'],
  ]);
});

test('of nobody it is no part, not a fault', () => {
  expect(rowsOf(summaryTable(told(round([0], 0))))[0]?.slice(4, 9)).toEqual([
    '0',
    '',
    '0',
    '',
    '0',
  ]);
});

test('the name of a file says when it was, so that two of a lecture are not mixed up', () => {
  expect(summaryTable(told()).name).toBe('2026-11-22T10-15Z-summary-run1.csv');
  expect(answersTable(run, []).name).toBe('2026-11-22T10-15Z-answers-run1.csv');
});

test('an answer of which something was hidden or held back is marked', () => {
  const { report } = round([1], 1);
  const line = { participant: 1, round: report, answer: 'two', value: null, at: 0 };
  const rows = rowsOf(answersTable(run, [line, { ...line, answer: 'rude', unshown: true }]));
  expect(rows.map((row) => row.slice(4, 6))).toEqual([
    ['two', 'yes'],
    ['rude', 'no'],
  ]);
});
