import { expect, it } from 'vitest';
import { aheadOf, wayOf, withMeasured } from './delay-rules.ts';

it('tells the one in the middle of the last three: one late answer alone is not slow', () => {
  expect(wayOf([])).toEqual({ type: 'unknown' });
  expect(wayOf([5_000])).toEqual({ type: 'known', ms: 5_000, isSlow: false });
  expect(wayOf([5_000, 20])).toEqual({ type: 'known', ms: 20, isSlow: false });
  expect(wayOf([701, 5_000])).toEqual({ type: 'known', ms: 701, isSlow: true });
  expect(wayOf([700, 5_000])).toEqual({ type: 'known', ms: 700, isSlow: false });
  expect(wayOf([40, 3_000, 50])).toEqual({ type: 'known', ms: 50, isSlow: false });
  expect(wayOf([900, 3_000, 50])).toEqual({ type: 'known', ms: 900, isSlow: true });
  expect(wayOf([null, 80.4])).toEqual({ type: 'known', ms: 80, isSlow: false });
});

it('is away as soon as nobody answers', () => {
  expect(wayOf([40, 50, null])).toEqual({ type: 'away' });
});

it('takes the clock from the quickest answer', () => {
  expect(aheadOf([])).toBe(0);
  expect(
    aheadOf([
      { ms: 300, ahead: 900 },
      { ms: 20, ahead: 700 },
      { ms: 200, ahead: 800 },
    ]),
  ).toBe(700);
});

it('forgets what is older', () => {
  expect(withMeasured([1, 2, null], 4)).toEqual([2, null, 4]);
});
