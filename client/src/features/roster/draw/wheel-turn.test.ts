import fc from 'fast-check';
import { expect, it } from 'vitest';
import { angleOf, turnTo } from './wheel-turn.ts';

it('the ring turns onward, and ends with whoever was drawn at its top', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.nat(499),
      fc.integer({ min: 0, max: 100_000 }),
      (count, any, from) => {
        const place = any % count;
        const turned = turnTo(place, count, from);
        expect(turned - from).toBeGreaterThanOrEqual(4 * 360);
        expect(turned - from).toBeLessThan(5 * 360 + 1e-6);
        const top = (angleOf(place, count) + turned) / 360;
        expect(Math.abs(top - Math.round(top))).toBeLessThan(1e-6);
      },
    ),
  );
});
