import writeXlsx from 'write-excel-file/node';
import { harmless } from '@sets/shared/core/harmless.ts';
import type { Cell } from './csv.ts';

export interface Sheet {
  /** At most 31 characters. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** More than a cell of a spreadsheet holds. */
const longestCell = 32_000;

/**
 * Tables as one XLSX file. A text is stored as text, so it is no formula there; it is made as harmless
 * as in CSV all the same, because such a file is often saved as one.
 */
export const xlsxOf = async (sheets: readonly Sheet[]): Promise<Uint8Array> => {
  const written = writeXlsx(
    sheets.map(({ name, header, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: [
        header.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...rows.map((row) =>
          row.map((cell) =>
            typeof cell === 'string' ? harmless(cell).slice(0, longestCell) : cell,
          ),
        ),
      ],
    })),
  );
  return written.toBuffer();
};
