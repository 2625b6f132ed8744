import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearEnough } from './near-enough.ts';

test.each([
  ['Canberra', 'canberra'],
  ['Canberra', '  CANBERRA. '],
  ['São Paulo', 'sao  paulo'],
  ['Straße', 'STRASSE'],
  ['Αθήνα', 'αθηνα'],
  ['Œuvre', 'oeuvre'],
])('%s is also %s: case, accents and space never count', (wanted, given) => {
  expect(isNearEnough(wanted, given, false)).toBe(true);
});

test.each([
  ['Rome', 'Rom', true],
  ['Rome', 'Rmoe', true],
  ['Rome', 'Rooom', false],
  ['Bonn', 'Born', true],
  ['Ulm', 'Ulme', false],
  ['Canberra', 'Cambera', true],
  ['Canberra', 'Kamperra', false],
  ['Photosynthesis', 'fotosynthesis', true],
  ['Apollo 11', 'Apolo 11', true],
  ['Apollo 11', 'Apollo 12', false],
  ['1789', '1798', false],
  ['C++', 'C', false],
  ['हिन्दी', 'हन्दी', true],
])('%s with small typos: %s is %s', (wanted, given, isRight) => {
  expect(isNearEnough(wanted, given, true)).toBe(isRight);
  expect(isNearEnough(wanted, given, false)).toBe(false);
});

test('any text says what it is, and what says it without typos says it with them', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(isNearEnough(one, one, false)).toBe(true);
      if (isNearEnough(one, other, false)) expect(isNearEnough(one, other, true)).toBe(true);
      expect(isNearEnough(one, other, false)).toBe(isNearEnough(other, one, false));
    }),
  );
});
