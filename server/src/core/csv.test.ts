import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvOf } from './csv.ts';

const csv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [...csvOf(header, rows)].join('');
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

const awkward = fc.constantFrom(
  'a, b',
  'say "so"',
  'two\nlines',
  'two\r\nlines',
  '"',
  ',',
  ' blank ',
  'é ü 漢字 😀',
  '\uFEFF',
  ';',
  'a\tb',
);
const grapheme = fc.string({ unit: 'grapheme' });
const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '1',
  'a',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '"',
  "'",
  ' ',
];
const unseen = '\u00A0 \uFEFF \u200B \u2060 \u00AD \u3164 \u2028 \0 \u0007'.split(' ');
/** Texts out of what spreadsheet programs give a meaning to, in any order. */
const hostile = fc
  .array(fc.constantFrom(...signs, ...unseen), { maxLength: 12 })
  .map((characters) => characters.join(''));
const cell = fc.oneof(awkward, grapheme, hostile);
const table = fc.integer({ min: 1, max: 6 }).chain((width) => {
  const row = fc.array(cell, { minLength: width, maxLength: width });
  return fc.tuple(row, fc.array(row, { maxLength: 20 }));
});

/** Without what may be added (apostrophes) and what is left out (control characters). */
const plain = (text: string): string => text.replaceAll(/(?![\t\r\n])\p{Cc}|'/gu, '');

test('whatever is in the cells, reading the table back gives the same, but for apostrophes and control characters', () => {
  fc.assert(
    fc.property(table, ([header, body]) => {
      const told = read(csv(header, body)).map((row) => row.map(plain));
      expect(told).toEqual([header, ...body].map((row) => row.map(plain)));
    }),
  );
});

test('a text without a sign that begins a formula comes back as it is', () => {
  const harmless = fc
    .oneof(awkward, grapheme)
    .filter((text) => !/[=+\-@\p{Cc}＝＋－＠﹦﹢﹣﹫]/u.test(text));
  fc.assert(
    fc.property(harmless, (text) => {
      expect(read(csv([text], []))).toEqual([[text]]);
    }),
  );
});

/** The cells of a program that separates at this character, and knows of no quotes where it is strict. */
const cellsAt = (separator: string, text: string): string[] =>
  text.split(/[\r\n\u2028\u2029]/u).flatMap((line) => line.split(separator));
/** What a program may drop before it looks whether a cell is a formula. */
const dropped = /^[\s\u200B-\u200F\u2060\u00AD\u3164\uFEFF"]+/u;

test('no spreadsheet program takes a cell for a formula, whatever it separates cells at', () => {
  fc.assert(
    fc.property(table, ([header, body]) => {
      const text = csv(header, body);
      const cells = [...read(text).flat(), ...cellsAt(';', text), ...cellsAt('\t', text)];
      for (const each of cells) {
        expect(each.replace(dropped, '')).not.toMatch(/^[=+\-@＝＋－＠]/u);
        expect(each).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
      }
    }),
    { numRuns: 500 },
  );
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("//x","y")', '＝1'])(
  'no spreadsheet program takes a text for a formula: %j',
  (text) => {
    expect(read(csv([text], [[text]]))).toEqual([[`'${text}`], [`'${text}`]]);
  },
);

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a; "=1+1', `a;' "=1+1`],
  ['\u00A0=1', "'\u00A0=1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['\u200B\u200D=1', "'\u200B\u200D=1"],
  ['\0=1', "'=1"],
  ['a\0b\u0007c', 'abc'],
  ['a = b; c - d', 'a = b; c - d'],
])('a formula is found wherever a cell may begin: %j', (text, told) => {
  expect(read(csv(['text'], [[text]]))[1]).toEqual([told]);
});

test('a cell with the end of a line, or with what others separate at, is in quotes', () => {
  expect(csv(['a\nb'], [['a;b'], ['a\tb'], ['a\rb']])).toBe(
    '\uFEFF"a\nb"\r\n"a;b"\r\n"a\tb"\r\n"a\rb"\r\n',
  );
});

test('a number stays a number, nothing is an empty cell, lines end as RFC 4180 has it', () => {
  expect(csv(['n', 'text'], [[-3, null]])).toBe('\uFEFFn,text\r\n-3,\r\n');
});

test('a long table comes in pieces', () => {
  const rows = Array.from({ length: 1_201 }, (_, at) => [at]);
  const pieces = [...csvOf(['n'], rows)];
  expect(pieces).toHaveLength(4);
  expect(read(pieces.join(''))).toHaveLength(1_202);
});
