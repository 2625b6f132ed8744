import { clean } from '@sets/shared/core/text.ts';

/** What a column, or a file, is called, however it is written. */
export const plainName = (name: string): string =>
  clean(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

const mostHeadLines = 10;

/**
 * The rows of a table: its heading is the first line that has two of the columns that are known, or
 * all there are; LinkedIn writes notes above some. Null where no line is one.
 */
export const rowsOf = (
  table: readonly (readonly string[])[],
  known: readonly string[],
): Row[] | null => {
  const wanted = new Set(known.map(plainName));
  const needed = Math.min(2, wanted.size);
  const head = table
    .slice(0, mostHeadLines)
    .findIndex(
      (line) => new Set(line.map(plainName).filter((name) => wanted.has(name))).size >= needed,
    );
  const heads = table[head];
  if (heads === undefined) return null;
  const knownAs = new Map(known.map((each) => [plainName(each), each]));
  const names = heads.map((name) => knownAs.get(plainName(name)) ?? name);
  return table
    .slice(head + 1)
    .map((line) =>
      Object.fromEntries(
        line.flatMap((cell, at) =>
          cell.trim() === '' ? [] : [[names[at] ?? `Column ${at + 1}`, cell]],
        ),
      ),
    );
};
