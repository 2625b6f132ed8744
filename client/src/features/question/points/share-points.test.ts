import { points, type PointsQuestion, type Shared } from '@sets/shared/question/kinds/points.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf, pointsFor, withPoints } from './share-points.ts';

const ids = ['a', '__proto__', 'c'];
const question: PointsQuestion = {
  kind: 'points',
  id: 'q1',
  text: 'Share',
  options: ids.map((id) => ({ id, text: id })),
  total: 60,
  step: 4,
  less: true,
  seconds: null,
};

test('however points are moved, what is given can be sent, and nothing is taken from another item', () => {
  const moves = fc.array(
    fc.record({ item: fc.constantFrom(...ids), wanted: fc.integer({ min: -20, max: 200 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(moves, (all) => {
      let value: Shared | null = null;
      for (const { item, wanted } of all) {
        const next = withPoints(question, value, item, wanted);
        for (const other of ids.filter((id) => id !== item))
          expect(pointsFor(next, other)).toBe(pointsFor(value, other));
        expect(leftOf(question, next)).toBeGreaterThanOrEqual(0);
        if (next !== null) expect(points.accept(question, next)).toEqual({ ok: true, value: next });
        value = next;
      }
    }),
  );
});

test('who asks for more than is left gets what is left', () => {
  const given = withPoints(question, null, 'a', 40);
  expect(withPoints(question, given, 'c', 60)).toEqual({
    points: [
      { id: 'a', points: 40 },
      { id: 'c', points: 20 },
    ],
  });
  expect(withPoints(question, given, 'a', 0)).toBeNull();
});
