import { harmless } from '@sets/shared/core/harmless.ts';
import { stringify } from 'csv-stringify/sync';

/** Null leaves the cell empty. */
export type Cell = string | number | null;

/** So many rows are one piece: what is sent, and held, at once. */
const rowsInPiece = 500;

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
