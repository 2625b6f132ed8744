import type { LostTold } from '@sets/shared/live/pulse.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, lineShape } from './line-shape.ts';

const until = 1_790_000_000_000;
const point = fc
  .record({
    ago: fc.integer({ min: 1, max: 700 }),
    clap: fc.nat(40),
    lost: fc.oneof(fc.nat(90), fc.constant<LostTold>('few')),
  })
  .map(({ ago, clap, lost }) => ({
    at: until - ago * 10_000,
    reactions: { ...noReactions, clap },
    lost,
    here: 100,
  }));

test('whatever happened is drawn within the box', () => {
  fc.assert(
    fc.property(fc.array(point), fc.array(fc.nat(7_000_000)), (points, ago) => {
      const marks = ago.map((before) => until - before);
      const shape = lineShape({ points, step: 10_000, marks, until });
      for (const { x, width, height } of shape.taps) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(box.width + 1);
        expect(height).toBeLessThanOrEqual(box.height - box.ground);
      }
      const numbers = [...shape.lost.matchAll(/[MVH](-?[\d.]+)/g)].map(([, value]) =>
        Number(value),
      );
      for (const value of [...numbers, ...shape.marks]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(box.width);
      }
      expect(shape.lost === '').toBe(points.every(({ lost }) => lost === 0));
    }),
  );
});

test('of a few who were lost it says no number', () => {
  const few = { at: until - 20_000, reactions: noReactions, lost: 'few', here: 3 } as const;
  expect(lineShape({ points: [few], step: 10_000, marks: [], until }).most).toBeNull();
  const many = { ...few, at: until - 10_000, lost: 6, here: 30 };
  expect(lineShape({ points: [few, many], step: 10_000, marks: [], until }).most).toBe(6);
  expect(lineShape({ points: [], step: 10_000, marks: [], until }).most).toBe(0);
});
