import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanOf, ranksOf, pointsOf, single, streakBonus, toTenth, type Worth } from './scoring.ts';

const worth: Worth = { points: 1, pace: 'speed', limit: 20_000 };
const right = (took: number) => ({ share: 1, took });

describe('the points of an answer', () => {
  test.each([
    [0, 1_000],
    [500, 1_000],
    [10_250, 750],
    [20_000, 500],
    [24_000, 500],
  ])('right after %i ms of 20 s are %i', (took, points) => {
    expect(pointsOf(worth, right(took))).toBe(points);
  });

  test('are all of them where being quick does not count, or there is no limit', () => {
    expect(pointsOf({ ...worth, pace: 'flat' }, right(19_000))).toBe(1_000);
    expect(pointsOf({ ...worth, limit: null }, right(19_000))).toBe(1_000);
  });

  const anyWorth = fc.record({
    points: fc.constantFrom(0 as const, 1 as const, 2 as const),
    pace: fc.constantFrom('speed' as const, 'flat' as const),
    limit: fc.option(fc.integer({ min: 1, max: 3_600_000 })),
  });
  const took = fc.integer({ min: 0, max: 4_000_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  test('are whole, none for what is wrong, and at least half of all for what is right', () => {
    fc.assert(
      fc.property(anyWorth, took, share, (each, at, part) => {
        const all = each.points * single;
        expect(pointsOf(each, { share: 0, took: at })).toBe(0);
        const full = pointsOf(each, right(at));
        expect(full).toBeGreaterThanOrEqual(all / 2);
        expect(full).toBeLessThanOrEqual(all);
        const some = pointsOf(each, { share: part, took: at });
        expect(Number.isInteger(some)).toBe(true);
        expect(some).toBeLessThanOrEqual(full);
      }),
    );
  });

  test('are never more for a slower answer', () => {
    fc.assert(
      fc.property(anyWorth, took, took, (each, one, other) => {
        const [quick, slow] = [Math.min(one, other), Math.max(one, other)];
        expect(pointsOf(each, right(slow))).toBeLessThanOrEqual(pointsOf(each, right(quick)));
      }),
    );
  });
});

test('a streak brings 100 more with each right answer, at most 500', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(streakBonus)).toEqual([0, 100, 200, 300, 400, 500, 500]);
  expect(streakBonus(0)).toBe(0);
});

test('who has the same points has the same rank, and the next ones are counted on', () => {
  expect(ranksOf([300, 500, 500, 0, 300])).toEqual([3, 1, 1, 5, 3]);
  expect(ranksOf([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (points) => {
      ranksOf(points).forEach((rank, index) => {
        expect(rank).toBe(1 + points.filter((each) => each > (points[index] ?? 0)).length);
      });
    }),
  );
});

test('a team has the mean of its people, never rounded to nothing', () => {
  expect(meanOf([])).toBe(0);
  expect(toTenth(meanOf([1_000, 0, 0]))).toBe(333.3);
  expect(toTenth(meanOf([1, ...Array.from({ length: 9 }, () => 0)]))).toBe(0.1);
});
