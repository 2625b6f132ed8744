import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostAside, notAside, putOnIn, takenOff } from './aside.ts';

const runs = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'));
const nothing: ReturnType<typeof putOnIn> = { current: null, aside: [] };
const afterAll = (put: readonly string[]) =>
  put.reduce((room, runId) => putOnIn(room, runId), nothing);

test('what is on is never set aside too, nothing is twice, and there are never too many', () => {
  fc.assert(
    fc.property(runs, (put) => {
      const { current, aside } = afterAll(put);
      expect(current).toBe(put.at(-1) ?? null);
      expect(new Set([...aside, current]).size).toBe(aside.length + 1);
      expect(aside.length).toBeLessThanOrEqual(mostAside);
    }),
  );
});

test('whoever puts something on and goes back finds all as it was', () => {
  fc.assert(
    fc.property(runs, (put) => {
      const before = afterAll(put);
      const { current, aside } = before;
      fc.pre(current !== null && aside.length < mostAside);
      expect(putOnIn(putOnIn(before, 'other'), current ?? '')).toEqual(before);
    }),
  );
});

test('what was over when another came on, or ends later, is not set aside; what is on stays on', () => {
  fc.assert(
    fc.property(runs, (put) => {
      const before = afterAll(put);
      const { current, aside } = before;
      expect(putOnIn(before, 'other', current)).toEqual({ current: 'other', aside });
      for (const runId of aside) {
        const others = aside.filter((each) => each !== runId);
        expect(notAside(before, runId)).toEqual({ current, aside: others });
        expect(takenOff(before, runId)).toEqual({ current, aside: others });
      }
      expect(notAside(before, current ?? '')).toBe(before);
      expect(takenOff(before, current ?? 'none')).toEqual({ current: null, aside });
    }),
  );
});
