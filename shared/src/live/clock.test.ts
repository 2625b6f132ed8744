import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOffset } from './clock.ts';

test('TI1: without a round trip the offset is 0', () => {
  expect(clockOffset([])).toBe(0);
});

test('TI1: the shortest round trip decides, and errs by at most half its length', () => {
  const trip = fc.record({
    askedAt: fc.integer({ min: 0, max: 1_000_000 }),
    there: fc.integer({ min: 0, max: 3_000 }),
    back: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(fc.integer(), fc.array(trip, { minLength: 1 }), (offset, trips) => {
      const measured = trips.map(({ askedAt, there, back }) => ({
        askedAt,
        serverTime: askedAt + there + offset,
        answeredAt: askedAt + there + back,
      }));
      const shortest = Math.min(...trips.map(({ there, back }) => there + back));
      expect(Math.abs(clockOffset(measured) - offset)).toBeLessThanOrEqual(shortest / 2 + 1);
    }),
  );
});
