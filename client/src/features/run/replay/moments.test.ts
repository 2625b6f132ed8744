import { expect, it } from 'vitest';
import { lastBy, timeInRun, wholeMoments } from './moments.ts';

const moment = { version: 0, ended: false, joined: 0, answers: 0 };

it('what a moment leaves out is as in the one before', () => {
  const moments = wholeMoments({
    marks: [],
    moments: [
      { ...moment, at: 0, view: 'lobby', tally: null },
      { ...moment, at: 5, view: 'open' },
      { ...moment, at: 9, tally: { answered: 1 } },
      { ...moment, at: 12, tally: null },
    ],
  });
  expect(moments.map(({ view, tally }) => [view, tally])).toEqual([
    ['lobby', null],
    ['open', null],
    ['open', { answered: 1 }],
    ['open', null],
  ]);
  expect(lastBy(moments, 8)?.at).toBe(5);
  expect(lastBy(moments, 9)?.at).toBe(9);
  expect(lastBy(moments, -1)?.at).toBe(0);
  expect(lastBy(moments, 99)?.at).toBe(12);
  expect(lastBy([], 1)).toBeUndefined();
});

it.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [3_661_000, '1:01:01'],
])('%i ms are %s', (ms, told) => expect(timeInRun(ms)).toBe(told));
