import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelay, spreadOut } from './retry-delay.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

it('waits longer with each failure, never more than eight seconds, and never the same', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((tries) => retryDelay(tries, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ]);
  fc.assert(
    fc.property(fc.nat(50), chance, (tries, random) => {
      const longest = retryDelay(tries, 1);
      expect(retryDelay(tries, random)).toBeGreaterThanOrEqual(longest / 2);
      expect(retryDelay(tries, random)).toBeLessThanOrEqual(longest);
    }),
  );
});

it('CN4: comes back not before it is told to, and within twice the time', () => {
  fc.assert(
    fc.property(fc.nat(60_000), chance, (ms, random) => {
      expect(spreadOut(ms, random)).toBeGreaterThanOrEqual(ms);
      expect(spreadOut(ms, random)).toBeLessThanOrEqual(2 * ms);
    }),
  );
});
