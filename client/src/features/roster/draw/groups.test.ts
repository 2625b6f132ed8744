import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cryptoChance } from './fair-choice.ts';
import { drawnGroups } from './groups.ts';

const people = fc.uniqueArray(fc.string(), { maxLength: 80 });
const count = fc.integer({ min: 1, max: 90 });

const sizes = (length: number, kind: 'groups' | 'people', of: number): number[] =>
  drawnGroups(Array.from({ length }), { kind, count: of }, cryptoChance).map(
    (group) => group.length,
  );

it('everybody is in one group, and the sizes differ by one at most', () => {
  fc.assert(
    fc.property(people, count, fc.constantFrom('groups', 'people'), (all, of, kind) => {
      const groups = drawnGroups(all, { kind, count: of }, cryptoChance);
      expect(groups.flat().toSorted()).toEqual(all.toSorted());
      const lengths = groups.map(({ length }) => length);
      if (lengths.length > 0) {
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }
      if (all.length > 0 && kind === 'groups')
        expect(groups).toHaveLength(Math.min(of, all.length));
      if (kind === 'people') expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(of);
    }),
  );
});

it.each([
  [10, 'groups', 3, [4, 3, 3]],
  [10, 'people', 4, [4, 3, 3]],
  [3, 'groups', 5, [1, 1, 1]],
  [0, 'groups', 2, []],
  [2, 'people', 9, [2]],
] as const)('%i people, %s: %i', (length, kind, of, expected) => {
  expect(sizes(length, kind, of)).toEqual(expected);
});
