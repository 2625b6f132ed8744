import { Schema, type Connection, type Model } from 'mongoose';
import type { BlocksContent } from '@sets/shared/people/people.migrations.ts';

/** That one person follows another. `_id` is as `followId` makes it, so there is one of each pair. */
export interface FollowRecord {
  readonly _id: string;
  readonly follower: string;
  readonly followed: string;
  /** Whoever is followed blocks the follower: it is there for the follower alone, and counts for nobody else. */
  readonly unseen: boolean;
  readonly at: Date;
}

/** No id has a `:` in it. */
export const followId = (follower: string, followed: string): string => `${follower}:${followed}`;

/** Whom a person blocks. `_id` is the userid; the rest is a `storedBlocks` of any version. */
interface BlockRecord extends BlocksContent {
  readonly _id: string;
  readonly v?: number;
}

const text = { type: String, required: true } as const;
const plain = { versionKey: false } as const;

const followSchema = new Schema<FollowRecord>(
  {
    _id: text,
    follower: text,
    followed: text,
    unseen: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { ...plain, collection: 'follows' },
);
// Both lists in their order; each counts and erases by it too.
followSchema.index({ followed: 1, unseen: 1, at: -1, _id: -1 });
followSchema.index({ follower: 1, at: -1, _id: -1 });

// The name is that of discussions, where blocking began: what is stored need not move.
const blockSchema = new Schema<BlockRecord>(
  { _id: text, v: Number, blocked: { type: [String], required: true } },
  { ...plain, collection: 'discussionblocks' },
);
blockSchema.index({ blocked: 1 });

export interface PeopleModels {
  readonly follows: Model<FollowRecord>;
  readonly blocks: Model<BlockRecord>;
}

export const peopleModels = (connection: Connection): PeopleModels => ({
  follows: connection.model<FollowRecord>('Follow', followSchema),
  blocks: connection.model<BlockRecord>('Block', blockSchema),
});
