import { expect, test } from 'vitest';
import { dayMs, midnightAfter } from './timed-job.ts';

test('what is due on one day is due at one moment, which is after it', () => {
  const midnight = Date.UTC(2026, 10, 30);
  expect(midnightAfter(midnight - 1)).toBe(midnight);
  expect(midnightAfter(midnight)).toBe(midnight + dayMs);
  expect(midnightAfter(midnight + dayMs - 1)).toBe(midnight + dayMs);
});
