import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { useState } from 'react';
import { canvasFile, filledFile, type MoodleId, moodleFile } from './gradebook-file.ts';
import { type Grading, gradeOf, mostOf, outOfLimits } from './grades.ts';
import { type Lms, type LmsGradebook, lmsGradebook, possibleIn } from './lms-gradebook.ts';
import { type Matched, matchPeople } from './match-people.ts';
import { readTable } from './read-table.ts';

/** A gradebook that was loaded, and who of the quiz is in it. */
interface Loaded {
  readonly book: LmsGradebook;
  readonly matched: Matched;
}

const nobody = new Map<number, number>();

/** Whether so much can be had. */
export const isOutOf = (number: number): boolean =>
  number >= outOfLimits.min && number <= outOfLimits.max;

interface Wanted {
  readonly lms: Lms;
  readonly id: MoodleId;
  readonly grading: Grading;
  readonly column: number | null;
  readonly loaded: Loaded | null;
  readonly rows: ReadonlyMap<number, number>;
}

/** What is in the file: the gradebook that was loaded, filled in; or one that is made anew. */
const contentsOf = (
  scores: QuizScores,
  { lms, id, grading, column, loaded, rows }: Wanted,
): string => {
  const made = { title: scores.title, most: mostOf(grading, scores) };
  const graded = scores.people.map((person) => ({
    number: person.number,
    name: person.name,
    grade: gradeOf(grading, scores, person),
  }));
  if (loaded === null) {
    return lms === 'canvas' ? canvasFile(made, graded) : moodleFile(id, made, graded);
  }
  const byRow = new Map(
    graded.flatMap(({ number, grade }): [number, number | null][] => {
      const row = rows.get(number);
      return row === undefined ? [] : [[row, grade]];
    }),
  );
  return filledFile(loaded.book, made, byRow, column);
};

/** How grades are made, of which gradebook, and the file that comes of it. */
export const useGradebook = (scores: QuizScores) => {
  const [lms, setLms] = useState<Lms>('moodle');
  const [id, setId] = useState<MoodleId>('Email address');
  const [grading, setGrading] = useState<Grading>({ of: 'credit', scale: 'percent', outOf: 10 });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isRefused, setRefused] = useState(false);
  /** Whom somebody has chosen, by the number in the quiz. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(nobody);
  /** The column that is filled in; null for a new one. */
  const [column, setColumn] = useState<number | null>(null);

  const load = async (file: File | null): Promise<void> => {
    const rows = file === null ? null : await readTable(await file.arrayBuffer());
    const book = rows === null ? null : lmsGradebook(rows);
    setChosen(nobody);
    setColumn(null);
    setRefused(file !== null && book === null);
    setLoaded(book && { book, matched: matchPeople(scores.people, book.people) });
    if (book !== null) setLms(book.lms);
  };

  const choose = (number: number, row: number | null): void => {
    const next = new Map(chosen);
    next.delete(number);
    if (row !== null) next.set(number, row);
    setChosen(next);
  };

  /** Canvas says how much the column that is there already is worth: grades are out of that. */
  const chooseColumn = (at: number | null): void => {
    setColumn(at);
    const most = at === null || loaded === null ? null : possibleIn(loaded.book, at);
    if (most !== null) setGrading({ ...grading, scale: 'outOf', outOf: most });
  };

  /** By the number in the quiz the row. */
  const rows = new Map([...(loaded?.matched.sure ?? []), ...chosen]);

  return {
    lms,
    setLms,
    id,
    setId,
    grading,
    setGrading,
    column,
    setColumn: chooseColumn,
    loaded,
    isRefused,
    load,
    chosen,
    choose,
    rows,
    most: mostOf(grading, scores),
    contents: () => contentsOf(scores, { lms, id, grading, column, loaded, rows }),
    isReady: grading.scale !== 'outOf' || isOutOf(grading.outOf),
  };
};

export type Gradebook = ReturnType<typeof useGradebook>;
