import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldGroups } from './split-floor.ts';

const floor = fc.integer({ min: 2, max: 6 });

test('of groups that share nobody, no difference of what is known tells of fewer than the floor', () => {
  const sizes = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sizes, fc.nat({ max: 8 }), floor, (people, rest, least) => {
      const groups = people.map(
        (size, at) => new Set(Array.from({ length: size }, (_, n) => `${at} ${n}`)),
      );
      const all = people.reduce((sum, size) => sum + size, rest);
      const told = toldGroups(groups, all, least);
      const shown = people.filter((_, index) => told[index]);
      expect(shown.every((size) => size >= least)).toBe(true);
      // Everybody without any of the groups that are shown.
      for (let picked = 1; picked < 2 ** shown.length; picked += 1) {
        const taken = shown.filter((_, index) => (picked & (1 << index)) > 0);
        const left = all - taken.reduce((sum, size) => sum + size, 0);
        expect(left === 0 || left >= least).toBe(true);
      }
    }),
  );
});

test('of groups that overlap, none is told beside one that it lies in but for a few, nor beside all', () => {
  const some = fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 15 });
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 5 }),
      fc.nat({ max: 4 }),
      floor,
      (lists, rest, least) => {
        const groups = lists.map((list) => new Set(list.map(String)));
        const all = new Set(lists.flat()).size + rest;
        const told = toldGroups(groups, all, least);
        const shown = groups.filter((_, index) => told[index]);
        for (const group of shown) {
          expect(group.size).toBeGreaterThanOrEqual(least);
          expect(all - group.size === 0 || all - group.size >= least).toBe(true);
          for (const inner of shown.filter((each) => [...each].every((one) => group.has(one)))) {
            const between = group.size - inner.size;
            expect(between === 0 || between >= least).toBe(true);
          }
        }
      },
    ),
  );
});

/** Of the same people several ways to part them, as the statements of a scale are. */
const parted = fc
  .record({ people: fc.integer({ min: 2, max: 14 }), ways: fc.integer({ min: 1, max: 3 }) })
  .chain(({ people, ways }) =>
    fc.array(fc.array(fc.nat({ max: 2 }), { minLength: people, maxLength: people }), {
      minLength: ways,
      maxLength: ways,
    }),
  );

test('of people who are parted in several ways, no groups that share nobody leave fewer than the floor', () => {
  fc.assert(
    fc.property(parted, fc.nat({ max: 3 }), floor, (ways, rest, least) => {
      const groups = ways.flatMap((way) =>
        [0, 1, 2].map(
          (band) => new Set(way.flatMap((at, who) => (at === band ? [String(who)] : []))),
        ),
      );
      const all = (ways[0]?.length ?? 0) + rest;
      const told = toldGroups(groups, all, least);
      const shown = groups.filter((_, index) => told[index]);
      for (let picked = 1; picked < 2 ** shown.length; picked += 1) {
        const taken = shown.filter((_, index) => (picked & (1 << index)) > 0);
        const sum = taken.reduce((sizes, { size }) => sizes + size, 0);
        const together = new Set<string>();
        for (const group of taken) for (const each of group) together.add(each);
        if (together.size < sum) continue;
        for (const whole of [
          all,
          ...shown.filter((each) => [...together].every((one) => each.has(one))),
        ]) {
          const left = (typeof whole === 'number' ? whole : whole.size) - sum;
          expect(left === 0 || left >= least).toBe(true);
        }
      }
    }),
  );
});

test('a second statement tells nothing of those whom the first one hides', () => {
  const people = (from: number, to: number) =>
    new Set(Array.from({ length: to - from }, (_, at) => String(from + at)));
  const told = toldGroups(
    [people(0, 2), people(2, 7), people(7, 11), people(0, 5), people(5, 11)],
    11,
    3,
  );
  expect(told).toEqual([false, true, false, true, true]);
});

test('very many groups are looked at in a bounded time', () => {
  const groups = Array.from(
    { length: 60 },
    (_, at) => new Set([`${at}a`, `${at}b`, ...(at % 2 === 0 ? [`${at}c`] : [])]),
  );
  expect(toldGroups(groups, 151, 2)).toHaveLength(60);
});

test('without a floor all is told, and with one no more is hidden than must be', () => {
  const group = (name: string, size: number) =>
    new Set(Array.from({ length: size }, (_, n) => `${name}${n}`));
  const groups = [group('a', 5), group('b', 4), group('c', 2)];
  expect(toldGroups(groups, 11, 0)).toEqual([true, true, true]);
  // What is left of eleven without the first two would be the third.
  expect(toldGroups(groups, 11, 3)).toEqual([true, false, false]);
  expect(toldGroups(groups, 12, 3)).toEqual([true, true, false]);
});
