import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moveBy } from '../../live/tally.ts';
import { meanPoints, points, type PointsQuestion, type Shared } from './points.ts';

const ids = ['red', '__proto__', 'constructor'];
const question: PointsQuestion = {
  kind: 'points',
  id: 'q1',
  text: 'What is worth it?',
  options: ids.map((id) => ({ id, text: `The ${id} one` })),
  total: 100,
  step: 5,
  less: false,
  seconds: null,
};
const give = (...all: [string, number][]): Shared => ({
  points: all.map(([id, each]) => ({ id, points: each })),
});

test('all points are shared, in whole steps, and what gets none is left out', () => {
  expect(points.accept(question, give(['constructor', 60], ['__proto__', 0], ['red', 40]))).toEqual(
    { ok: true, value: give(['red', 40], ['constructor', 60]) },
  );
  const refusals: [Shared, string][] = [
    [give(['red', 95]), 'Share all 100 points.'],
    [give(['red', 100], ['constructor', 5]), 'At most 100 points in all.'],
    [give(['red', 0]), 'Give some points.'],
    [give(['red', 97], ['constructor', 3]), 'That is not an answer to this question.'],
    [give(['red', 50], ['red', 50]), 'That is not an answer to this question.'],
    [give(['blue', 100]), 'That is not an answer to this question.'],
  ];
  for (const [value, msg] of refusals) {
    expect(points.accept(question, value)).toMatchObject({ error: { code: 'BAD_REQUEST', msg } });
  }
  for (const each of [-5, 1.5, 1_005, '5', null]) {
    const value = { points: [{ id: 'red', points: each }] };
    expect(z.safeParse(points.schemas.value, value).success).toBe(false);
  }
});

test('some may be kept where the question says so', () => {
  const freely = { ...question, less: true };
  expect(points.accept(freely, give(['red', 5]))).toEqual({ ok: true, value: give(['red', 5]) });
  expect(points.accept(freely, give(['red', 0])).ok).toBe(false);
});

test('means are those of everybody who answered, as by hand; who changes their mind counts once', () => {
  const share = fc.integer({ min: 0, max: 20 }).map((part) => part * 5);
  const votes = fc.array(fc.record({ who: fc.nat(5), red: share }), { minLength: 1 });
  fc.assert(
    fc.property(votes, (all) => {
      const sum = new Map<string, number>();
      const last = new Map<number, number>();
      const adds = (red: number) => {
        const kept = points.accept(question, give(['red', red], ['__proto__', 100 - red]));
        if (!kept.ok) throw new Error(kept.error.msg);
        return points.contribution(question, kept.value);
      };
      for (const { who, red } of all) {
        const before = last.get(who);
        if (before !== undefined) moveBy(sum, adds(before), -1);
        moveBy(sum, adds(red), 1);
        last.set(who, red);
      }
      const counts = points.counts(question, Object.fromEntries(sum));
      const given = [...last.values()];
      expect(counts.people).toBe(given.length);
      const mean = given.reduce((part, each) => part + each, 0) / given.length;
      expect(meanPoints(counts, 'red')).toBeCloseTo(mean, 9);
      expect(meanPoints(counts, '__proto__')).toBeCloseTo(100 - mean, 9);
      expect(counts.sums[0]!.people).toBe(given.filter((each) => each > 0).length);
      expect(counts.sums[2]).toEqual({ id: 'constructor', points: 0, people: 0 });
    }),
  );
});

test('a report counts points, and says the mean of each', () => {
  const value = give(['red', 40], ['constructor', 60]);
  expect(points.report(question, points.contribution(question, value))).toEqual({
    multiple: true,
    unit: 'points',
    lines: [
      { text: 'The red one', count: 40, told: 'mean 40.0' },
      { text: 'The __proto__ one', count: 0, told: 'mean 0.0' },
      { text: 'The constructor one', count: 60, told: 'mean 60.0' },
    ],
    figures: [
      { name: 'Mean: The red one', text: '40.0', value: 40 },
      { name: 'Mean: The __proto__ one', text: '0.0', value: 0 },
      { name: 'Mean: The constructor one', text: '60.0', value: 60 },
    ],
  });
  expect(points.report(question, {}).figures).toEqual([]);
  expect(points.inWords(question, value)).toEqual(['The red one: 40', 'The constructor one: 60']);
});

test('steps must use up the points, and there are 10 to 1000 of them', () => {
  expect(points.lacks({ ...question, step: 30 })).toEqual(['step']);
  expect(points.lacks({ ...question, total: 9, step: 3 })).toEqual(['total']);
  expect(points.lacks({ ...question, total: 1_005 })).toEqual(['total']);
  expect(points.lacks({ ...question, total: 1_000, step: 250 })).toEqual([]);
});
