import fc from 'fast-check';
import { expect, test } from 'vitest';
import { example as number } from '../question/kinds/testing/number.drafts.ts';
import { pollActivity } from './poll.activity.ts';
import { splitPoll } from './poll.split.ts';
import { afterCommands, buildPoll } from './testing/colours-poll.ts';

const definition = buildPoll();
const state = afterCommands(definition, [{ type: 'together' }]);
const asked = { slot: 'q0.r1', by: 'q1.r1' };
const colour = fc.constantFrom('red', 'green', 'blue');
const people = fc.array(
  fc.record({ one: fc.option(colour), several: fc.option(fc.subarray(['red', 'green', 'blue'])) }),
  { maxLength: 30 },
);
const answersOf = (all: readonly { one: string | null; several: string[] | null }[]) =>
  all.flatMap(({ one, several }, index) => [
    ...(several === null
      ? []
      : [{ participant: `p${index}`, slot: 'q1.r1', value: { choices: several } }]),
    ...(one === null
      ? []
      : [{ participant: `p${index}`, slot: 'q0.r1', value: { choices: [one] } }]),
  ]);

test('tells the answers of those who said the same elsewhere, as counting by hand does', () => {
  fc.assert(
    fc.property(people, (all) => {
      const split = splitPoll(definition, state, asked, answersOf(all));
      expect(split).toMatchObject({ text: 'Which one?', by: 'Which ones?' });
      for (const { name, people: count, told } of split!.groups) {
        const group = all.filter(
          ({ one, several }) => one !== null && several?.includes(name) === true,
        );
        expect(count).toBe(group.length);
        for (const { text, count: said } of told!.lines)
          expect(said).toBe(group.filter(({ one }) => one === text).length);
      }
      expect(split!.groups.map(({ name }) => name)).toEqual(['red', 'green', 'blue']);
    }),
  );
});

test('says nothing of so few that it would tell of one', () => {
  const floored = buildPoll({ floor: 2 });
  const all = [
    { one: 'red', several: ['red'] },
    { one: 'blue', several: ['green'] },
    { one: 'red', several: ['green'] },
  ];
  const toldOf = (given: typeof all) =>
    splitPoll(floored, state, asked, answersOf(given))?.groups.map(({ told }) => told !== null);
  // All three without the two who said green would tell of the one who said red.
  expect(toldOf(all)).toEqual([false, false, false]);
  expect(toldOf([...all, { one: 'blue', several: ['blue'] }])).toEqual([false, true, false]);
});

test('tells nothing that the split the other way round hides, nor the other way round', () => {
  const floored = buildPoll({ floor: 5 });
  const one = (said: string, elsewhere: string, many: number) =>
    Array.from({ length: many }, () => ({ one: said, several: [elsewhere] }));
  // Two alone say blue, and both of them said red elsewhere.
  const all = [
    ...one('red', 'red', 3),
    ...one('red', 'green', 4),
    ...one('green', 'red', 4),
    ...one('green', 'green', 3),
    ...one('blue', 'red', 2),
  ];
  const told = (which: { slot: string; by: string }) =>
    splitPoll(floored, state, which, answersOf(all))?.groups.map((group) => group.told !== null);
  expect(told(asked)).toEqual([false, false, false]);
  // By what they said elsewhere blue is hidden, and one of the two groups with it.
  expect(told({ slot: asked.by, by: asked.slot })).toContain(true);
});

test('of a round that fewer than the floor answered nothing is told, in either direction', () => {
  const floored = buildPoll({ floor: 3 });
  const all = [
    { one: 'red', several: ['red'] },
    { one: 'blue', several: ['green'] },
    ...Array.from({ length: 6 }, () => ({ one: 'red', several: null })),
  ];
  for (const way of [asked, { slot: asked.by, by: asked.slot }]) {
    const split = splitPoll(floored, state, way, answersOf(all));
    expect(split?.groups.map(({ people: count, told }) => [count, told])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  }
});

test('a round by itself, or by what was never asked, is not split', () => {
  for (const by of ['q0.r1', 'q7.r1', 'votes']) {
    expect(pollActivity.split?.(definition, state, { slot: 'q0.r1', by }, [])).toBeNull();
  }
});

test('groups of a number have the same columns, made of what is told alone', () => {
  const asked1 = { ...number, id: 'q1', min: 0, max: 10_000, step: 1 };
  const [, several] = buildPoll().questions;
  const poll = buildPoll({ questions: [asked1, several!], floor: 2 });
  const given = (participant: string, guess: number, group: string) => [
    { participant, slot: 'q1.r1', value: { choices: [group] } },
    { participant, slot: 'q0.r1', value: { number: guess } },
  ];
  const answers = [
    ...given('a', 100, 'red'),
    ...given('b', 110, 'red'),
    ...given('c', 900, 'green'),
    ...given('d', 910, 'green'),
  ];
  const opened = afterCommands(poll, [{ type: 'together' }]);
  const linesOf = (group: string) =>
    splitPoll(poll, opened, asked, answers)
      ?.groups.find(({ name }) => name === group)
      ?.told?.lines.map(({ text }) => text);
  expect(linesOf('red')).toEqual(linesOf('green'));
  expect(linesOf('red')?.length).toBeGreaterThan(10);
});
