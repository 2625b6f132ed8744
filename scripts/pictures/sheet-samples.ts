import type { Sheet, SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { aPdf } from '../../client/test/a-pdf.ts';

const day = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

const ada = { userid: 'ada', username: 'Ada Lovelace', school: 'Analytical College' };
const longPerson = {
  userid: 'long',
  username:
    'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian Alexander von und zu Donaudampfschifffahrt',
  school: 'Gymnasium für Naturwissenschaften und bildende Künste an der Donaudampfschifffahrt',
};
const aisha = { userid: 'aisha', username: 'عائشة بنت يوسف', school: 'جامعة دمشق' };

const line: SheetLine = {
  sheetid: 'a'.repeat(22),
  by: ada,
  title: 'Linear algebra on four pages',
  summary: 'Everything up to eigenvectors.',
  subject: 'Linear algebra',
  space: { moduleid: 'mod1', title: 'Mathematics for engineers' },
  tags: ['exam', 'eigenvectors'],
  language: 'en',
  kind: 'pdf',
  pages: 24,
  bytes: 3_400_000,
  cover: { fileid: 'cover1', width: 640, height: 400 },
  audience: 'everybody',
  publishedAt: daysAgo(20),
  replacedAt: daysAgo(2),
  version: 3,
  votes: { up: 48, down: 3, yours: 'up' },
  use: { thisWeek: 120, lastWeek: 80 },
  comments: 3,
};

/** Titles of every length, with and without what a cheat sheet may have. */
export const manySheets: SheetLine[] = [
  line,
  {
    ...line,
    sheetid: 'b'.repeat(22),
    by: aisha,
    title: 'ملخص الجبر الخطي',
    subject: 'الرياضيات',
    language: 'ar',
    kind: 'pictures',
    pages: 5,
    cover: null,
    votes: { up: 0, down: 0, yours: null },
    use: { thisWeek: 1, lastWeek: 2 },
    comments: 0,
  },
  {
    ...line,
    sheetid: 'c'.repeat(22),
    by: longPerson,
    title:
      'Everything that comes up in the examination of thermodynamics $\\Delta S \\ge 0$ and statistical mechanics, with all that was asked in the last eleven years and what was said about it',
    subject: 'Thermodynamics and statistical mechanics for engineers of machines',
    language: 'de',
    pages: 1_204,
    audience: 'school',
    votes: { up: 12_480, down: 1_204, yours: null },
    use: { thisWeek: 900, lastWeek: 12_004 },
    comments: 1_024,
  },
  {
    ...line,
    sheetid: 'd'.repeat(22),
    title: 'Tea',
    subject: '',
    space: null,
    kind: 'markdown',
    pages: 1,
    cover: null,
    replacedAt: null,
    votes: { up: 1, down: 0, yours: null },
    use: { thisWeek: 0, lastWeek: 0 },
    comments: 1,
  },
  { ...line, sheetid: 'e'.repeat(22), title: 'Analysis: limits and series', subject: 'Analysis' },
  { ...line, sheetid: 'f'.repeat(22), title: 'Organic chemistry, reactions', subject: 'Chemistry' },
  { ...line, sheetid: 'g'.repeat(22), title: 'Statistics with R', subject: 'Statistics' },
];

export const manyTopics = {
  subjects: [
    'Linear algebra',
    'Analysis',
    'Thermodynamics and statistical mechanics for engineers of machines',
    'Chemistry',
    'الرياضيات',
    'Statistics',
  ].map((subject, at) => ({ subject, sheets: 40 - at * 6 })),
  tags: ['exam', 'eigenvectors', 'an-evening-with-four-people-and-tea', 'رياضيات'].map(
    (tag, at) => ({ tag, sheets: 12 - at }),
  ),
  languages: ['en', 'de', 'ar'].map((language, at) => ({ language, sheets: 30 - at * 9 })),
};

const pages = Array.from({ length: 24 }, (_none, at) =>
  [
    `Linear algebra, page ${at + 1}`,
    '',
    'An eigenvector keeps its direction:',
    'A v = lambda v, where v is not zero.',
    ...Array.from(
      { length: 22 },
      (_line, of) => `${of + 1}. A vector space has a basis (${at}.${of}).`,
    ),
  ].join('\n'),
);
export const pdfBytes = Buffer.from(aPdf(pages));

export const pdfSheet: Sheet = {
  ...line,
  description:
    'Everything that you need up to **eigenvectors**, in the order of the lecture: $A v = \\lambda v$.\n\n- Bases\n- Determinants\n- Diagonal form',
  contents: { kind: 'pdf', bytes: pdfBytes.length, pages: 24 },
  versions: [
    { version: 3, at: daysAgo(2), note: 'Jordan form, and two mistakes less', bytes: 3_400_000 },
    { version: 2, at: daysAgo(9), note: '', bytes: 3_100_000 },
    { version: 1, at: daysAgo(20), note: '', bytes: 2_800_000 },
  ],
  commentsOpen: true,
  isYours: false,
};

export const longSheet: Sheet = {
  ...pdfSheet,
  ...manySheets[2],
  tags: Array.from({ length: 10 }, (_none, at) => `a-tag-with-a-long-name-${at}`),
  isYours: true,
};

export const pictureSheet: Sheet = {
  ...pdfSheet,
  kind: 'pictures',
  pages: 3,
  contents: {
    kind: 'pictures',
    bytes: 900_000,
    pages: ['cover1', 'cover2', 'cover3'].map((fileid) => ({ fileid, width: 1_280, height: 800 })),
  },
};

export const textSheet: Sheet = {
  ...pdfSheet,
  kind: 'markdown',
  pages: 1,
  cover: null,
  contents: {
    kind: 'markdown',
    bytes: 4_000,
    text: [
      '# Bases\n\nA **basis** of $V$ spans it, and is independent.\n\n| dim | what |\n| --- | --- |\n| 1 | a line |\n| 2 | a plane |',
      '## How to find one\n\n```python\ndef basis(vectors):\n    return reduced(vectors)\n```',
      '# Determinants\n\n$$\\det A = \\sum_{\\sigma} \\operatorname{sgn}(\\sigma) \\prod_i a_{i\\sigma(i)}$$',
      '# Eigenvectors\n\nThey keep their direction.\n\n> Nobody forgets the first one.',
    ].join('\n\n'),
  },
};
