import { expect, test } from 'vitest';
import { timing } from '../core/limits.ts';
import { withinGrace } from './within-grace.ts';

const closedAt = 2_000_000_000_000;

test.each([
  [timing.grace, true],
  [timing.grace + 1, false],
  [0, true],
  // It has waited in the server while that was busy.
  [-timing.longestWait, true],
  // The clock was set back.
  [-timing.longestWait - 1, false],
  [-3_600_000, false],
])('%i ms after the close: %s', (after, isIn) => {
  expect(withinGrace(closedAt + after, closedAt)).toBe(isIn);
});
