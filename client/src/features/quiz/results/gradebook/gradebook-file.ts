import { harmless } from '@sets/shared/core/harmless.ts';
import { unparse } from 'papaparse';
import type { LmsGradebook } from './lms-gradebook.ts';

/** A column of grades that is to be imported. */
export interface GradeColumn {
  readonly title: string;
  readonly most: number;
}

/** By what Moodle tells people apart. */
export const moodleIds = ['Email address', 'Username', 'ID number'] as const;
export type MoodleId = (typeof moodleIds)[number];

type Row = readonly (string | number | null)[];

const csv = (rows: readonly Row[]): string => unparse(rows as unknown[][], { newline: '\r\n' });

/** The name of a column that is written anew: commas and the like stay in it, and no program reckons with it. */
const titleOf = ({ title }: GradeColumn): string => harmless(title);

interface Graded {
  readonly name: string;
  readonly grade: number | null;
}

/** What somebody typed as their name, as that which Moodle knows them by. */
export const moodleFile = (id: MoodleId, column: GradeColumn, people: readonly Graded[]): string =>
  csv([[id, titleOf(column)], ...people.map(({ name, grade }): Row => [harmless(name), grade])]);

/** With the columns of a Canvas gradebook; who somebody is in it their teacher fills in. */
export const canvasFile = (column: GradeColumn, people: readonly Graded[]): string =>
  csv([
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', titleOf(column)],
    ['    Points Possible', '', '', '', '', column.most],
    ...people.map(({ name, grade }): Row => [harmless(name), '', '', '', '', grade]),
  ]);

/**
 * The gradebook with these grades, by row: who everybody is, as it was in the file, and the one column, so that its
 * import changes no other. `at`: the column that is filled in; null makes a new one. Who has no grade here keeps theirs.
 */
export const filledFile = (
  book: Pick<LmsGradebook, 'rows' | 'identity' | 'people' | 'possible'>,
  column: GradeColumn,
  grades: ReadonlyMap<number, number | null>,
  at: number | null,
): string => {
  const known = new Set(book.people.map(({ row }) => row));
  const rows = book.rows.flatMap((cells, row): Row[] => {
    const who = book.identity.map((place) => cells[place] ?? '');
    const before = at === null ? '' : (cells[at] ?? '');
    if (row === 0) return [[...who, at === null ? titleOf(column) : before]];
    if (row === book.possible) return [[...who, at === null ? column.most : before]];
    return known.has(row) ? [[...who, grades.get(row) ?? before]] : [];
  });
  return csv(rows);
};
