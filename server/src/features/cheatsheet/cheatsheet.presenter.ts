import {
  type OwnSheet,
  type Sheet,
  type SheetContents,
  type SheetFacts,
  type SheetLine,
  sheetLimits,
  type SheetVotes,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import {
  storedSheet,
  type StoredSheetFile,
} from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import { summaryOf } from '@sets/shared/core/markdown/markdown-text.ts';
import { clean } from '@sets/shared/core/text.ts';
import { storedValue } from '../../core/stored-value.ts';
import { languageKeyOf } from './language-key.ts';
import type { Sight } from './sheet-readers.service.ts';
import type { SheetRecord, StoredVersion } from './sheet-records.service.ts';
import { usesIn } from './weeks.ts';

/** What lists tell of what its uploader says; where they describe nothing, of its text. */
export const lineOf = (
  { title, description, subject, tags, language }: Omit<SheetFacts, 'moduleid'>,
  text: string,
): SheetRecord['line'] => {
  const summary = summaryOf(clean(description) === '' ? text : description, sheetLimits.summary);
  return { title, summary, subject, tags, language: languageKeyOf(language) };
};

/** What lists tell of a file. */
export const glanceOf = (file: StoredSheetFile): SheetRecord['glance'] => {
  const { kind, bytes } = file;
  switch (file.kind) {
    case 'pdf':
      return { kind, bytes, pages: file.pages, cover: file.cover };
    case 'pictures':
      return { kind, bytes, pages: file.pages.length, cover: file.pages[0] ?? null };
    case 'markdown':
      return { kind, bytes, pages: 1, cover: null };
  }
};

/** What is read of a sheet for a list. */
export const fieldsOfLine = {
  author: 1,
  moduleid: 1,
  line: 1,
  glance: 1,
  audience: 1,
  version: 1,
  publishedAt: 1,
  replacedAt: 1,
  takenDown: 1,
  removedAt: 1,
  up: 1,
  down: 1,
  score: 1,
  useWeek: 1,
  useCount: 1,
  useBefore: 1,
  useRank: 1,
  comments: 1,
} as const;

export type ListedSheet = Pick<SheetRecord, '_id' | keyof typeof fieldsOfLine>;

/** What is told to one reader at one time. */
export interface Told {
  readonly yours: 'up' | 'down' | null;
  /** The week that it is (`weekOf`). */
  readonly week: number;
}

export const votesOf = (
  { up, down }: Pick<SheetRecord, 'up' | 'down'>,
  yours: Told['yours'],
): SheetVotes => ({ up: Math.max(0, up), down: Math.max(0, down), yours });

export const presentLine = (
  sheet: ListedSheet,
  { by, space }: Pick<Sight, 'by' | 'space'>,
  { yours, week }: Told,
): SheetLine => {
  const { _id: sheetid, line, glance, audience, version, comments } = sheet;
  const { title, summary, subject, tags, language } = line;
  const { kind, pages, bytes, cover } = glance;
  return {
    sheetid,
    by,
    title,
    summary,
    subject,
    space,
    tags: [...tags],
    language,
    kind,
    pages,
    bytes,
    cover,
    audience,
    publishedAt: sheet.publishedAt.toISOString(),
    replacedAt: sheet.replacedAt?.toISOString() ?? null,
    version,
    votes: votesOf(sheet, yours),
    use: usesIn(week, sheet),
    comments,
  };
};

/** A file without where it lies. */
const presentContents = (file: StoredSheetFile, text: string): SheetContents => {
  const { bytes } = file;
  switch (file.kind) {
    case 'pdf':
      return { kind: 'pdf', bytes, pages: file.pages };
    case 'pictures':
      return { kind: 'pictures', bytes, pages: file.pages };
    case 'markdown':
      return { kind: 'markdown', bytes, text };
  }
};

/** What of a sheet is read of one of its versions. */
interface ReadVersion {
  readonly version: StoredVersion;
  readonly file: StoredSheetFile;
  /** Of Markdown. */
  readonly text: string;
}

/** As somebody reads it who may. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentSheet = (
  sheet: SheetRecord,
  sight: Sight,
  told: Told,
  { version: { version }, file, text }: ReadVersion,
): Sheet => {
  const { kind, pages, bytes } = glanceOf(file);
  return {
    ...presentLine(sheet, sight, told),
    kind,
    pages,
    bytes,
    version,
    description: storedValue(storedSheet, sheet.facts).description,
    contents: presentContents(file, text),
    versions: sheet.versions.toReversed().map(({ version: number, at, note, bytes: size }) => ({
      version: number,
      at: at.toISOString(),
      note,
      bytes: size,
    })),
    commentsOpen: sheet.commentsOpen,
    isYours: sight.standing.isUploader,
  };
};

/** What its uploader says of it. @throws AppError NEWER_VERSION, UNREADABLE */
const factsOf = (sheet: SheetRecord): SheetFacts => ({
  ...storedValue(storedSheet, sheet.facts),
  moduleid: sheet.moduleid,
});

/** As its uploader edits it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentOwn = (
  sheet: SheetRecord,
  sight: Pick<Sight, 'by' | 'space'>,
  week: number,
): OwnSheet => ({ ...presentOwnListed(sheet, sight, week), facts: factsOf(sheet) });

/** The same in the list of one's own: one that this program cannot read is there all the same, with what is listed of it. */
export const presentOwnListed = (
  sheet: SheetRecord,
  sight: Pick<Sight, 'by' | 'space'>,
  week: number,
): OwnSheet => {
  const { _id: sheetid, revision, audience, commentsOpen, hasText, takenDown, removedAt } = sheet;
  const until = removedAt && new Date(removedAt.getTime() + sheetLimits.putBack);
  return {
    sheetid,
    revision,
    facts: listedFactsOf(sheet),
    settings: { audience, commentsOpen },
    line: presentLine(sheet, sight, { yours: null, week }),
    isSearched: hasText,
    takenDown,
    removedUntil: until?.toISOString() ?? null,
  };
};

/** The same as far as this program can read it, else as it is listed. */
const listedFactsOf = ({ facts, line, moduleid }: SheetRecord): SheetFacts => {
  const { title, subject, tags, language } = line;
  const { description } = facts as { readonly description?: unknown };
  return {
    title,
    description: typeof description === 'string' ? description : '',
    subject,
    moduleid,
    tags: [...tags],
    language,
  };
};
