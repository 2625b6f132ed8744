import { unharmed } from '@sets/shared/core/harmless.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { AppError } from '../../core/app-error.ts';
import { csvRows, separatorsOf } from '../../core/csv-rows.ts';
import { tableMessages as words } from './food.messages.ts';
import { type MenuCells, type MenuColumn, menuColumns } from './menu-table.ts';

/** A row of a table: its number as a spreadsheet counts, and what stands in the columns that there are. */
export interface MenuRow {
  readonly row: number;
  readonly cells: Partial<MenuCells>;
}

/** Twice as many as a stall has: some of them may be refused. */
const mostRows = 2 * foodLimits.items;

const columnsOf = (head: readonly string[]): (MenuColumn | undefined)[] => {
  const names = head.map((cell) => cell.trim().toLowerCase());
  return names.map((name, at) =>
    names.indexOf(name) === at ? menuColumns.find((column) => column === name) : undefined,
  );
};

/** One column alone may be any text. */
const isHead = (columns: readonly (MenuColumn | undefined)[]): boolean =>
  (columns.includes('name') || columns.includes('itemid')) &&
  columns.filter((column) => column !== undefined).length > 1;

const rowsBelow = (
  columns: readonly (MenuColumn | undefined)[],
  rows: readonly (readonly string[])[],
): MenuRow[] =>
  rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const named = columns.flatMap((column, place) =>
      // Lines of a text end as people type them, whatever a spreadsheet program ends them with.
      column === undefined
        ? []
        : [[column, unharmed((cells[place] ?? '').replaceAll('\r\n', '\n'))]],
    );
    return { row: at + 2, cells: Object.fromEntries(named) as Partial<MenuCells> };
  });

/** The rows of a table, whatever separates its cells. @throws AppError BAD_REQUEST */
export const rowsIn = (text: string): MenuRow[] => {
  for (const separator of separatorsOf(text)) {
    const [head = [], ...rows] = csvRows(text, separator, mostRows + 2) ?? [];
    const columns = columnsOf(head);
    if (!isHead(columns)) continue;
    if (rows.length > mostRows) throw new AppError('BAD_REQUEST', words.tooMany(mostRows));
    return rowsBelow(columns, rows);
  }
  throw new AppError('BAD_REQUEST', words.noColumns);
};
