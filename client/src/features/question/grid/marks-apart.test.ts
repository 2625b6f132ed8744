import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksApart } from './marks-apart.ts';

const size = { width: 13, height: 10 };
const step = fc.integer({ min: 0, max: 100 });
const places = fc.array(fc.record({ x: step, y: step }), { maxLength: 8 });

/** How much of one is covered by the other, on the way where it is less. */
const covered = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.min(size.width - Math.abs(one.x - other.x), size.height - Math.abs(one.y - other.y));

test('wherever items are, each mark is whole on the plane, and can be read', () => {
  fc.assert(
    fc.property(places, (all) => {
      const drawn = marksApart(all, size);
      for (const [at, one] of drawn.entries()) {
        expect(Math.abs(one.x - 50)).toBeLessThanOrEqual(50 - size.width / 2);
        expect(Math.abs(one.y - 50)).toBeLessThanOrEqual(50 - size.height / 2);
        for (const other of drawn.slice(at + 1)) expect(covered(one, other)).toBeLessThan(3);
      }
      expect(marksApart(all, size)).toEqual(drawn);
    }),
  );
});

test('a mark that covers no other stands at its place', () => {
  const all = [
    { x: 20, y: 20 },
    { x: 80, y: 30 },
    { x: 50, y: 90 },
  ];
  expect(marksApart(all, size)).toEqual(all);
});

test('eight in the middle of a wall stand beside each other', () => {
  const drawn = marksApart(
    Array.from({ length: 8 }, () => ({ x: 50, y: 50 })),
    size,
  );
  for (const [at, one] of drawn.entries())
    for (const other of drawn.slice(at + 1)) expect(covered(one, other)).toBeLessThan(1);
});
