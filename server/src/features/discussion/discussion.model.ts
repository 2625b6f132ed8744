import type { Reaction } from '@sets/shared/discussion/discussion.contract.ts';
import { Schema, type Connection, type Model } from 'mongoose';

/** A place in which somebody has written. `_id` is its `roomId`. */
export interface PlaceRecord {
  readonly _id: string;
  readonly moduleid: string;
  readonly topicid: string | null;
  readonly questionid: string | null;
  /** Newest first. */
  readonly pinned: readonly number[];
  /** Grows with every change of what is pinned. */
  readonly revision: number;
}

/** Somebody who has written in a place. `_id` is `roomId:userid`. */
export interface WriterRecord {
  readonly _id: string;
  readonly roomId: string;
  readonly moduleid: string;
  readonly userid: string;
  /** When they wrote last, in ms. */
  readonly lastAt: number;
}

/** How the discussions of a space are moderated. `_id` is the moduleid. */
export interface SpaceRecord {
  readonly _id: string;
  readonly slowSeconds: number;
  readonly muted: readonly { readonly userid: string; readonly until: Date }[];
  readonly revision: number;
}

/** What somebody gives to a message. `_id` is `roomId:id:userid`. */
export interface ReactionRecord {
  readonly _id: string;
  /** `roomId:id`. */
  readonly message: string;
  readonly moduleid: string;
  readonly userid: string;
  readonly reactions: readonly Reaction[];
}

/** Whom somebody does not want to see. `_id` is the userid. */
export interface BlockRecord {
  readonly _id: string;
  readonly blocked: readonly string[];
}

const text = { type: String, required: true } as const;
const plain = { versionKey: false } as const;

const placeSchema = new Schema<PlaceRecord>(
  {
    _id: text,
    moduleid: text,
    topicid: String,
    questionid: String,
    pinned: { type: [Number], required: true },
    revision: Number,
  },
  { ...plain, collection: 'discussionplaces' },
);
placeSchema.index({ moduleid: 1 });

const writerSchema = new Schema<WriterRecord>(
  { _id: text, roomId: text, moduleid: text, userid: text, lastAt: Number },
  { ...plain, collection: 'discussionwriters' },
);
writerSchema.index({ moduleid: 1, lastAt: -1 });
writerSchema.index({ userid: 1 });

const spaceSchema = new Schema<SpaceRecord>(
  {
    _id: text,
    slowSeconds: Number,
    muted: [new Schema({ userid: String, until: Date }, { _id: false })],
    revision: Number,
  },
  { ...plain, collection: 'discussionspaces' },
);
spaceSchema.index({ 'muted.userid': 1 });

const reactionSchema = new Schema<ReactionRecord>(
  { _id: text, message: text, moduleid: text, userid: text, reactions: [String] },
  { ...plain, collection: 'discussionreactions' },
);
reactionSchema.index({ message: 1 });
reactionSchema.index({ moduleid: 1 });
reactionSchema.index({ userid: 1 });

const blockSchema = new Schema<BlockRecord>(
  { _id: text, blocked: { type: [String], required: true } },
  { ...plain, collection: 'discussionblocks' },
);
blockSchema.index({ blocked: 1 });

/** What is stored beside the messages, which are entries of feeds. */
export interface DiscussionModels {
  readonly places: Model<PlaceRecord>;
  readonly writers: Model<WriterRecord>;
  readonly spaces: Model<SpaceRecord>;
  readonly reactions: Model<ReactionRecord>;
  readonly blocks: Model<BlockRecord>;
}

export const discussionModels = (connection: Connection): DiscussionModels => ({
  places: connection.model<PlaceRecord>('DiscussionPlace', placeSchema),
  writers: connection.model<WriterRecord>('DiscussionWriter', writerSchema),
  spaces: connection.model<SpaceRecord>('DiscussionSpace', spaceSchema),
  reactions: connection.model<ReactionRecord>('DiscussionReaction', reactionSchema),
  blocks: connection.model<BlockRecord>('DiscussionBlock', blockSchema),
});
