import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, plainOf, summaryOf } from './markdown-text.ts';

/** Characters of a summary, and of a text. */
const [most, longest] = [280, 100_000];

describe('without its marks', () => {
  test.each([
    ['# Title\n\nOne **two** _three_ `four`.', 'Title One two three four.'],
    ['***Both*** and ~~gone~~ and ``a tick``', 'Both and gone and a tick'],
    ['> Said\n> twice', 'Said twice'],
    ['- one\n* two\n1. three\n   - four', 'one two three four'],
    [
      '[A *link*](https://example.org/a_b) and <https://example.org>',
      'A link and https://example.org',
    ],
    ['![A plane](/api/file/p1) and ![](/api/file/p2)', 'A plane and'],
    ['```js\nconst a = 1;\n```', 'const a = 1;'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
    ['One\n\n---\n\nTwo', 'One Two'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 234'],
    ['\\*not\\* a \\# mark', '*not* a # mark'],
    ['a < b and <b>bold</b>', 'a < b and bold'],
    ['Said[^1] so.\n\n[^1]: By her.\n\nEnd', 'Said so. End'],
    ['', ''],
  ])('%j', (markdown, plain) => {
    expect(plainOf(markdown)).toBe(plain);
  });
});

describe('the beginning of a text', () => {
  test('is all of a short one, and of a long one ends between two words', () => {
    expect(summaryOf('A *short* one.', most)).toBe('A short one.');
    const long = summaryOf('word '.repeat(200), most);
    expect(long.length).toBeLessThanOrEqual(most);
    expect(long).toMatch(/ word…$/u);
    expect(summaryOf('字'.repeat(500), most)).toBe(`${'字'.repeat(most - 1)}…`);
  });

  test('is never longer than it may be, on one line, and no half of a letter, whatever is written', () => {
    const signs = fc.constantFrom(
      '*',
      '_',
      '`',
      '#',
      '[',
      ']',
      '(',
      ')',
      '|',
      '\\',
      '\n',
      ' ',
      '<',
      '>',
      '!',
      'a',
      '字',
      '😀',
      '\uD83D',
      '\u0301',
      '\u202E',
      '\0',
    );
    const text = fc.array(signs, { maxLength: 2_000 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const summary = summaryOf(written, most);
        expect(summary.length).toBeLessThanOrEqual(most);
        expect(summary).not.toMatch(/[\n\uD800-\uDBFF]$/u);
        expect(summary.isWellFormed()).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('is made of texts that are all marks too, for no more than its beginning is looked at', () => {
    for (const mark of ['*', '_', '`', '[', '![', '<a', '\\', '|', '> ', '# ', '~~', '(']) {
      const summary = summaryOf(mark.repeat(longest / mark.length), most);
      expect(summary.length).toBeLessThanOrEqual(most);
    }
  });
});

describe('how long one reads', () => {
  test.each([
    ['', 1],
    ['one '.repeat(200), 1],
    ['one '.repeat(700), 4],
    ['字'.repeat(1_200), 3],
    [`${'one '.repeat(400)}${'字'.repeat(800)}`, 4],
    // Nobody reads where a link leads, or where a picture lies.
    ['[one](https://a.example/b/c/d/e-f/g?h=i&j=k#l) '.repeat(200), 1],
    ['[one](<https://a.example/b c> "two") '.repeat(100), 1],
    ['![one](/api/file/a-b-c) '.repeat(200), 1],
    ['see https://a.example/b/c/d and '.repeat(200), 3],
    ['[字字](https://a.example/字/字/字) '.repeat(200), 1],
  ])('%#', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});
