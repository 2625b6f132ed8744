import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { Schema, type Connection, type Model } from 'mongoose';
import { inSpaceIndexes } from '../../core/searched.ts';
import { searchedInPosts } from './blog-search-fields.ts';

/** What lists tell of a published post: made of its content when that is published. */
interface StoredLine {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly cover: string | null;
  readonly minutes: number;
}

/** What the author and admins say of a post, and when. */
export interface PostFields {
  readonly author: string;
  /** The author's school as it was when they last wrote: it is for the index, who may read follows the account. */
  readonly school: string;
  /** A `storedPost` of any version: as its author writes it. */
  readonly content: unknown;
  readonly savedAt: Date;
  /** When a version was kept last, or the post made. */
  readonly keptAt: Date;
  /** The same as others read it; null where nobody does. */
  readonly published: unknown;
  readonly line: StoredLine | null;
  readonly publishedAt: Date | null;
  readonly editedAt: Date | null;
  readonly audience: BlogAudience;
  readonly commentsOpen: boolean;
  /** What an admin said; null where it is not taken down. */
  readonly takenDown: string | null;
  readonly removedAt: Date | null;
  /** Named in what is written and in what others read. */
  readonly pictures: readonly string[];
  /** As the contract has it: of changes of the author. */
  readonly revision: number;
}

/** A post as it is stored. `_id` is the blogid. */
export interface PostRecord extends PostFields {
  readonly _id: string;
  readonly isRemoved: boolean;
  /** Somebody else may read it. */
  readonly isOut: boolean;
  /** It stands in lists of others. */
  readonly isListed: boolean;
  /** Of what is listed. */
  readonly tags: readonly string[];
  readonly beginnings: readonly string[];
  /** Grows with every change, also of admins: so that none is lost. */
  readonly turn: number;
  /** The place in the list of the author’s followers up to which they were told of it; missing or null where nobody was. */
  readonly toldUpTo?: string | null;
  /** Counted apart from that. */
  readonly likes: number;
  readonly comments: number;
}

/** What a post was. `_id` is made of its id and its revision. */
export interface VersionRecord {
  readonly _id: string;
  readonly blogid: string;
  readonly author: string;
  readonly version: number;
  readonly content: unknown;
  readonly at: Date;
  readonly isPublished: boolean;
  readonly pictures: readonly string[];
}

/** `_id` is made of both. */
export interface LikeRecord {
  readonly _id: string;
  readonly blogid: string;
  readonly userid: string;
  readonly at: Date;
}

/** `_id` is the userid. */
export interface FeedKeyRecord {
  readonly _id: string;
  readonly key: string;
  readonly at: Date;
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;
const timeOrNull = { type: Date, default: null } as const;
const flag = { type: Boolean, required: true } as const;
const count = { type: Number, required: true } as const;
const whatever = Schema.Types.Mixed;
const plain = { minimize: false, versionKey: false } as const;

const postSchema = new Schema<PostRecord>(
  {
    _id: text,
    author: text,
    school: { type: String, default: '' },
    content: whatever,
    savedAt: time,
    keptAt: time,
    published: { type: whatever, default: null },
    line: { type: whatever, default: null },
    publishedAt: timeOrNull,
    editedAt: timeOrNull,
    audience: text,
    commentsOpen: flag,
    takenDown: { type: String, default: null },
    removedAt: timeOrNull,
    pictures: [String],
    revision: count,
    isRemoved: flag,
    isOut: flag,
    isListed: flag,
    tags: [String],
    beginnings: [String],
    turn: count,
    toldUpTo: { type: String, default: null },
    likes: count,
    comments: count,
  },
  { ...plain, collection: 'blogposts' },
);
const newest = { publishedAt: -1, _id: -1 } as const;
postSchema.index({ isListed: 1, ...newest });
postSchema.index({ author: 1, isOut: 1, ...newest });
postSchema.index({ school: 1, isListed: 1, ...newest });
postSchema.index({ tags: 1, isListed: 1, ...newest }, { name: 'tags_newest' });
postSchema.index({ author: 1, isRemoved: 1, savedAt: -1, _id: -1 });
postSchema.index({ isRemoved: 1, removedAt: 1 });
postSchema.index({ pictures: 1 });
for (const { key, ...options } of inSpaceIndexes(searchedInPosts)) postSchema.index(key, options);

const versionSchema = new Schema<VersionRecord>(
  {
    _id: text,
    blogid: text,
    author: text,
    version: count,
    content: whatever,
    at: time,
    isPublished: flag,
    pictures: [String],
  },
  { ...plain, collection: 'blogversions' },
);
versionSchema.index({ blogid: 1, version: -1 });
versionSchema.index({ pictures: 1 });

const likeSchema = new Schema<LikeRecord>(
  { _id: text, blogid: text, userid: text, at: time },
  { ...plain, collection: 'bloglikes' },
);
likeSchema.index({ blogid: 1 });
likeSchema.index({ userid: 1, at: 1 });

const feedKeySchema = new Schema<FeedKeyRecord>(
  { _id: text, key: text, at: time },
  { ...plain, collection: 'blogfeedkeys' },
);
feedKeySchema.index({ key: 1 }, { unique: true });

export interface BlogModels {
  readonly posts: Model<PostRecord>;
  readonly versions: Model<VersionRecord>;
  readonly likes: Model<LikeRecord>;
  readonly feedKeys: Model<FeedKeyRecord>;
}

export const blogModels = (connection: Connection): BlogModels => ({
  posts: connection.model<PostRecord>('BlogPost', postSchema),
  versions: connection.model<VersionRecord>('BlogVersion', versionSchema),
  likes: connection.model<LikeRecord>('BlogLike', likeSchema),
  feedKeys: connection.model<FeedKeyRecord>('BlogFeedKey', feedKeySchema),
});
