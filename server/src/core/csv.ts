import { stringify } from 'csv-stringify/sync';

/** Null leaves the cell empty. */
export type Cell = string | number | null;

/** So many rows are one piece: what is sent, and held, at once. */
const rowsInPiece = 500;

/** Control characters but tab and the ends of lines: they say nothing, and some programs stop at them. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g;

/**
 * Where a program may begin a cell, whatever it separates cells at, with what it takes for a formula:
 * behind whatever it may drop or not show (blanks, quotes, characters without a width).
 */
const formula =
  /^(?=[\t\r])|(?<=^|[;\t\r\n\u2028\u2029])(?=[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** A text that no spreadsheet program takes for a formula. */
export const harmless = (text: string): string => text.replace(controls, '').replace(formula, "'");

const cast = { string: harmless };

/**
 * A table as CSV (RFC 4180), piece by piece. It begins with the mark by which spreadsheet programs
 * recognise UTF-8. What such a program would take for a formula gets an apostrophe before it, also
 * where the program separates cells otherwise than at commas.
 */
export function* csvOf(
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Generator<string> {
  const csv = (piece: (readonly Cell[])[], bom = false): string =>
    stringify(piece, { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/, cast, bom });
  yield csv([header], true);
  let piece: (readonly Cell[])[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < rowsInPiece) continue;
    yield csv(piece);
    piece = [];
  }
  if (piece.length > 0) yield csv(piece);
}
