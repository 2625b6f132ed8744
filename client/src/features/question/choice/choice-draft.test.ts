import { limits } from '@sets/shared/core/limits.ts';
import { choice } from '@sets/shared/question/kinds/choice.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { expect, it } from 'vitest';
import {
  addOption,
  equalOptions,
  moveOption,
  pasteOptions,
  removeOption,
  writeOption,
} from './choice-draft.ts';

const question = (...texts: string[]): ChoiceQuestion => ({
  ...choice.blank(() => 'q1'),
  options: texts.map((text) => ({ id: `id-${text}`, text })),
});
const texts = ({ options }: ChoiceQuestion) => options.map(({ text }) => text);

it('a list that is pasted fills the options from there on, without its marks', () => {
  const pasted = pasteOptions(question('a', '', ''), 1, '1. one\n2) two\n\n- three \n• four');
  expect(pasted!.left).toBe(0);
  expect(texts(pasted!.question)).toEqual(['a', 'one', 'two', 'three', 'four']);
});

it('a list that is pasted keeps what stands below, and takes no more than there is room for', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  const pasted = pasteOptions(question('', 'keep me'), 0, lines);
  expect(pasted!.question.options).toHaveLength(limits.option.max);
  expect(pasted!.left).toBe(20 - (limits.option.max - 1));
  expect(texts(pasted!.question).at(-1)).toBe('keep me');
});

it('one line is pasted as text is', () => {
  expect(pasteOptions(question('a', 'b'), 0, 'just one line\n')).toBeNull();
});

it('options are at least two and at most ten', () => {
  const two = question('a', 'b');
  expect(removeOption(two, 0)).toBe(two);
  const ten = question(...'abcdefghij'.split(''));
  expect(addOption(ten, 3)).toBe(ten);
  expect(texts(removeOption(addOption(two, 1), 0))).toEqual(['', 'b']);
});

it('options move and are written in place', () => {
  expect(texts(moveOption(question('a', 'b', 'c'), 0, 2))).toEqual(['b', 'c', 'a']);
  expect(texts(moveOption(question('a', 'b'), 1, 2))).toEqual(['a', 'b']);
  expect(texts(writeOption(question('a', 'b'), 1, 'x'))).toEqual(['a', 'x']);
});

it('options are equal that people read as the same; empty ones are not', () => {
  const equal = (...all: string[]) => equalOptions(question(...all).options);
  expect(equal('Yes', 'no', ' yes ', '', ' ', 'NO', 'maybe')).toEqual([
    [0, 2],
    [1, 5],
  ]);
  expect(equal('two  words', 'Two words', 'twowords')).toEqual([[0, 1]]);
});
