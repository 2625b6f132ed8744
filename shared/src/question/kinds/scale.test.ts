import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moveBy } from '../../live/tally.ts';
import { momentsOfSteps, type Ratings, scale, type ScaleQuestion, stepsOf } from './scale.ts';

const question: ScaleQuestion = {
  kind: 'scale',
  id: 'q1',
  text: 'How was it?',
  statements: [
    { id: 'pace', text: 'The pace was right' },
    { id: '__proto__', text: 'I followed' },
    { id: 'constructor', text: 'It was new' },
  ],
  steps: { type: 'numbers', from: 1, to: 5, low: 'No', high: 'Yes' },
  seconds: null,
};
const likert: ScaleQuestion = {
  ...question,
  statements: [{ id: 'only', text: '' }],
  steps: { type: 'labels', labels: ['Poor', 'Fair', 'Good'] },
};
const rate = (...ratings: [string, number][]): Ratings => ({
  ratings: ratings.map(([id, rating]) => ({ id, rating })),
});
const refused = { error: { code: 'BAD_REQUEST' } };

test('statements may be passed over, not all of them; they are kept in the order of the question', () => {
  expect(scale.accept(question, rate(['constructor', 2], ['pace', 5]))).toEqual({
    ok: true,
    value: rate(['pace', 5], ['constructor', 2]),
  });
  expect(z.safeParse(scale.schemas.value, { ratings: [] }).success).toBe(false);
});

test('nothing outside of the scale is taken, nor anything twice', () => {
  for (const bad of [
    rate(['pace', 0]),
    rate(['pace', 6]),
    rate(['pace', 3], ['pace', 3]),
    rate(['other', 3]),
    rate(['toString', 3]),
  ]) {
    expect(scale.accept(question, bad)).toMatchObject(refused);
  }
  expect(scale.accept(likert, rate(['only', 4]))).toMatchObject(refused);
  expect(scale.accept(likert, rate(['only', 0]))).toMatchObject(refused);
  for (const rating of [1.5, 11, -1, '3', null]) {
    const value = { ratings: [{ id: 'pace', rating }] };
    expect(z.safeParse(scale.schemas.value, value).success).toBe(false);
  }
});

test('counts, mean and spread are what counting the ratings by hand gives', () => {
  const one = fc.integer({ min: 1, max: 5 });
  const answers = fc.array(fc.record({ pace: one, proto: fc.option(one) }), { minLength: 1 });
  fc.assert(
    fc.property(answers, (all) => {
      const sum = new Map<string, number>();
      for (const { pace, proto } of all) {
        const more: [string, number][] = proto === null ? [] : [['__proto__', proto]];
        const value = scale.accept(question, rate(['pace', pace], ...more));
        if (!value.ok) throw new Error(value.error.msg);
        moveBy(sum, scale.contribution(question, value.value), 1);
      }
      const counts = scale.counts(question, Object.fromEntries(sum));
      const paces = all.map(({ pace }) => pace);
      const protos = all.flatMap(({ proto }) => proto ?? []);
      const byHand = (given: number[]) =>
        stepsOf(question).map(({ value }) => given.filter((each) => each === value).length);
      expect(counts.statements.map(({ steps }) => steps)).toEqual([
        byHand(paces),
        byHand(protos),
        [0, 0, 0, 0, 0],
      ]);
      const figures = momentsOfSteps(stepsOf(question), counts.statements[0]!.steps);
      expect(figures.count).toBe(all.length);
      expect(figures.mean).toBeCloseTo(paces.reduce((part, each) => part + each) / all.length, 9);
    }),
  );
});

test('a report says mean, spread and number of each statement that was rated', () => {
  const counters = scale.contribution(question, rate(['pace', 2], ['constructor', 5]));
  const twice = { ...counters, 'pace.4': 1 };
  expect(scale.report(question, twice)).toMatchObject({
    multiple: true,
    figures: [
      { name: 'Mean: The pace was right', text: '3.0', value: 3 },
      { name: 'Standard deviation: The pace was right', text: '1.0' },
      { name: 'Ratings: The pace was right', text: '2' },
      { name: 'Mean: It was new', text: '5.0', value: 5 },
      { name: 'Standard deviation: It was new', text: '0.0' },
      { name: 'Ratings: It was new', text: '1' },
    ],
  });
  expect(scale.report(likert, { 'only.3': 2 })).toEqual({
    unmarked: true,
    multiple: false,
    lines: [
      { text: 'Poor', count: 0 },
      { text: 'Fair', count: 0 },
      { text: 'Good', count: 2 },
    ],
    figures: [
      { name: 'Mean', text: '3.0', value: 3 },
      { name: 'Standard deviation', text: '0.0' },
      { name: 'Ratings', text: '2' },
    ],
  });
});

test('is told in words, by its statement where it has one', () => {
  expect(scale.inWords(likert, rate(['only', 2]))).toEqual(['Fair']);
  expect(scale.inWords(question, rate(['pace', 2]))).toEqual(['The pace was right: 2']);
});

test('people are grouped by each step of one statement, and by parts of the scale of several', () => {
  expect(scale.grouping.all(likert)).toEqual(['Poor', 'Fair', 'Good']);
  expect(scale.grouping.of(likert, rate(['only', 2]))).toEqual(['Fair']);
  expect(scale.grouping.all(question).slice(0, 3)).toEqual([
    'The pace was right: 1 to 2',
    'The pace was right: 3',
    'The pace was right: 4 to 5',
  ]);
  expect(scale.grouping.of(question, rate(['pace', 1], ['constructor', 5]))).toEqual([
    'The pace was right: 1 to 2',
    'It was new: 4 to 5',
  ]);
});

test('the question itself is rated where no statement is written; empty labels are left out', () => {
  const draft: ScaleQuestion = {
    ...likert,
    statements: ['a', 'b'].map((id) => ({ id, text: ' ' })),
    steps: { type: 'labels', labels: ['Never', ' ', 'Often'] },
  };
  expect(scale.lacks(draft)).toEqual([]);
  expect(scale.tidy(draft)).toMatchObject({
    statements: [{ id: 'a', text: '' }],
    steps: { labels: ['Never', 'Often'] },
  });
  const fewer = { ...draft, steps: { type: 'labels' as const, labels: ['Never', ''] } };
  expect(scale.lacks(fewer)).toEqual(['labels']);
  const backwards = { ...likert, steps: { ...question.steps, from: 5, to: 5 } } as ScaleQuestion;
  expect(scale.lacks(backwards)).toEqual(['range']);
});
