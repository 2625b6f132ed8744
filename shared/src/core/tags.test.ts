import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagOf } from './tags.ts';

test('a tag is in small letters, its words joined, without signs', () => {
  expect(tagOf(' #Linear  Algebra_II! ')).toBe('linear-algebra-ii');
  expect(tagOf('C++ - and - more')).toBe('c-and-more');
  expect(tagOf('Größe')).toBe('größe');
  expect(tagOf('線形代数')).toBe('線形代数');
  expect(tagOf('🦔')).toBe('');
});

test('a tag that is stored stays the same tag', () => {
  const signs = fc.constantFrom('\u{1D160}', '\u0301', 'İ', '-', '_', ' ', '#', 'e', '𝅥', '🦔');
  const typed = fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 4 })));
  fc.assert(
    fc.property(typed, (parts) => {
      const tag = tagOf(parts.join(''));
      expect(tagOf(tag)).toBe(tag);
    }),
    { numRuns: 500 },
  );
}, 30_000);
