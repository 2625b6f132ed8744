import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMath } from '@sets/shared/core/math/split-math.ts';
import { nameAfter } from './name-after.ts';

test('a name that fits is the question itself', () => {
  expect(nameAfter('Is it so?', 9)).toBe('Is it so?');
});

test('a longer one ends where a word does, and says that it goes on', () => {
  expect(nameAfter('Which of these are true?', 16)).toBe('Which of these …');
  expect(nameAfter('Which of these are true?', 15)).toBe('Which of …');
  expect(nameAfter('a'.repeat(30), 10)).toBe(`${'a'.repeat(8)} …`);
});

test('a formula is in it whole or not at all', () => {
  expect(nameAfter(String.raw`What is $\int_0^1 x\,dx$ then?`, 20)).toBe('What is …');
  expect(nameAfter('Is $x$ a number that one can write down?', 18)).toBe('Is $x$ a number …');
});

test('code is in it whole or not at all', () => {
  expect(nameAfter('What does `for (;;) {}` do?', 16)).toBe('What does …');
  expect(nameAfter('Is `a` what one can write down?', 18)).toBe('Is `a` what one …');
});

test('it is never longer than it may be, and holds no half of a formula', () => {
  const piece = fc.constantFrom('word ', 'another', ' ', '$x^2$ ', '$\\frac{1}{2}$', ', ');
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('').trim());
  fc.assert(
    fc.property(text, fc.integer({ min: 12, max: 60 }), (question, max) => {
      const name = nameAfter(question, max);
      expect(name.length).toBeLessThanOrEqual(max);
      const formulas = (from: string) => splitMath(from).filter(({ kind }) => kind === 'formula');
      const kept = formulas(name).map((part) => ('source' in part ? part.source : ''));
      const all = formulas(question).map((part) => ('source' in part ? part.source : ''));
      expect(all.slice(0, kept.length)).toEqual(kept);
    }),
  );
});
