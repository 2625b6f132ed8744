import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LostTold } from './pulse.ts';
import {
  areManyLost,
  coarse,
  inSteps,
  longLost,
  pointAt,
  pointMs,
  type PulsePoint,
  withNews,
} from './pulse-line.ts';
import { bothReactions, noReactions, reactionsIn } from './pulse-rules.ts';

const start = 1_790_000_000_000;
const pointOf = (at: number, part: Partial<PulsePoint> = {}): PulsePoint => ({
  at,
  reactions: noReactions,
  lost: 0,
  here: 40,
  ...part,
});
const lost: fc.Arbitrary<LostTold> = fc.oneof(fc.nat(20), fc.constant('few' as const));
const point: fc.Arbitrary<PulsePoint> = fc
  .tuple(fc.nat(5_000_000), fc.nat(9), fc.nat(9), lost, fc.integer({ min: 20, max: 60 }))
  .map(([at, clap, wow, many, here]) =>
    pointOf(start + at, { reactions: { ...noReactions, clap, wow }, lost: many, here }),
  );
const allTaps = (points: readonly PulsePoint[]) =>
  points.reduce((sum, { reactions }) => bothReactions(sum, reactions), noReactions);

test('however it is put together no tap is lost, and the order of what came does not count', () => {
  fc.assert(
    fc.property(fc.array(point), fc.integer({ min: 1, max: 30 }), (points, limit) => {
      const line = coarse(points, limit);
      expect(line.points.length).toBeLessThanOrEqual(limit);
      expect(allTaps(line.points)).toEqual(allTaps(points));
      expect(coarse(points.toReversed(), limit)).toEqual(line);
      expect(inSteps(line.points, line.step)).toEqual(line.points);
      for (const { at } of line.points) expect(at).toBe(pointAt(at, line.step));
    }),
  );
});

test('a line that grows with the news is the one that was made of them all', () => {
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const grown = points.reduce<PulsePoint[]>((line, each) => withNews(line, each), []);
      expect(grown).toEqual(inSteps(points));
    }),
  );
});

test('the most who were lost at once stay, also beside a time that tells only of a few', () => {
  const at = pointAt(start);
  const told = inSteps([
    pointOf(at, { lost: 'few', here: 3 }),
    pointOf(at + 1, { lost: 7, here: 30 }),
    pointOf(at + 2, { lost: 2, here: 31 }),
  ]);
  expect(told).toEqual([pointOf(at, { lost: 7, here: 31 })]);
  expect(reactionsIn(allTaps(told))).toBe(0);
});

describe('many are lost', () => {
  const now = pointAt(start) + 4_000;
  const before = [pointAt(now) - longLost, pointAt(now) - pointMs];
  const line = (part: Partial<PulsePoint>) => before.map((at) => pointOf(at, part));

  test('once a quarter has been lost for as long as it takes to be sure', () => {
    expect(areManyLost(line({ lost: 10 }), pointOf(now, { lost: 10 }))).toBe(true);
  });
  test('not for fewer, not for a moment, not once it is over', () => {
    expect(areManyLost(line({ lost: 9 }), pointOf(now, { lost: 9 }))).toBe(false);
    expect(areManyLost(line({ lost: 10 }).slice(1), pointOf(now, { lost: 10 }))).toBe(false);
    expect(areManyLost(line({ lost: 10 }), pointOf(now, { lost: 3 }))).toBe(false);
  });
  test('never of few people', () => {
    const few = { lost: 'few', here: 4 } as const;
    expect(areManyLost(line(few), pointOf(now, few))).toBe(false);
  });
});
