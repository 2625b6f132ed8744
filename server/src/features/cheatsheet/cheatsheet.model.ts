import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Schema, type Connection, type Model } from 'mongoose';
import { inSpaceIndexes } from '../../core/searched.ts';
import { searchedInSheets } from './sheet-search-fields.ts';

/** What lists tell of what its uploader says: made when that is changed. */
interface StoredLine {
  readonly title: string;
  readonly summary: string;
  readonly subject: string;
  readonly tags: readonly string[];
  /** As `languageKeyOf` writes it. */
  readonly language: string;
}

/** What lists tell of the newest file. */
interface StoredGlance {
  readonly kind: 'pdf' | 'pictures' | 'markdown';
  readonly pages: number;
  readonly bytes: number;
  readonly cover: {
    readonly fileid: string;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** A file that it has, or had. */
export interface StoredVersion {
  readonly version: number;
  readonly at: Date;
  readonly note: string;
  readonly bytes: number;
  /** A `storedSheetFile` of any version. */
  readonly file: unknown;
}

/** What the uploader and admins say of a cheat sheet, and when. */
export interface SheetFields {
  readonly author: string;
  /** The uploader's school as it was when they last wrote: it is for the index, who may read follows the account. */
  readonly school: string;
  /** A `storedSheet` of any version. */
  readonly facts: unknown;
  readonly moduleid: string | null;
  readonly audience: SheetAudience;
  readonly commentsOpen: boolean;
  readonly line: StoredLine;
  readonly glance: StoredGlance;
  /** The uploads that brought the newest file: who names them again is answered what is there. */
  readonly brought: readonly string[];
  /** The text of its file can be searched. */
  readonly hasText: boolean;
  readonly version: number;
  /** Those that can be read, the newest last. */
  readonly versions: readonly StoredVersion[];
  /** All that these name, where they lie: pictures, and files as they were sent. */
  readonly pictures: readonly string[];
  readonly uploads: readonly string[];
  readonly publishedAt: Date;
  readonly replacedAt: Date | null;
  /** By its uploader. */
  readonly changedAt: Date;
  /** What an admin said; null where it is not taken down. */
  readonly takenDown: string | null;
  readonly removedAt: Date | null;
  /** As the contract has it: of changes of the uploader. */
  readonly revision: number;
}

/** A cheat sheet as it is stored. `_id` is the sheetid. */
export interface SheetRecord extends SheetFields {
  readonly _id: string;
  readonly isRemoved: boolean;
  /** It stands in lists of others. */
  readonly isListed: boolean;
  /** Of what is listed: subjects are compared by it, '' where it has none. */
  readonly subjectKey: string;
  readonly tags: readonly string[];
  /** Grows with every change, also of admins: so that none is lost. */
  readonly turn: number;
  /** Counted apart from that. */
  readonly up: number;
  readonly down: number;
  readonly score: number;
  /** The week in which it was used last, how often then and in the week before, and both together. */
  readonly useWeek: number;
  readonly useCount: number;
  readonly useBefore: number;
  readonly useRank: number;
  readonly comments: number;
}

/** The text of a file. `_id` is the upload that brought it. */
export interface TextRecord {
  readonly _id: string;
  readonly sheetid: string;
  readonly text: string;
}

/** What is searched of a cheat sheet, apart from it: lists and votes do not read or write whole texts. `_id` is the sheetid. */
export interface SearchRecord {
  readonly _id: string;
  readonly audience: SheetAudience;
  readonly isListed: boolean;
  readonly title: string;
  readonly text: string;
  /** The beginning of the text: where what is quoted or left out is looked for. */
  readonly start: string;
  readonly beginnings: readonly string[];
  /** That of the sheet as it was then. */
  readonly turn: number;
}

/** `_id` is made of both. */
export interface VoteRecord {
  readonly _id: string;
  readonly sheetid: string;
  readonly userid: string;
  readonly vote: 'up' | 'down';
  readonly at: Date;
}

/** `_id` is made of the sheet, the account and the week. */
export interface UseRecord {
  readonly _id: string;
  readonly sheetid: string;
  readonly userid: string;
  readonly week: number;
}

const text = { type: String, required: true } as const;
const words = { type: String, default: '' } as const;
const time = { type: Date, required: true } as const;
const timeOrNull = { type: Date, default: null } as const;
const flag = { type: Boolean, required: true } as const;
const count = { type: Number, required: true } as const;
const whatever = Schema.Types.Mixed;
const plain = { minimize: false, versionKey: false } as const;

const sheetSchema = new Schema<SheetRecord>(
  {
    _id: text,
    author: text,
    school: words,
    facts: whatever,
    moduleid: { type: String, default: null },
    audience: text,
    commentsOpen: flag,
    line: whatever,
    glance: whatever,
    brought: [String],
    hasText: flag,
    version: count,
    versions: [whatever],
    pictures: [String],
    uploads: [String],
    publishedAt: time,
    replacedAt: timeOrNull,
    changedAt: time,
    takenDown: { type: String, default: null },
    removedAt: timeOrNull,
    revision: count,
    isRemoved: flag,
    isListed: flag,
    subjectKey: words,
    tags: [String],
    turn: count,
    up: count,
    down: count,
    score: count,
    useWeek: count,
    useCount: count,
    useBefore: count,
    useRank: count,
    comments: count,
  },
  { ...plain, collection: 'cheatsheets' },
);
const newest = { publishedAt: -1, _id: -1 } as const;
sheetSchema.index({ isListed: 1, ...newest });
sheetSchema.index({ isListed: 1, useRank: -1, ...newest });
sheetSchema.index({ isListed: 1, score: -1, ...newest });
sheetSchema.index({ author: 1, isListed: 1, ...newest });
sheetSchema.index({ school: 1, isListed: 1, ...newest });
sheetSchema.index({ moduleid: 1, isListed: 1, ...newest });
sheetSchema.index({ subjectKey: 1, isListed: 1, ...newest });
sheetSchema.index({ tags: 1, isListed: 1, ...newest }, { name: 'tags_newest' });
sheetSchema.index({ 'line.language': 1, isListed: 1, ...newest });
sheetSchema.index({ author: 1, changedAt: -1, _id: -1 });
sheetSchema.index({ isRemoved: 1, removedAt: 1 });
sheetSchema.index({ useRank: 1, useWeek: 1 });
sheetSchema.index({ pictures: 1 });

const textSchema = new Schema<TextRecord>(
  { _id: text, sheetid: text, text: words },
  { ...plain, collection: 'cheatsheettexts' },
);
textSchema.index({ sheetid: 1 });

const searchSchema = new Schema<SearchRecord>(
  {
    _id: text,
    audience: text,
    isListed: flag,
    title: words,
    text: words,
    start: words,
    beginnings: [String],
    turn: count,
  },
  { ...plain, collection: 'cheatsheetsearch' },
);
for (const { key, ...options } of inSpaceIndexes(searchedInSheets)) {
  searchSchema.index(key, options);
}

const voteSchema = new Schema<VoteRecord>(
  { _id: text, sheetid: text, userid: text, vote: text, at: time },
  { ...plain, collection: 'cheatsheetvotes' },
);
voteSchema.index({ sheetid: 1 });
voteSchema.index({ userid: 1, at: 1 });

const useSchema = new Schema<UseRecord>(
  { _id: text, sheetid: text, userid: text, week: count },
  { ...plain, collection: 'cheatsheetuses' },
);
useSchema.index({ sheetid: 1 });
useSchema.index({ userid: 1, week: 1 });
useSchema.index({ week: 1 });

export interface SheetModels {
  readonly sheets: Model<SheetRecord>;
  readonly texts: Model<TextRecord>;
  readonly searched: Model<SearchRecord>;
  readonly votes: Model<VoteRecord>;
  readonly uses: Model<UseRecord>;
}

export const sheetModels = (connection: Connection): SheetModels => ({
  sheets: connection.model<SheetRecord>('CheatSheet', sheetSchema),
  texts: connection.model<TextRecord>('CheatSheetText', textSchema),
  searched: connection.model<SearchRecord>('CheatSheetSearch', searchSchema),
  votes: connection.model<VoteRecord>('CheatSheetVote', voteSchema),
  uses: connection.model<UseRecord>('CheatSheetUse', useSchema),
});
