import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rightOptions } from '../question/testing/rights.ts';
import { effectOf } from './testing/effect-of.ts';
import { rankedOf } from './scoring/quiz.results.ts';
import { presentedTallyOf } from './presented/presented.tallies.ts';
import { afterCommands, buildQuiz, type Given, sumOf, toldAt } from './testing/capitals-quiz.ts';

const quiz = buildQuiz();
const given = (participant: string, place: number, choices: string[]) => ({
  participant,
  slot: `q${place}`,
  value: { answer: { choices }, took: 0 },
  tappedAt: 0,
  receivedAt: 0,
});
const answers = [
  given('ann', 0, ['rome']),
  given('bob', 0, ['bonn']),
  given('cyd', 0, ['bonn']),
  given('ann', 1, ['rome', 'bern']),
];
/** Another option of the first question as what is right of it. */
const bonn = rightOptions('bonn');

describe('what a remedy would change', () => {
  const told = afterCommands(quiz, toldAt(0));

  test('of points that were given', () => {
    const effect = effectOf(quiz, told, { type: 'correct', place: 0, right: bonn }, answers);
    expect(effect).toEqual({
      ok: true,
      value: { answered: 3, hits: { before: 1, after: 2 }, gain: 2, lose: 1 },
    });
    const void0 = effectOf(quiz, told, { type: 'void', place: 0, on: true }, answers);
    expect(void0).toMatchObject({ value: { hits: { before: 1, after: 0 }, gain: 0, lose: 1 } });
  });

  test('is nobody’s points before any were given', () => {
    const open = afterCommands(quiz, [{ type: 'ask', at: 0 }]);
    expect(effectOf(quiz, open, { type: 'correct', place: 0, right: bonn }, answers)).toMatchObject(
      { value: { hits: { before: 1, after: 2 }, gain: 0, lose: 0 } },
    );
  });

  test('is not said of what cannot be', () => {
    const wrong = { type: 'correct', place: 9, right: bonn } as const;
    expect(effectOf(quiz, told, wrong, answers)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });

  test('is what it changes, whatever was answered', () => {
    const answer = fc.tuple(
      fc.constantFrom('rome', 'bonn', 'bern'),
      fc.integer({ max: 20_000, min: 0 }),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (said) => {
        const all = said.map(([choice, took], index) => {
          const one = given(`p${index}`, 0, [choice]);
          return { ...one, value: { ...one.value, took } };
        });
        const remedy = { type: 'correct', place: 0, right: bonn } as const;
        const after = afterCommands(quiz, [...toldAt(0), remedy]);
        const points = (state: typeof told): number[] =>
          all.map(
            ({ participant }) =>
              rankedOf(quiz, state, sumOf(quiz, state, all)).get(participant)?.points ?? 0,
          );
        const [before, then] = [points(told), points(after)];
        const moved = then.map((each, index) => each - (before[index] ?? 0));
        expect(effectOf(quiz, told, remedy, all)).toMatchObject({
          value: {
            gain: moved.filter((each) => each > 0).length,
            lose: moved.filter((each) => each < 0).length,
          },
        });
      }),
    );
  });
});

test('a host is told of everybody’s points, but not again with each answer', () => {
  const people = Array.from({ length: 120 }, (_none, index): Given =>
    given(`p${index}`, 0, ['rome']),
  );
  const board = (commands: Parameters<typeof afterCommands>[1], audience: 'host' | 'screen') => {
    const state = afterCommands(quiz, commands);
    const sum = sumOf(quiz, state, people);
    return presentedTallyOf(audience, quiz, state, { tallies: new Map(), results: sum })?.board
      ?.length;
  };
  expect(board(toldAt(0), 'host')).toBe(120);
  expect(board(toldAt(0), 'screen')).toBeUndefined();
  expect(board([...toldAt(0), { type: 'board' }], 'screen')).toBe(5);
  expect(board([...toldAt(0), { type: 'ask', at: 1 }], 'host')).toBeUndefined();
});
