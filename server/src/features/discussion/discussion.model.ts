import { Schema, type Connection, type Model } from 'mongoose';
import type {
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

/** Grows with every change: so that changes at the same moment do not lose each other. */
interface Changing {
  readonly revision: number;
}

/** `_id` is the `roomId` of the place. */
export type PlaceRecord = Versioned & Changing & PlaceContent;
/** `_id` is `roomId:userid`; for all places of a space together the moduleid stands for the `roomId`. */
export type WriterRecord = Versioned & WriterContent;
/** `_id` is the moduleid. */
export type SpaceRecord = Versioned & Changing & OrderContent;
/** `_id` is `roomId:id:userid`. */
export type ReactionRecord = Versioned & GivenContent;

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
    revision: Number,
  },
  { ...plain, collection: 'discussionplaces' },
);
placeSchema.index({ moduleid: 1 });

const writerSchema = new Schema<WriterRecord>(
  { _id: text, v: Number, roomId: text, moduleid: text, userid: text, lastAt: Number },
  { ...plain, collection: 'discussionwriters' },
);
writerSchema.index({ moduleid: 1, roomId: 1 });
writerSchema.index({ roomId: 1, lastAt: -1 });
writerSchema.index({ userid: 1 });

const spaceSchema = new Schema<SpaceRecord>(
  {
    _id: text,
    v: Number,
    slowSeconds: Number,
    muted: [new Schema({ userid: String, until: Date }, { _id: false })],
    revision: Number,
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

/** What is stored beside the messages, which are entries of feeds. */
export interface DiscussionModels {
  readonly places: Model<PlaceRecord>;
  readonly writers: Model<WriterRecord>;
  readonly spaces: Model<SpaceRecord>;
  readonly reactions: Model<ReactionRecord>;
}

export const discussionModels = (connection: Connection): DiscussionModels => ({
  places: connection.model<PlaceRecord>('DiscussionPlace', placeSchema),
  writers: connection.model<WriterRecord>('DiscussionWriter', writerSchema),
  spaces: connection.model<SpaceRecord>('DiscussionSpace', spaceSchema),
  reactions: connection.model<ReactionRecord>('DiscussionReaction', reactionSchema),
});
