import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTimes } from './round-times.ts';

const lines = (...given: [at: number, open?: string[]][]) =>
  given.map(([at, open], version) =>
    Object.assign({ at: new Date(at), version }, open && { open }),
  );
const timesIn = (...given: Parameters<typeof lines>) =>
  Object.fromEntries(roundTimes(lines(...given)));

test('a round begins with the line that opens its slot and ends with the line that closes it', () => {
  expect(timesIn([1, []], [10, ['a']], [15, ['a']], [20, []])).toEqual({
    a: { openedAt: 10, closedAt: 20, version: 3 },
  });
});

test('one that is still open has no end, and neither has one that was opened again', () => {
  const open = { closedAt: null, version: null };
  expect(timesIn([1, ['a', 'b']], [2, ['a']])).toEqual({
    a: { openedAt: 1, ...open },
    b: { openedAt: 1, closedAt: 2, version: 1 },
  });
  expect(timesIn([1, ['a']], [2, []], [3, ['a']])).toEqual({ a: { openedAt: 1, ...open } });
  expect(timesIn([1, ['a']], [2, []], [3, ['a']], [4, []])).toEqual({
    a: { openedAt: 1, closedAt: 4, version: 3 },
  });
});

test('lines from before times were noted say nothing', () => {
  expect(timesIn([1], [2], [3])).toEqual({});
  expect(timesIn([1], [2, ['a']], [3, []])).toMatchObject({ a: { openedAt: 2, closedAt: 3 } });
});

test('whatever opens and closes: a slot has an end exactly where the last line does not have it open', () => {
  const slots = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c'));
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1 }), (steps) => {
      const times = roundTimes(lines(...steps.map((open, at): [number, string[]] => [at, open])));
      const last = steps.at(-1)!;
      expect([...times.keys()].toSorted()).toEqual([...new Set(steps.flat())].toSorted());
      for (const [slot, { openedAt, closedAt }] of times) {
        expect(openedAt).toBe(steps.findIndex((open) => open.includes(slot)));
        const lastOpen = steps.findLastIndex((open) => open.includes(slot));
        expect(closedAt).toBe(last.includes(slot) ? null : lastOpen + 1);
      }
    }),
  );
});
