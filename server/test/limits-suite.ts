import { beforeEach, describe, expect, test } from 'vitest';
import type { Limits } from '../src/core/limits/limits.ts';

/** Opens limits of which nothing is taken. `pass` lets so many milliseconds pass for them. */
export type OpenLimits = () => Promise<{
  readonly limits: Limits;
  readonly pass: (ms: number) => Promise<void>;
}>;

/** What all Limits promise; run against each implementation. */
export const describeLimits = (name: string, open: OpenLimits): void => {
  describe(`limits: ${name}`, () => {
    let opened: Awaited<ReturnType<OpenLimits>>;
    beforeEach(async () => {
      opened = await open();
    });

    test('RQ4: within the limit 0, beyond it the time to wait, for each key alone', async () => {
      const limiter = opened.limits.window('calls', { count: 2, seconds: 100 });
      expect([await limiter.take('ann'), await limiter.take('ann')]).toEqual([0, 0]);
      await opened.pass(40_000);
      expectAbout(await limiter.take('ann'), 60_000);
      expect(await limiter.take('ben')).toBe(0);
      await opened.pass(60_000);
      expect([await limiter.take('ann'), await limiter.take('ann')]).toEqual([0, 0]);
      expectAbout(await limiter.take('ann'), 100_000);
    });

    test('who is refused waits no longer for having asked again', async () => {
      const limiter = opened.limits.window('calls', { count: 1, seconds: 100 });
      await limiter.take('ann');
      for (const left of [90_000, 80_000, 70_000]) {
        await opened.pass(10_000);
        expectAbout(await limiter.take('ann'), left);
      }
    });

    test('of many who take at once no more get it than there is', async () => {
      const limiter = opened.limits.window('calls', { count: 5, seconds: 100 });
      const waits = await Promise.all(Array.from({ length: 40 }, async () => limiter.take('ann')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    test('what a key has taken is given back to it, and to no other', async () => {
      const limiter = opened.limits.window('calls', { count: 1, seconds: 100 });
      for (const each of ['ann', 'ben']) await limiter.take(each);
      await limiter.forget('ann');
      await limiter.forget('nobody');
      expect(await limiter.take('ann')).toBe(0);
      expect(await limiter.take('ben')).toBeGreaterThan(0);
    });

    test('limits of different names count apart, whatever is in names and keys', async () => {
      const rate = { count: 1, seconds: 100 };
      const [one, other] = [opened.limits.window('a', rate), opened.limits.window('a b', rate)];
      await one.take('b c');
      expect(await other.take('c')).toBe(0);
      for (const key of ['', '{a}', 'a\u0000b', 'ü'.repeat(10_000), '\ud800']) {
        expect(await one.take(key)).toBe(0);
        expect(await one.take(key)).toBeGreaterThan(0);
      }
    });

    test('a name is used once: two limits of one name would count together', () => {
      opened.limits.window('calls', { count: 1, seconds: 100 });
      expect(() => opened.limits.window('calls', { count: 1, seconds: 100 })).toThrow('calls');
    });
  });
};

/** Time may pass while a test runs, but not ten seconds. */
const expectAbout = (wait: number, ms: number): void => {
  expect(wait).toBeLessThanOrEqual(ms);
  expect(wait).toBeGreaterThan(ms - 10_000);
};
