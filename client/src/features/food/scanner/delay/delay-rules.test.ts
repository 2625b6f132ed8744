import { expect, it } from 'vitest';
import { delayOf, withMeasured } from './delay-rules.ts';

it('tells the one in the middle of the last three: one late answer alone is not slow', () => {
  expect(delayOf([])).toEqual({ type: 'unknown' });
  expect(delayOf([40, 3_000, 50])).toEqual({ type: 'known', ms: 50, isSlow: false });
  expect(delayOf([900, 3_000, 50])).toEqual({ type: 'known', ms: 900, isSlow: true });
  expect(delayOf([null, 80.4])).toEqual({ type: 'known', ms: 80, isSlow: false });
});

it('is away as soon as nobody answers', () => {
  expect(delayOf([40, 50, null])).toEqual({ type: 'away' });
});

it('forgets what is older', () => {
  expect(withMeasured([1, 2, null], 4)).toEqual([2, null, 4]);
});
