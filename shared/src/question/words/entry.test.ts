import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEntry, fitsEntry, graphemes, longestEntry, wordEntry } from './entry.ts';

test('an entry is one line, without what is hidden; phrases and emoji stay whole', () => {
  expect(cleanEntry('  machine \t\n learning ')).toBe('machine learning');
  expect(cleanEntry('a\u202Eb\u0000c\u2066d\u200Be')).toBe('abcde');
  expect(cleanEntry('Cafe\u0301')).toBe('Café');
  expect(cleanEntry('Cafe\u0000\u0301')).toBe('Café');
  expect(cleanEntry('👩🏽‍🔬 science')).toBe('👩🏽‍🔬 science');
  expect(cleanEntry('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(cleanEntry('\u200B\u3164')).toBe('');
  expect(cleanEntry('half \ud800 a pair')).toBe('half a pair');
});

test('its length is what a person counts', () => {
  expect(graphemes('👩‍👩‍👧‍👧')).toBe(1);
  expect(graphemes('e\u0301a')).toBe(2);
  expect(fitsEntry('👩🏽'.repeat(longestEntry))).toBe(true);
  expect(fitsEntry('a'.repeat(longestEntry))).toBe(true);
  expect(fitsEntry('a'.repeat(longestEntry + 1))).toBe(false);
  // One picture to whoever counts, and without an end.
  expect(fitsEntry('👩‍'.repeat(100))).toBe(false);
  expect(wordEntry.parse('  two   words ')).toBe('two words');
  expect(wordEntry.safeParse(' \u200B ').error?.issues[0]?.message).toBe('Type a word.');
  expect(wordEntry.safeParse('x'.repeat(41)).error?.issues[0]?.message).toContain('40');
});

/** Any points of Unicode, and often those that hide, turn or pile up. */
const point = fc.oneof(
  fc.constantFrom(
    0x20,
    0x09,
    0x0a,
    0x200b,
    0x200d,
    0x202e,
    0x2067,
    0x0301,
    0x0336,
    0x3164,
    0xad,
    0xfe0f,
    0xfeff,
    0x61,
  ),
  fc.integer({ min: 0, max: 0x10_ff_ff }),
);
const anything = fc
  .array(point, { maxLength: 30 })
  .map((points) => String.fromCodePoint(...points));

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const once = cleanEntry(typed);
      expect(cleanEntry(once)).toBe(once);
      expect(once).not.toMatch(/[\p{Cc}\p{Bidi_Control}\n\r]|^\s|\s$|\s\s/u);
    }),
    { numRuns: 100 },
  );
});
