import { expect, test } from 'vitest';
import { trueFalse } from './true-false.ts';
import type { TrueFalseQuestion } from './true-false-question.ts';

const question: TrueFalseQuestion = {
  kind: 'true-false',
  id: 'q1',
  text: 'A whale is a fish.',
  seconds: null,
};

test('is answered with true or with false, and with nothing else', () => {
  for (const answer of ['true', 'false']) {
    const value = { choices: [answer] };
    expect(trueFalse.accept(question, value)).toEqual({ ok: true, value });
  }
  for (const choices of [['true', 'false'], ['maybe'], ['constructor'], ['true', 'true']]) {
    expect(trueFalse.accept(question, { choices })).toMatchObject({
      error: { code: 'BAD_REQUEST' },
    });
  }
});

test('counts both, true first', () => {
  expect(Object.entries(trueFalse.counts(question, { false: 2 }))).toEqual([
    ['true', 0],
    ['false', 2],
  ]);
});

test('is told as True or False', () => {
  expect(trueFalse.inWords(question, { choices: ['true'] })).toEqual(['True']);
  expect(trueFalse.inWords(question, { choices: ['false'] })).toEqual(['False']);
});

test('is reported by what stands for yes and no, so that nobody looks for an A', () => {
  const { lines } = trueFalse.report(question, { true: 3 });
  expect(lines).toEqual([
    { text: 'True', count: 3, sign: 'tick' },
    { text: 'False', count: 0, sign: 'cross' },
  ]);
});
