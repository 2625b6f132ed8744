import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptPlaces } from './kept-places.ts';

const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'));

it('has all that is wanted, once, and moves nothing that stays while as many come as go', () => {
  fc.assert(
    fc.property(keys, keys, (before, now) => {
      const kept = keptPlaces(before, now);
      expect(kept.toSorted()).toEqual(now.toSorted());
      if (now.length < before.length) return;
      before.forEach((each, at) => {
        if (now.includes(each)) expect(kept[at]).toBe(each);
      });
    }),
  );
});

it('what is new comes where something has gone, else at the end', () => {
  expect(keptPlaces(['a', 'b', 'c'], ['d', 'c', 'a', 'e'])).toEqual(['a', 'd', 'c', 'e']);
  expect(keptPlaces(['a', 'b', 'c'], ['c'])).toEqual(['c']);
});
