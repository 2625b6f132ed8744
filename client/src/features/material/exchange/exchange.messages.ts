import type { FileFormat, WrittenFormat } from '@sets/shared/material/exchange.contract.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const formats: Record<FileFormat, string> = {
  json: 'JSON of Sets',
  csv: 'CSV table',
  xlsx: 'Excel table',
  kahoot: 'Spreadsheet of Kahoot',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti: 'QTI 2',
  canvas: 'QTI 1.2, as Canvas writes it',
  aiken: 'Aiken',
};

const written: Record<WrittenFormat, string> = {
  json: 'JSON: all of it, to be imported again',
  csv: 'CSV table',
  xlsx: 'Excel table',
  gift: 'GIFT, for Moodle',
  moodle: 'Moodle XML',
  qti: 'QTI 2.1 package',
};

const questions = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`;

/** What the dialogs say that bring questions in from files, and materials out. */
export const exchangeMessages = {
  import: 'Import questions',
  importShort: 'Import',
  formats,
  intro:
    'Excel or CSV tables, JSON of Sets, spreadsheets of Kahoot, GIFT, Moodle XML, QTI, Aiken. You see what was found before anything is taken.',
  file: 'File',
  paste: 'Or paste the text, or rows of a spreadsheet',
  read: 'Look into it',
  reading: 'Reading …',
  noQuestions: 'No questions yet, only a text?',
  generator: 'Have them made of it',
  templates: 'A table to fill in:',
  csvTemplate: 'CSV template',
  xlsxTemplate: 'Excel template',
  tooLarge: (mb: number) => `A file may have ${mb} MB at most.`,
  found: (taken: number, all: number, format: string) =>
    `${format}: ${questions(taken)} of ${formatCount(all)} can be asked here.`,
  items: 'What was found',
  all: 'All that can be asked',
  right: (count: number) =>
    count === 1 ? 'The right answer is kept.' : `${formatCount(count)} right answers are kept.`,
  notTaken: 'Not imported',
  nameless: (at: number) => `Item ${at}`,
  chosen: (count: number) => `${questions(count)} chosen`,
  another: 'Another file',
  added: (count: number) => `${questions(count)} added.`,
  imported: 'Imported questions',

  written,
  whole: 'Everything is in it.',
  parts: (count: number, all: number) =>
    count === all ? `All ${questions(all)}.` : `${formatCount(count)} of ${questions(all)}.`,
  download: (format: string) => `Download ${format}`,
  downloadShort: 'Download',
} as const;

/** What they say of one kind of material, by what one is called. */
export const exchangeMessagesOf = (noun: string) =>
  ({
    full: (most: number) => `A ${noun} holds ${most} questions: choose fewer.`,
    add: `Add to this ${noun}`,
    make: `Make a new ${noun}`,
    makeOnly: `Make a ${noun}`,
    export: `Download this ${noun}`,
    exportLoading: `Looking at the ${noun} …`,
  }) as const;
