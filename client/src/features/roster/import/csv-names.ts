import { oneLine } from '@sets/shared/core/text.ts';

/** The rows of a table, each a line of cells. */
export type Table = readonly (readonly string[])[];

/** Where the names stand in a table. */
export interface Columns {
  /** The column of first names, or of whole names. */
  readonly first: number;
  /** The column of last names; -1 where there is none. */
  readonly last: number;
  readonly hasHeading: boolean;
}

const firstWords = [
  'first name',
  'firstname',
  'given name',
  'vorname',
  'prénom',
  'nombre',
  'first',
];
const lastWords = ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom', 'last'];
const wholeWords = ['full name', 'fullname', 'display name', 'name', 'student', 'participant'];

const plain = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[_\-\s]+/g, ' ');

/** Where the first row names them; else the first column that has something in it. */
export const guessedColumns = (table: Table): Columns => {
  const heading = (table[0] ?? []).map(plain);
  const find = (words: readonly string[]): number =>
    heading.findIndex((cell) => words.includes(cell));
  const [first, last, whole] = [find(firstWords), find(lastWords), find(wholeWords)];
  if (first >= 0 && last >= 0) return { first, last, hasHeading: true };
  const only = [whole, first, last].find((column) => column >= 0);
  if (only !== undefined) return { first: only, last: -1, hasHeading: true };
  const filled = heading.findIndex((cell) => cell !== '');
  return { first: Math.max(0, filled), last: -1, hasHeading: false };
};

/** The names in these columns, in the order of the rows; rows without one are left out. */
export const namesIn = (table: Table, { first, last, hasHeading }: Columns): string[] =>
  table.slice(hasHeading ? 1 : 0).flatMap((row) => {
    const cells = last < 0 || last === first ? [row[first]] : [row[first], row[last]];
    const name = cells
      .map((cell) => oneLine(cell ?? ''))
      .filter(Boolean)
      .join(' ');
    return name === '' ? [] : [name];
  });

/** One name a line, without what is empty. */
export const namesInText = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map(oneLine)
    .filter(Boolean);
