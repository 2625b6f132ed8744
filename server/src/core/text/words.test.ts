import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasStem, wordsOf } from './words.ts';

test('a word of thirty thousand marks is taken in a moment', () => {
  const begun = performance.now();
  expect(wordsOf(`caf\u00E9 a${'\u0301\u0316'.repeat(15_000)}`, 'english')).toEqual(['cafe', 'a']);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('a text has a stem where that is among its words', () => {
  const sign = fc.constantFrom(...Array.from(`aedyosSTYÉéÀßİKкДç日😀'’´_7-. \n,\u0301`));
  const known = fc.constantFrom(
    'dying',
    'skies',
    'hoping',
    'Only',
    "'tis",
    "the's",
    "'the",
    'HAPPINESS',
    'Übung',
    'naïvely',
    'year',
    'Yes',
  );
  const word = fc.oneof(known, fc.string({ unit: sign, maxLength: 8 }));
  const between = fc.constantFrom(' ', '-', "'", '\n', '. ', '');
  const text = fc
    .array(fc.tuple(word, between), { maxLength: 12 })
    .map((all) => all.flat().join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const there = wordsOf(one, 'english');
      for (const stem of [...there, ...wordsOf(other, 'english')]) {
        expect({ stem, has: hasStem(one, stem) }).toEqual({ stem, has: there.includes(stem) });
      }
    }),
    { numRuns: 500 },
  );
});
