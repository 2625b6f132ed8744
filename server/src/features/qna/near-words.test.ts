import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../../core/text/words.ts';
import { nearness, nearWords } from './near-words.ts';

test.each([
  ['proofs', 'proof'],
  ['running', 'run'],
  ['deriving', 'derive'],
  ['derived', 'derives'],
  ['queries', 'query'],
  ['classes', 'class'],
  ['planned', 'planning'],
  ['Naïve', 'naive'],
])('%s and %s meet, as in search', (one, other) => {
  expect(nearWords(one, 1)).toEqual(nearWords(other, 1));
  expect(nearWords(one, 1)).toEqual(wordsOf(one, 'english'));
});

test.each([
  ['basis', 'base'],
  ['x1', 'x2'],
  ['set', 'sets1'],
  ['class', 'clap'],
])('%s and %s do not', (one, other) => {
  expect(nearWords(one, 1)).not.toEqual(nearWords(other, 1));
});

test('of a text its rare words stay, in order, each once, without accents', () => {
  expect(nearWords('What is the BASIS of a Vector? Is the basis unique; naïve?', 9)).toEqual([
    'basi',
    'vector',
    'uniqu',
    'naiv',
  ]);
  expect(nearWords('please, two three four five', 2)).toEqual(['two', 'three']);
});

test('scripts without blanks are taken in twos, so that a part is found', () => {
  const whole = nearWords('線形代数の基底', 24);
  for (const stem of nearWords('基底', 24)) expect(whole).toContain(stem);
  expect(nearWords('基', 9)).toEqual(['基']);
});

test('whatever is typed: bounded, no blanks, the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const words = nearWords(text, 8);
      expect(words.length).toBeLessThanOrEqual(8);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        expect(word.length).toBeLessThanOrEqual(24);
        expect(word).not.toMatch(/\s/);
      }
      expect(nearWords(text, 8)).toEqual(words);
    }),
  );
});

test('near is what shares most of what was typed, and rare words weigh more', () => {
  const typed = ['eigen', 'matrix'];
  const hits = new Map([
    ['eigen', 2],
    ['matrix', 200],
  ]);
  expect(nearness(typed, ['matrix', 'eigen', 'more'], hits)).toBe(1);
  expect(nearness(typed, ['other'], hits)).toBe(0);
  expect(nearness(typed, ['eigen'], hits)).toBeGreaterThan(0.5);
  expect(nearness(typed, ['matrix'], hits)).toBeLessThan(0.5);
  expect(nearness([], ['matrix'], hits)).toBe(0);
});
