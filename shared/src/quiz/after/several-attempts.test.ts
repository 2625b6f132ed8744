import { expect, test } from 'vitest';
import { rightOptions } from '../../question/testing/rights.ts';
import type { Alone } from '../alone/alone.contract.ts';
import { quizActivity } from '../quiz.activity.ts';
import { counted, opened, type Own, quiz, right, went, wrong } from '../testing/alone-quiz.ts';
import { sumOf } from '../testing/capitals-quiz.ts';
import { effectOf } from '../testing/effect-of.ts';
import { scoresOf } from '../testing/scores-of.ts';

const of = (counts: Alone['counts']) => counted(opened({ counts }));

test('of several attempts what was said in the one that counts is told, and no other', () => {
  const both = [...went(1, right), ...went(2, wrong)];
  const told = (counts: Alone['counts'], own: Own) => {
    const { questions, people } = scoresOf(quiz, of(counts), own);
    const [first] = questions;
    return {
      ...first,
      options: first?.options.map(({ text, count }) => [text, count]),
      by: people.map(({ made, said }) => [made, said[0]]),
    };
  };
  const none = ['bern', 0];
  expect(told('best', both)).toMatchObject({
    answered: 1,
    hits: 1,
    said: ['rome'],
    options: [['rome', 1], ['bonn', 0], none],
    by: [['rrrn', 0]],
  });
  expect(told('last', both)).toMatchObject({
    answered: 1,
    hits: 0,
    said: ['bonn'],
    options: [['rome', 0], ['bonn', 1], none],
    by: [['wwwn', 0]],
  });
});

test('the figures of a question stand at its first attempt alone', () => {
  const own = [...went(1, wrong), ...went(2, right)];
  const state = of('best');
  const tallies = new Map([
    ['q0.1', { answered: 1, counters: { bonn: 1 } }],
    ['q0.2', { answered: 1, counters: { rome: 1 } }],
  ]);
  const results = sumOf(quiz, state, own);
  const rounds = quizActivity
    .report(quiz, state, { tallies, results })
    .filter(({ question }) => question === 1);
  const shares = rounds.map(({ forHosts = [] }) =>
    forHosts.filter(({ name }) => name === 'Share that was right').map(({ text }) => text),
  );
  expect(shares).toEqual([['100 %'], []]);
});

test('another key changes nobody’s points whose other attempt is worth as much with it', () => {
  const rome = went(1, [{ choices: ['rome'] }]);
  const bonn = went(2, [{ choices: ['bonn'] }]);
  const remedy = { type: 'correct', place: 0, right: rightOptions('bonn') } as const;
  const effect = (counts: Alone['counts'], own: Own) => effectOf(quiz, of(counts), remedy, own);
  // Who answered, and who was right, is told of what was asked first.
  const first = { answered: 1, hits: { before: 1, after: 0 } };
  expect(effect('best', [...rome, ...bonn])).toEqual({
    ok: true,
    value: { ...first, gain: 0, lose: 0 },
  });
  expect(effect('last', [...rome, ...bonn])).toEqual({
    ok: true,
    value: { ...first, gain: 1, lose: 0 },
  });
  expect(effect('best', rome)).toEqual({ ok: true, value: { ...first, gain: 0, lose: 1 } });
});
