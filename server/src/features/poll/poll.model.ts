import { Schema, type Connection, type Model } from 'mongoose';

/** A poll as it is stored. `_id` is the pollid. */
export interface StoredPoll {
  readonly _id: string;
  /** Userid of who made it. It belongs to its space. */
  readonly owner: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** A `storedPollDefinition` of any version. */
  readonly definition: unknown;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who wrote it as it is; whoever made it, where nobody else is named. */
  readonly changedBy?: string;
  /** It was made to be asked at once: it is in no list, and a run of it begins with its question open. */
  readonly quick?: true;
  /** The name that its maker gave to making it: one poll, however often it was sent. */
  readonly attempt?: string;
}

/** Those that are listed, and that a plan counts. */
export const listed = { quick: { $exists: false } } as const;

/** Who made a poll, where their account is deleted. */
export const nobody = '';

const pollSchema = new Schema<StoredPoll>(
  {
    _id: { type: String, required: true },
    owner: { type: String, default: nobody },
    moduleid: { type: String, required: true },
    topicid: { type: String, required: true },
    definition: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    changedBy: String,
    attempt: String,
    quick: Boolean,
  },
  { collection: 'polls', minimize: false, versionKey: false },
);
pollSchema.index({ moduleid: 1, topicid: 1, createdAt: -1, _id: -1 });
pollSchema.index({ owner: 1, createdAt: 1 });
pollSchema.index({ changedBy: 1 });
pollSchema.index(
  { owner: 1, attempt: 1 },
  { unique: true, partialFilterExpression: { attempt: { $exists: true } } },
);

export const pollModel = (connection: Connection): Model<StoredPoll> =>
  connection.model<StoredPoll>('Poll', pollSchema);
