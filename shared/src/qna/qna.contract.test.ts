import { expect, test } from 'vitest';
import { picturesIn } from '../file/pictures-in.ts';
import { newQuestion, qnaLimits } from './qna.contract.ts';

const right = {
  moduleid: 'm',
  topicid: 't',
  attempt: 'a',
  title: 'Why?',
  text: '',
  labels: [],
  anonymous: false,
  asked: null,
};
const titleOf = (title: string): string => newQuestion.parse({ ...right, title }).title;

test('a title is one line in which nothing hides or turns around', () => {
  expect(titleOf('  Why\n\n is\tit? ')).toBe('Why is it?');
  expect(titleOf('a\u202Eb\u200Bc\u2066d\uFEFF\u00ADe\u0007f\u2028g')).toBe('abcdef g');
  expect(titleOf('x\u3164y\u2800z')).toBe('xyz');
  // What letters and pictures are made with stays.
  expect(titleOf('👩\u200D🔬 می\u200Cخواهم ❤\uFE0F')).toBe('👩\u200D🔬 می\u200Cخواهم ❤\uFE0F');
});

test('marks that pile up on a letter are cut', () => {
  expect(titleOf(`a${'\u0301'.repeat(60)}b`)).toBe(`\u00E1${'\u0301'.repeat(4)}b`);
});

test.each([
  [{ title: '\u200B\u200B' }],
  [{ title: 'a'.repeat(qnaLimits.title + 1) }],
  [{ text: 'a'.repeat(qnaLimits.text + 1) }],
  [{ labels: ['a', 'a'] }],
  [{ labels: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  [{ attempt: 'not an id' }],
  [{ author: 'eve' }],
])('%j is refused', (wrong) => {
  expect(newQuestion.safeParse({ ...right, ...wrong }).success).toBe(false);
});

test('the pictures that a text names, each once', () => {
  const text =
    '![a](/api/file/one) ![b](https://x.example/api/file/two) /api/file/one ![c](/api/x)';
  expect(picturesIn(text)).toEqual(['one', 'two']);
});
