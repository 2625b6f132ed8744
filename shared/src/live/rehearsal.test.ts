import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivals, givingWay, rehearsal, thinkingTime } from './rehearsal.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

test('as many come as were asked for, within seconds and one after the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: rehearsal.most }), fc.nat(), (students, seed) => {
      const times = arrivals(students, randomOf(seed));
      expect(times).toHaveLength(students);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((at) => at >= 0 && at < 10_000)).toBe(true);
    }),
  );
});

test('whoever answers does so while there is time; most are quick, and a few never answer', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: -5_000, max: 600_000 })), fc.nat(), (left, seed) => {
      const random = randomOf(seed);
      const times = Array.from({ length: 300 }, () => thinkingTime(left, random));
      const given = times.filter((time) => time !== null);
      expect(given.length).toBeGreaterThan(240);
      expect(given.length).toBeLessThan(300);
      const most = Math.max(0, Math.min(left ?? Infinity, 30_000));
      expect(given.every((time) => time >= 0 && time <= most)).toBe(true);
      if (most < 5_000) return;
      expect(given.filter((time) => time < most / 2).length).toBeGreaterThan(given.length / 2);
    }),
  );
});

test('the one that rests for longest gives way, and none whose host was active just now', () => {
  const now = rehearsal.givesWayAfter;
  const [old, older, active] = [{ lastAt: 0 }, { lastAt: -1 }, { lastAt: 1 }];
  expect(givingWay([active, old, older], now)).toBe(older);
  expect(givingWay([active], now)).toBeNull();
  expect(givingWay([], now)).toBeNull();
});
