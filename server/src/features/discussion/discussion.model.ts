import { Schema, type Connection, type Model } from 'mongoose';
import type {
  BlocksContent,
  GivenContent,
  OrderContent,
  PlaceContent,
  WriterContent,
} from './discussion-records.migrations.ts';

/** What is stored has the version of its shape as `v`; what has none is of version 1. */
interface Versioned {
  readonly _id: string;
  readonly v?: number;
}

/** `_id` is the `roomId` of the place. */
export type PlaceRecord = Versioned & PlaceContent;
/** `_id` is `roomId:userid`. */
export type WriterRecord = Versioned & WriterContent;
/** `_id` is the moduleid. */
export type SpaceRecord = Versioned & OrderContent;
/** `_id` is `roomId:id:userid`. */
export type ReactionRecord = Versioned & GivenContent;
/** `_id` is the userid. */
export type BlockRecord = Versioned & BlocksContent;

const text = { type: String, required: true } as const;
const plain = { versionKey: false } as const;

const placeSchema = new Schema<PlaceRecord>(
  {
    _id: text,
    v: Number,
    moduleid: text,
    topicid: String,
    questionid: String,
    pinned: { type: [Number], required: true },
  },
  { ...plain, collection: 'discussionplaces' },
);
placeSchema.index({ moduleid: 1 });

const writerSchema = new Schema<WriterRecord>(
  { _id: text, v: Number, roomId: text, moduleid: text, userid: text, lastAt: Number },
  { ...plain, collection: 'discussionwriters' },
);
writerSchema.index({ moduleid: 1, lastAt: -1 });
writerSchema.index({ userid: 1 });

const spaceSchema = new Schema<SpaceRecord>(
  {
    _id: text,
    v: Number,
    slowSeconds: Number,
    muted: [new Schema({ userid: String, until: Date }, { _id: false })],
  },
  { ...plain, collection: 'discussionspaces' },
);
spaceSchema.index({ 'muted.userid': 1 });

const reactionSchema = new Schema<ReactionRecord>(
  { _id: text, v: Number, message: text, moduleid: text, userid: text, reactions: [String] },
  { ...plain, collection: 'discussionreactions' },
);
reactionSchema.index({ message: 1 });
reactionSchema.index({ moduleid: 1 });
reactionSchema.index({ userid: 1 });

const blockSchema = new Schema<BlockRecord>(
  { _id: text, v: Number, blocked: { type: [String], required: true } },
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
