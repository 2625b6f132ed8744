import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Piece, wordChanges } from './word-changes.ts';

const without = (pieces: readonly Piece[], kind: Piece['kind']): string =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

it('says which words came and went', () => {
  expect(wordChanges('Why is it slow?', 'Why is merging slow?')).toEqual([
    { kind: 'same', text: 'Why is ' },
    { kind: 'removed', text: 'it' },
    { kind: 'added', text: 'merging' },
    { kind: 'same', text: ' slow?' },
  ]);
});

it('gives both texts back, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'ß', '𝒳', '你', '\u202e', ' ', '\n', '**'))
    .map((each) => each.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordChanges(before, after);
      expect(without(pieces, 'added')).toBe(before);
      expect(without(pieces, 'removed')).toBe(after);
    }),
  );
});

it('gives up on texts that have nothing in common, and keeps both', () => {
  const before = Array.from({ length: 4_000 }, (_none, at) => `a${at}`).join(' ');
  const after = Array.from({ length: 4_000 }, (_none, at) => `b${at}`).join('-');
  const startedAt = performance.now();
  const pieces = wordChanges(before, after);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(without(pieces, 'added')).toBe(before);
  expect(without(pieces, 'removed')).toBe(after);
});
