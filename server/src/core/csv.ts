import { stringify } from 'csv-stringify/sync';

/** Null leaves the cell empty. */
export type Cell = string | number | null;

/** So many rows are one piece: what is sent, and held, at once. */
const rowsInPiece = 500;

/**
 * A table as CSV (RFC 4180), piece by piece. It begins with the mark by which spreadsheet programs
 * recognise UTF-8. A text that such a program would take for a formula gets an apostrophe before it.
 */
export function* csvOf(
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Generator<string> {
  const csv = (piece: (readonly Cell[])[], bom = false): string =>
    stringify(piece, { record_delimiter: 'windows', escape_formulas: true, bom });
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
