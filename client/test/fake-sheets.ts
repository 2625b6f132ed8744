import type { Sheet, SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';

export const sheetidOf = (name: string): string => name.padEnd(22, '_');

/** A cheat sheet of Ada's in a list. */
export const aSheetLine = (name: string, change: Partial<SheetLine> = {}): SheetLine => ({
  sheetid: sheetidOf(name),
  by: { userid: 'ada', username: 'Ada', school: '' },
  title: `Sheet ${name}`,
  summary: 'All of it.',
  subject: 'Algebra',
  space: null,
  tags: ['exam'],
  language: 'en',
  kind: 'markdown',
  pages: 1,
  bytes: 400,
  cover: null,
  audience: 'everybody',
  publishedAt: '2026-11-02T10:00:00.000Z',
  replacedAt: null,
  version: 1,
  votes: { up: 4, down: 1, yours: null },
  use: { thisWeek: 0, lastWeek: 0 },
  comments: 0,
  ...change,
});

/** The same as one reads it: a text. */
export const aSheet = (name: string, change: Partial<Sheet> = {}): Sheet => ({
  ...aSheetLine(name),
  description: 'Up to **eigenvectors**.',
  contents: {
    kind: 'markdown',
    bytes: 400,
    text: '# Bases\n\nThey span.\n\n# Kernels\n\n# Images',
  },
  versions: [{ version: 1, at: '2026-11-02T10:00:00.000Z', note: '', bytes: 400 }],
  commentsOpen: true,
  isYours: false,
  ...change,
});
