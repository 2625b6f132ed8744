import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostAside, putOnIn } from './aside.ts';

const runs = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'));
const nothing = { current: null, aside: [] };

test('what is on is never set aside too, nothing is twice, and there are never too many', () => {
  fc.assert(
    fc.property(runs, (put) => {
      const { current, aside } = put.reduce<ReturnType<typeof putOnIn>>(putOnIn, nothing);
      expect(current).toBe(put.at(-1) ?? null);
      expect(new Set([...aside, current]).size).toBe(aside.length + 1);
      expect(aside.length).toBeLessThanOrEqual(mostAside);
    }),
  );
});

test('whoever puts something on and goes back finds all as it was', () => {
  fc.assert(
    fc.property(runs, (put) => {
      const before = put.reduce<ReturnType<typeof putOnIn>>(putOnIn, nothing);
      const { current, aside } = before;
      fc.pre(current !== null && aside.length < mostAside);
      expect(putOnIn(putOnIn(before, 'other'), current ?? '')).toEqual(before);
    }),
  );
});
