import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interleaved, warmUpOf } from './warm-up.ts';

const today = '2026-11-27';
const groupOf = ([group]: readonly [string, number]): string => group;

test('mixed, nothing is lost or doubled, and no group stands side by side that need not', () => {
  const items = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    .map((groups) => groups.map((group, index) => [group, index] as const));
  fc.assert(
    fc.property(items, (given) => {
      const mixed = interleaved(given, groupOf);
      expect(mixed.toSorted(([, one], [, other]) => one - other)).toEqual(given);
      const most = Math.max(
        0,
        ...[...Map.groupBy(given, groupOf).values()].map(({ length }) => length),
      );
      const beside = mixed.filter((each, at) => at > 0 && groupOf(each) === mixed[at - 1]?.[0]);
      expect(beside.length).toBe(Math.max(0, most - 1 - (given.length - most)));
    }),
    { numRuns: 60 },
  );
});

const card = (id: string, due: string, missedOn: string | null) => ({ id, due, missedOn });

test('a warm-up has what is due, what was missed lately first, and no more than it may', () => {
  const cards = [
    card('long ago', '2026-11-01', '2026-10-30'),
    card('yesterday', '2026-11-27', '2026-11-26'),
    card('tomorrow', '2026-11-28', '2026-11-27'),
    card('never missed', '2026-11-20', null),
  ];
  const asked = (most: number) =>
    warmUpOf(cards, { today, most, topicOf: () => 't' }).map(({ id }) => id);
  expect(asked(10)).toEqual(['yesterday', 'long ago', 'never missed']);
  expect(asked(1)).toEqual(['yesterday']);
});
