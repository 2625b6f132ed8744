import { inSpaceIndexes } from '../../core/searched.ts';
import { searchedInArticles } from './article-search-fields.ts';
import { Schema, type Connection, type Model } from 'mongoose';

/** What lists tell of an article: made of its content when that is written. */
export interface StoredLine {
  readonly title: string;
  readonly authors: readonly string[];
  readonly summary: string;
  readonly minutes: number;
}

/** What moderators say of an article, and when. */
export interface ArticleFields {
  readonly moduleid: string;
  /** A `storedArticle` of any version: as it is written. */
  readonly content: unknown;
  readonly draft: StoredLine;
  readonly savedAt: Date;
  /** Null where they are gone. */
  readonly savedBy: string | null;
  /** When a version was kept last, or the article made. */
  readonly keptAt: Date;
  /** The same as others read it; null where nobody does. */
  readonly published: unknown;
  readonly line: StoredLine | null;
  readonly publishedAt: Date | null;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
  /** Named in what is written and in what others read, and those of the latter. */
  readonly pictures: readonly string[];
  readonly shown: readonly string[];
  /** As the contract has it. */
  readonly revision: number;
}

/** An article as it is stored. `_id` is the articleid. */
export interface ArticleRecord extends ArticleFields {
  readonly _id: string;
  /** Whoever may read the space may read it. */
  readonly isOut: boolean;
  readonly isRemoved: boolean;
  /** Of the title that others read. */
  readonly beginnings: readonly string[];
  /** Grows with every change, also of what names people. */
  readonly turn: number;
}

/** With what is searched of it, which nothing else reads. */
export interface SearchedArticle extends ArticleRecord {
  /** Of the text that others read. */
  readonly searched: string;
  /** Of that what is looked through for what is quoted. */
  readonly start: string;
}

/** What an article was. `_id` is made of its id and its revision. */
export interface VersionRecord {
  readonly _id: string;
  readonly articleid: string;
  readonly version: number;
  readonly content: unknown;
  readonly title: string;
  readonly characters: number;
  readonly at: Date;
  readonly by: string | null;
  readonly isPublished: boolean;
  readonly pictures: readonly string[];
}

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: '' } as const;
const textOrNull = { type: String, default: null } as const;
const time = { type: Date, required: true } as const;
const timeOrNull = { type: Date, default: null } as const;
const flag = { type: Boolean, required: true } as const;
const count = { type: Number, required: true } as const;
const whatever = Schema.Types.Mixed;
const plain = { minimize: false, versionKey: false } as const;

const articleSchema = new Schema<SearchedArticle>(
  {
    _id: text,
    moduleid: text,
    content: whatever,
    draft: whatever,
    savedAt: time,
    savedBy: textOrNull,
    keptAt: time,
    published: { type: whatever, default: null },
    line: { type: whatever, default: null },
    publishedAt: timeOrNull,
    editedAt: timeOrNull,
    removedAt: timeOrNull,
    pictures: [String],
    shown: [String],
    revision: count,
    isOut: flag,
    isRemoved: flag,
    beginnings: [String],
    searched: maybeText,
    start: maybeText,
    turn: count,
  },
  { ...plain, collection: 'articles' },
);
articleSchema.index({ moduleid: 1 });
articleSchema.index({ savedBy: 1 });
articleSchema.index({ isRemoved: 1, removedAt: 1 });
articleSchema.index({ pictures: 1 });
for (const { key, ...options } of inSpaceIndexes(searchedInArticles)) {
  articleSchema.index(key, options);
}

const versionSchema = new Schema<VersionRecord>(
  {
    _id: text,
    articleid: text,
    version: count,
    content: whatever,
    title: maybeText,
    characters: count,
    at: time,
    by: textOrNull,
    isPublished: flag,
    pictures: [String],
  },
  { ...plain, collection: 'articleversions' },
);
versionSchema.index({ articleid: 1, version: -1 });
versionSchema.index({ by: 1 });
versionSchema.index({ pictures: 1 });

export interface ArticleModels {
  readonly articles: Model<SearchedArticle>;
  readonly versions: Model<VersionRecord>;
}

export const articleModels = (connection: Connection): ArticleModels => ({
  articles: connection.model<SearchedArticle>('Article', articleSchema),
  versions: connection.model<VersionRecord>('ArticleVersion', versionSchema),
});
