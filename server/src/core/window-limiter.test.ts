import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { createWindowLimiter } from './window-limiter.ts';

test('RQ4: within the limit 0, beyond it the time to wait, for each key alone', () => {
  const clock = createManualClock();
  const limiter = createWindowLimiter({ count: 2, seconds: 10 }, clock);
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 0]);
  clock.advance(4_000);
  expect(limiter.take('ann')).toBe(6_000);
  expect(limiter.take('ben')).toBe(0);
  clock.advance(6_000);
  expect(limiter.take('ann')).toBe(0);
});

test('a clock that is set back locks nobody out until it has caught up', () => {
  let now = 1_000_000;
  const limiter = createWindowLimiter({ count: 1, seconds: 10 }, { now: () => now });
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 10_000]);
  now -= 500_000;
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 10_000]);
});
