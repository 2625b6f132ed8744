import { grid, gridLimits, type Places } from '@sets/shared/question/kinds/grid.ts';
import { example } from '@sets/shared/question/kinds/testing/grid.drafts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, placeUnder, unplaced, withPlace } from './place-items.ts';

const ids = example.options.map(({ id }) => id);
const anywhere = fc.double({ min: -300, max: 300, noNaN: true });

test('however items are moved, no other one moves, and all that have a place can be sent', () => {
  const moves = fc.array(
    fc.record({ item: fc.constantFrom(...ids), place: fc.record({ x: anywhere, y: anywhere }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(moves, (all) => {
      let value: Places | null = null;
      for (const { item, place } of all) {
        const next = withPlace(example, value, item, place);
        for (const other of ids.filter((id) => id !== item))
          expect(placeOf(next, other)).toEqual(placeOf(value, other));
        expect(grid.schemas.value.safeParse(next).success).toBe(true);
        value = next;
      }
      const isWhole = unplaced(example, value).length === 0;
      if (value !== null) expect(grid.accept(example, value).ok).toBe(isWhole);
    }),
  );
});

test('a finger is told from the left and from below', () => {
  const box = { left: 10, bottom: 220, width: 200, height: 200 };
  expect(placeUnder(box, { clientX: 60, clientY: 70 })).toEqual({ x: 25, y: 75 });
  const value = withPlace(example, null, ids[0]!, placeUnder(box, { clientX: 0, clientY: 900 }));
  expect(value.places).toEqual([{ id: ids[0], x: 0, y: 0 }]);
  expect(gridLimits.far).toBe(100);
});
