import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newcomersIn } from './newcomers.ts';

test('counts everybody once, in the order of time and in as few points as can be drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100 * 86_400_000)), (times) => {
      const { step, points } = newcomersIn(times);
      expect(points.reduce((sum, { people }) => sum + people, 0)).toBe(times.length);
      expect(points.length).toBeLessThanOrEqual(120);
      for (const [index, { at }] of points.entries()) {
        expect(at % step).toBe(0);
        if (index > 0) expect(at).toBeGreaterThan(points[index - 1]?.at ?? 0);
      }
    }),
  );
});

test('who comes together is one point', () => {
  expect(newcomersIn([20_001, 29_999, 40_000])).toEqual({
    step: 10_000,
    points: [
      { at: 20_000, people: 2 },
      { at: 40_000, people: 1 },
    ],
  });
});
