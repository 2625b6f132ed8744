import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const questions = ['Which colour?', 'Water is wet.', 'How many of 3?'].map((text, at) => ({
  kind: 'true-false' as const,
  id: `q${at}`,
  text,
  seconds: null,
}));

it('all are there while nobody looks for one', () => {
  expect(findQuestions(questions, '  ')).toEqual([0, 1, 2]);
});

it('a number is the question of that number; one that there is not is looked for as a word', () => {
  expect(findQuestions(questions, '3')).toEqual([2]);
  expect(findQuestions(questions, '4')).toEqual([]);
});

it('words are found in any case and order', () => {
  expect(findQuestions(questions, 'WET water')).toEqual([1]);
  expect(findQuestions(questions, 'dry')).toEqual([]);
  expect(findQuestions(questions, 'q1')).toEqual([]);
  expect(findQuestions(questions, 'true')).toEqual([]);
});
