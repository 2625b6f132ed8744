import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRounds } from './count-rounds.ts';

const answer = fc.record({
  slot: fc.constantFrom('a', 'b'),
  participant: fc.string(),
  attempt: fc.constant('a1'),
  revision: fc.constant(1),
  value: fc.uniqueArray(fc.constantFrom<string>('red', 'blue', '__proto__', 'a.b', '$c')),
  tappedAt: fc.nat(),
  receivedAt: fc.nat(),
});
/** Each thing that was said counts once. */
const rules = {
  contribution: (_definition: unknown, _slot: string, value: unknown) =>
    Object.fromEntries((value as string[]).map((said) => [said, 1])),
};
const frozen = { definition: null, state: null };
const times = { openedAt: 1, closedAt: 2, version: 3 };

test('every answer counts once in its round, whatever its counters are called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer), async (answers) => {
      const rounds = await countRounds(rules, frozen, answers, new Map());
      for (const { slot, answered, counters } of rounds) {
        const own = answers.filter((each) => each.slot === slot);
        expect(answered).toBe(own.length);
        for (const { name, count } of counters) {
          expect(count).toBe(own.filter(({ value }) => value.includes(name)).length);
        }
        expect(new Set(counters.map(({ name }) => name))).toEqual(
          new Set(own.flatMap(({ value }) => value)),
        );
      }
      expect(rounds.reduce((sum, { answered }) => sum + answered, 0)).toBe(answers.length);
    }),
  );
});

test('a round that nobody answered is one, where its times are known', async () => {
  const rounds = await countRounds(rules, frozen, [], new Map([['a', times]]));
  expect(rounds).toEqual([{ slot: 'a', ...times, answered: 0, counters: [] }]);
});
