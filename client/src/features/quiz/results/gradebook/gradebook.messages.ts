import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import type { GradeOf, Scale } from './grades.ts';
import type { Lms } from './lms-gradebook.ts';

const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

/** What the dialog says that makes a file for a gradebook. */
export const gradebookMessages = {
  open: 'Gradebook',
  title: 'Grades for Moodle or Canvas',
  lead: 'Load the gradebook that your course exported: who is who is found by name, and the file is filled in. It stays in this browser.',
  file: 'Gradebook of the course (.csv), optional',
  notRead:
    'This is no gradebook of Moodle or Canvas that can be read: a table (.csv) with a column for names, addresses or numbers.',
  lms: 'For',
  lmsNames: { moodle: 'Moodle', canvas: 'Canvas' } satisfies Record<Lms, string>,
  isOf: (lms: Lms, count: number) =>
    `A gradebook of ${lms === 'canvas' ? 'Canvas' : 'Moodle'} with ${people(count)}.`,
  ragged: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'row has', other: 'rows have' })} more or fewer cells than the heading; missing cells count as empty.`,
  moodleId: 'People typed as their name',
  of: 'Graded by',
  ofChoices: {
    credit: 'what was right, however long it took',
    points: 'the points of the quiz, with speed',
  } satisfies Record<GradeOf, string>,
  scale: 'Written as',
  scales: {
    percent: 'percent (0 to 100)',
    plain: 'they are',
    outOf: 'out of …',
  } satisfies Record<Scale, string>,
  outOf: 'Out of',
  outOfFault: 'A number from 1 to 10,000.',
  column: 'Column',
  newColumn: (title: string) => `A new one: ${title}`,
  most: (most: number) =>
    `The most is ${formatCount(most)}. An item that is there already must allow as much, or rows are refused.`,
  withoutFile: {
    moodle:
      'Moodle finds people by the column that is named here. Where they typed their name, load the gradebook instead.',
    canvas:
      'Canvas finds people by their numbers, which nobody types here: load the gradebook instead, or fill in ID or SIS User ID yourself.',
  } satisfies Record<Lms, string>,
  matched: (count: number, all: number) =>
    `${formatCount(count)} of ${people(all)} found in the gradebook`,
  unsure: 'Who is this?',
  unsureText: 'Nobody is put in by a guess: choose, or leave them out.',
  chooseFor: (name: string) => `${name} is`,
  leaveOut: 'not in this gradebook',
  unknown: (count: number) => `${people(count)} of the quiz with no row in the gradebook`,
  missing: (count: number) =>
    `${people(count)} of the gradebook with no points here: their cells stay as they are`,
  noName: 'without a name',
  nameless:
    'This quiz asked for no names, so nobody’s grade can be told. Ask for names when you present it the next time: People, “with a name”.',
  save: 'Save the file',
  cancel: 'Cancel',
  fileName: (title: string, lms: Lms) =>
    `${title}, ${lms === 'canvas' ? 'Canvas' : 'Moodle'} grades.csv`,
} as const;
