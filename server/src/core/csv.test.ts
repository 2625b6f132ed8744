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
const cell = fc.oneof(awkward, fc.string({ unit: 'grapheme' }));
/** What a spreadsheet program takes for the beginning of a formula. */
const begins = /^[=+\-@\t\r＝＋－＠]/;

test('whatever is in the cells, reading the table back gives the same', () => {
  const rows = fc.integer({ min: 1, max: 6 }).chain((width) => {
    const row = fc.array(cell, { minLength: width, maxLength: width });
    return fc.tuple(row, fc.array(row, { maxLength: 20 }));
  });
  fc.assert(
    fc.property(rows, ([header, body]) => {
      const defused = [header, ...body].map((row) =>
        row.map((text) => (begins.test(text) ? `'${text}` : text)),
      );
      expect(read(csv(header, body))).toEqual(defused);
    }),
  );
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("//x","y")', '＝1'])(
  'no spreadsheet program takes a text for a formula: %j',
  (text) => {
    expect(read(csv([text], [[text]]))).toEqual([[`'${text}`], [`'${text}`]]);
  },
);

test('a number stays a number, nothing is an empty cell, lines end as RFC 4180 has it', () => {
  expect(csv(['n', 'text'], [[-3, null]])).toBe('\uFEFFn,text\r\n-3,\r\n');
});

test('a long table comes in pieces', () => {
  const rows = Array.from({ length: 1_201 }, (_, at) => [at]);
  const pieces = [...csvOf(['n'], rows)];
  expect(pieces).toHaveLength(4);
  expect(read(pieces.join(''))).toHaveLength(1_202);
});
