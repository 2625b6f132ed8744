import { expect, it } from 'vitest';
import { Arrivals } from './arrivals.ts';
import { monotonic } from './monotonic.ts';

it('knows when the last phone had a version, also of phones that skipped it', async () => {
  const arrivals = new Arrivals(2);
  const before = monotonic();
  arrivals.note(-1, 1);
  arrivals.note(1, 2);
  expect(arrivals.count(2)).toBe(1);
  arrivals.note(-1, 3);
  expect([0, 1, 2, 3].map((version) => arrivals.count(version))).toEqual([2, 2, 2, 1]);
  expect(await arrivals.last(2)).toBeGreaterThanOrEqual(before);
});
