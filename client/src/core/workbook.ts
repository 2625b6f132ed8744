import writeXlsxFile, { type CellObject } from 'write-excel-file/browser';

/** A cell: what is typed by people is always a text, so nothing in it is ever a formula. */
export type Cell = string | number | Date | { readonly share: number } | null;

export interface TableSheet {
  /** At most 31 letters. */
  readonly name: string;
  readonly columns: readonly { readonly width: number }[];
  /** The first is the heading. */
  readonly rows: readonly (readonly Cell[])[];
}

const time = 'yyyy-mm-dd hh:mm:ss';
/** A cell of a spreadsheet takes no more letters. */
const longest = 32_000;

/** What may stand in no XML. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const cellOf = (cell: Cell, isHead: boolean): CellObject | null => {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (cell instanceof Date) return { type: Date, value: cell, format: time };
  if (typeof cell === 'object') return { type: Number, value: cell.share, format: '0%' };
  // A text, whatever it begins with: it is never calculated.
  const value = cell.toWellFormed().replaceAll(unwritable, '').slice(0, longest);
  return { type: String, value, wrap: true, ...(isHead && { fontWeight: 'bold' as const }) };
};

const dataOf = ({ rows }: TableSheet) =>
  rows.map((row, line) => row.map((cell) => cellOf(cell, line === 0)));

/** Tables as one Excel file. */
export const workbookOf = async (tables: readonly TableSheet[]): Promise<Blob> => {
  const sheets = tables.map((sheet) => ({
    sheet: sheet.name,
    columns: [...sheet.columns],
    data: dataOf(sheet),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(sheets).toBlob();
};
