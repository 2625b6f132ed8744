import { expect, test } from 'vitest';
import { brokenBounds } from './quiz-report.ts';

const quick = { lastPhoneMs: 300, ackP99Ms: 400, personalMs: 1_000, loopMaxMs: 50 };

test('a figure may be at its bound, and what is above it is said by its name', () => {
  expect(brokenBounds(quick)).toEqual([]);
  expect(brokenBounds({ ...quick, ackP99Ms: 400.1, loopMaxMs: 51 })).toEqual([
    'Above its bound of 400 ms: p99 of the acknowledgements.',
    'Above its bound of 50 ms: the longest wait in the event loop.',
  ]);
});
