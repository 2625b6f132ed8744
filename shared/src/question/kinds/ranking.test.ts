import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveBy } from '../../live/tally.ts';
import { rightOrder } from '../testing/rights.ts';
import { inOrder, ranking, type RankingQuestion } from './ranking.ts';

const ids = ['red', '__proto__', 'constructor', 'blue'];
const question: RankingQuestion = {
  kind: 'ranking',
  id: 'q1',
  text: 'Which first?',
  options: ids.map((id) => ({ id, text: `The ${id} one` })),
  top: null,
  seconds: null,
};
const topTwo = { ...question, top: 2 };
const refused = { error: { code: 'BAD_REQUEST' } };

/** What is counted where these orders are given. */
const counted = (asked: RankingQuestion, orders: readonly string[][]) => {
  const sum = new Map<string, number>();
  for (const order of orders) {
    const kept = ranking.accept(asked, { order });
    if (!kept.ok) throw new Error(kept.error.msg);
    moveBy(sum, ranking.contribution(asked, kept.value), 1);
  }
  return Object.fromEntries(sum);
};

test('all are put in order, each once; a part of them only where the first ones are asked for', () => {
  expect(ranking.accept(question, { order: ids.toReversed() }).ok).toBe(true);
  expect(ranking.accept(question, { order: ids.slice(1) })).toMatchObject({
    error: { code: 'BAD_REQUEST', msg: 'Put all of them in order.' },
  });
  for (const order of [
    ['red', 'red', 'blue', '__proto__'],
    ['red', 'toString', 'blue', '__proto__'],
    [...ids, 'red'],
  ]) {
    expect(ranking.accept(question, { order })).toMatchObject(refused);
  }
  expect(ranking.accept(topTwo, { order: ['blue', 'red'] }).ok).toBe(true);
  expect(ranking.accept(topTwo, { order: ['blue'] }).ok).toBe(true);
  expect(ranking.accept(topTwo, { order: ['blue', 'red', '__proto__'] })).toMatchObject(refused);
});

test('the order is that of the mean places, as by hand; those with as many points stay as asked', () => {
  const orders = fc.array(fc.shuffledSubarray(ids, { minLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(orders, (all) => {
      const places = (id: string) => all.map((order) => order.indexOf(id) + 1);
      const sum = (id: string) => places(id).reduce((part, each) => part + each, 0);
      const wanted = ids.toSorted(
        (one, other) => sum(one) - sum(other) || ids.indexOf(one) - ids.indexOf(other),
      );
      const order = inOrder(question, ranking.counts(question, counted(question, all)));
      expect(order.map(({ option }) => option.id)).toEqual(wanted);
      for (const { option, mean, places: at, points, count } of order) {
        expect(mean).toBeCloseTo(sum(option.id) / all.length, 9);
        expect(at[0]).toBe(places(option.id).filter((place) => place === 1).length);
        expect(points).toBe(5 * all.length - sum(option.id));
        expect(count).toBe(all.length);
      }
    }),
  );
});

test('of the first two the first gives two points, the second one, the others none', () => {
  const orders = [['blue', 'red'], ['red'], ['red', 'constructor']];
  const order = inOrder(topTwo, ranking.counts(topTwo, counted(topTwo, orders)));
  expect(order.map(({ option, points }) => [option.id, points])).toEqual([
    ['red', 5],
    ['blue', 2],
    ['constructor', 1],
    ['__proto__', 0],
  ]);
  expect(order.at(-1)?.mean).toBeNull();
});

test('a report counts first places in the order of all, and tells points where only the first ones are asked for', () => {
  const report = ranking.report(topTwo, counted(topTwo, [['blue', 'red'], ['blue']]));
  expect(report).toMatchObject({ multiple: true, unit: 'firsts' });
  expect(report.lines.slice(0, 3)).toEqual([
    { text: 'The blue one', count: 2, mark: 3, told: '4 points' },
    { text: 'The red one', count: 0, mark: 0, told: '1 point' },
    { text: 'The __proto__ one', count: 0, mark: 1 },
  ]);
  expect(report.figures?.slice(0, 4)).toEqual([
    { name: 'Mean place: The blue one', text: '1.0', value: 1 },
    { name: 'Points: The blue one', text: '4' },
    { name: 'Mean place: The red one', text: '2.0', value: 2 },
    { name: 'Points: The red one', text: '1' },
  ]);
});

test('where all are put in order, a report tells their mean places', () => {
  const all = { ...question, top: null };
  const order = all.options.map((option) => option.id);
  const report = ranking.report(all, counted(all, [order, order.toReversed(), order]));
  expect(report.lines[0]).toMatchObject({ count: 2, told: 'mean place 2.0' });
  expect(report.figures?.every(({ name }) => name.startsWith('Mean place: '))).toBe(true);
});

test('is told by place', () => {
  expect(ranking.inWords(topTwo, { order: ['blue', 'red'] })).toEqual([
    '1. The blue one',
    '2. The red one',
  ]);
});

test('who asks for the first of as many as there are asks for all', () => {
  expect(ranking.tidy({ ...question, top: 4 }).top).toBeNull();
  expect(ranking.tidy({ ...question, top: 3 }).top).toBe(3);
  expect(ranking.tidy({ ...question, top: -2 }).top).toBe(1);
});

describe('the right order', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
  const asked: RankingQuestion = { ...question, options };
  const share = (order: string[], of: RankingQuestion = asked) =>
    ranking.keyed.share(of, rightOrder('a', 'b', 'c', 'd'), { order });

  test('an item is right where it follows the one that it is to follow, and the first where it is first', () => {
    expect(share(['a', 'b', 'c', 'd'])).toBe(1);
    expect(share(['d', 'a', 'b', 'c'])).toBe(1 / 2);
    expect(share(['a', 'c', 'b', 'd'])).toBe(1 / 4);
    expect(share(['d', 'c', 'b', 'a'])).toBe(0);
  });

  test('of which the first ones are asked is as long as these, and a shorter answer has its part', () => {
    const first = { ...asked, top: 2 };
    expect(ranking.keyed.of(first, rightOrder('a', 'b', 'c', 'd'))).toEqual(rightOrder('a', 'b'));
    expect([share(['a', 'b'], first), share(['a'], first), share(['b'], first)]).toEqual([
      1, 0.5, 0,
    ]);
  });

  test('that lacks an item is none, until it is put into it', () => {
    expect(ranking.keyed.of(asked, rightOrder('a', 'b', 'c'))).toBeNull();
    expect(ranking.keyed.of(asked, rightOrder('a', 'b', 'gone', 'c', 'd'))).toEqual(
      rightOrder('a', 'b', 'c', 'd'),
    );
  });
});
