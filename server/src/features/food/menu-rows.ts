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

/** Where the columns are that are known: of two of the same name the first. */
type Places = ReadonlyMap<MenuColumn, number>;

const placesIn = (head: readonly string[]): Places => {
  const names = head.map((cell) => cell.trim().toLowerCase());
  const found = menuColumns.map((column) => [column, names.indexOf(column)] as const);
  return new Map(found.filter(([, place]) => place !== -1));
};

/** One column alone may be any text. */
const isHead = (places: Places): boolean =>
  (places.has('name') || places.has('itemid')) && places.size > 1;

const rowsBelow = (places: Places, rows: readonly (readonly string[])[]): MenuRow[] =>
  rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const named = Array.from(places, ([column, place]) => [
      column,
      // Lines of a text end as people type them, whatever a spreadsheet program ends them with.
      unharmed((cells[place] ?? '').replaceAll('\r\n', '\n')),
    ]);
    return { row: at + 2, cells: Object.fromEntries(named) as Partial<MenuCells> };
  });

/** The rows of a table, whatever separates its cells. @throws AppError BAD_REQUEST */
export const rowsIn = (text: string): MenuRow[] => {
  for (const separator of separatorsOf(text)) {
    const [head = [], ...rows] = csvRows(text, separator, mostRows + 2) ?? [];
    const places = placesIn(head);
    if (!isHead(places)) continue;
    if (rows.length > mostRows) throw new AppError('BAD_REQUEST', words.tooMany(mostRows));
    return rowsBelow(places, rows);
  }
  throw new AppError('BAD_REQUEST', words.noColumns);
};
