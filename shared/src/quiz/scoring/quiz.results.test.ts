import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizCommand } from '../quiz.live.ts';
import { quizPersonal } from '../quiz.standing.ts';
import { rankedOf } from './quiz.results.ts';
import { afterCommands, buildQuiz, type Given, sumOf, toldAt } from '../testing/capitals-quiz.ts';
import { rightOptions } from '../../question/testing/rights.ts';

const quiz = buildQuiz();
const given = (participant: string, place: number, choices: string[], took = 0): Given => ({
  participant,
  slot: `q${place}`,
  value: { answer: { choices }, took },
});
const ranked = (answers: readonly Given[], commands: readonly QuizCommand[], of = quiz) => {
  const state = afterCommands(of, commands);
  return rankedOf(of, state, sumOf(of, state, answers));
};

describe('points', () => {
  const answers = [
    given('ann', 0, ['rome'], 10_250),
    given('bob', 0, ['bonn']),
    given('cyd', 0, ['rome'], 10_250),
    given('ann', 1, ['rome', 'bern']),
    given('bob', 1, ['rome']),
    given('cyd', 1, ['rome', 'bonn']),
  ];

  test('are for what was told, and who has the same has the same rank', () => {
    const first = ranked(answers, toldAt(0));
    expect(first.get('ann')).toMatchObject({ points: 750, rank: 1, behind: null });
    expect(first.get('cyd')).toMatchObject({ points: 750, rank: 1 });
    expect(first.get('bob')).toMatchObject({ points: 0, rank: 3, behind: 750 });
  });

  test('move places, and are for the part that is right where the quiz says so', () => {
    const commands = [...toldAt(0), ...toldAt(1)];
    const second = ranked(answers, commands);
    expect(second.get('ann')).toMatchObject({ points: 2_750, won: [750, 2_000], rank: 1 });
    expect(second.get('bob')).toMatchObject({ points: 1_000, rank: 2, before: 3, behind: 1_750 });
    expect(second.get('cyd')).toMatchObject({ points: 750, rank: 3, before: 1, behind: 250 });
    const whole = buildQuiz({ partly: false });
    expect(ranked(answers, commands, whole).get('bob')).toMatchObject({ points: 0, rank: 3 });
  });

  test('grow with right answers in a row, which nothing that counts for nobody ends', () => {
    const streaks = buildQuiz({ streaks: true });
    const told = [0, 1, 2].flatMap(toldAt);
    const right = [...answers, given('ann', 2, ['false'])];
    expect(ranked(right, told, streaks).get('ann')).toMatchObject({
      won: [750, 2_100, 1_200],
      streak: 3,
    });
    const voided = [...told, { type: 'void', place: 1, on: true } as const];
    expect(ranked(right, voided, streaks).get('ann')).toMatchObject({
      won: [750, 0, 1_100],
      streak: 2,
    });
  });

  test('of a question that is worth nothing are none, and it neither ends nor makes a row', () => {
    const items = quiz.items.map((item, place) => ({
      ...item,
      ...(place === 1 && { points: 0 as const }),
    }));
    const warm = buildQuiz({ streaks: true, items });
    const told = [0, 1, 2].flatMap(toldAt);
    const of = (second: string[]) =>
      ranked(
        [given('ann', 0, ['rome']), given('ann', 1, second), given('ann', 2, ['false'])],
        told,
        warm,
      ).get('ann');
    expect(of(['bonn'])).toMatchObject({ won: [1_000, 0, 1_100], streak: 2 });
    expect(of(['rome', 'bern'])).toMatchObject({ won: [1_000, 0, 1_100], streak: 2 });
  });
});

const participant = fc.constantFrom('ann', 'bob', 'cyd', 'dan');
const answer = fc
  .record({
    participant,
    place: fc.integer({ min: 0, max: 1 }),
    choices: fc.subarray(['rome', 'bonn', 'bern'], { minLength: 1 }),
    took: fc.integer({ min: 0, max: 25_000 }),
  })
  .map(({ participant: by, place, choices, took }) => given(by, place, choices, took));
/** Of each participant and question one. */
const answers = fc.uniqueArray(answer, {
  selector: ({ participant: by, slot }) => `${by} ${slot}`,
  maxLength: 8,
});

test('counting anew after a correction is counting with that key from the start, in whichever order', () => {
  const right = fc
    .subarray(['rome', 'bonn', 'bern'], { minLength: 1 })
    .map((ids) => rightOptions(...ids));
  fc.assert(
    fc.property(answers, right, fc.boolean(), (all, key, isVoid) => {
      const told = [...toldAt(0), ...toldAt(1)];
      const corrected = ranked(all, [
        ...told,
        { type: 'correct', place: 1, right: key },
        { type: 'void', place: 0, on: isVoid },
      ]);
      const items = quiz.items.map((item, place) => ({
        ...item,
        ...(place === 1 && { right: key }),
        ...(place === 0 && isVoid && { points: 0 as const }),
      }));
      const anew = ranked(all.toReversed(), told, buildQuiz({ items }));
      const points = (of: typeof anew) =>
        [...of.values()].map(({ participant: by, points: many, rank }) => `${by} ${many} ${rank}`);
      expect(points(corrected).toSorted()).toEqual(points(anew).toSorted());
    }),
  );
});

test('what one is told of oneself says nothing of what is right before everybody is told', () => {
  const own = (commands: readonly QuizCommand[]) => {
    const state = afterCommands(quiz, commands);
    const all = [given('ann', 0, ['rome']), given('ann', 1, ['bonn'])];
    const result = quizActivity.results?.of(sumOf(quiz, state, all), 'ann');
    const answered = all.map((each) => Object.assign({ tappedAt: 0, receivedAt: 0 }, each));
    const me = quizActivity.personal?.(quiz, state, { participant: 'ann', own: answered, result });
    return quizPersonal.parse(me);
  };
  const open = own([...toldAt(0), { type: 'ask', at: 1 }, { type: 'close' }]);
  expect(open).toEqual({
    points: 1_000,
    place: 1,
    before: 1,
    players: 1,
    streak: 1,
    behind: null,
    team: null,
    told: 1,
    recounts: 0,
    last: null,
    all: null,
    extra: null,
  });
  expect(own([...toldAt(0), ...toldAt(1)])).toMatchObject({
    points: 1_000,
    streak: 0,
    last: { place: 1, gained: 0, outcome: 'wrong' },
  });
  const back = own([...toldAt(0), ...toldAt(1), { type: 'back', at: 0 }]);
  expect(back.last).toEqual({ place: 0, gained: 1_000, outcome: 'right' });
  const over = own([...toldAt(0), { type: 'ask', at: 1 }, { type: 'end' }]);
  expect(over.all).toEqual([{ place: 0, gained: 1_000, outcome: 'right' }]);
});

test('a board tells how many more have the rank of the last on it', () => {
  const people = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
  const ofEight = people.map((each) => given(each, 0, [each === 'hal' ? 'bonn' : 'rome']));
  const state = afterCommands(quiz, [...toldAt(0), { type: 'board' }]);
  const sum = sumOf(quiz, state, ofEight);
  const tally = (audience: 'screen' | 'host') =>
    quizActivity.tally(audience, quiz, state, { tallies: new Map(), results: sum });
  expect(tally('screen')).toMatchObject({ players: 8, tied: 2 });
  expect(tally('host')).toMatchObject({ tied: 0 });
});

test('everybody is told anew of what is theirs when there are other points, and when it is over', () => {
  const keyAfter = (...commands: QuizCommand[]) =>
    quizActivity.results?.key(afterCommands(quiz, commands));
  expect(keyAfter({ type: 'ask', at: 0 })).toBeNull();
  const told = keyAfter(...toldAt(0));
  expect(keyAfter(...toldAt(0), { type: 'board' })).toBe(told);
  expect(keyAfter(...toldAt(0), ...toldAt(1))).not.toBe(told);
  // Only then are they told what came of each question.
  const over = keyAfter(...toldAt(0), { type: 'podium' });
  expect(over).not.toBe(told);
  expect(keyAfter(...toldAt(0), { type: 'podium' }, { type: 'end' })).toBe(over);
});
