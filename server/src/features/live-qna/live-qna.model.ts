import { Schema, type Connection, type Model } from 'mongoose';

/** A live Q&A as it is stored. `_id` is the liveqnaid. */
export interface StoredLiveQna {
  readonly _id: string;
  /** Userid of who made it; whoever moderates the space may do with it what they may. */
  readonly owner: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** The run in one of whose places it is held; not there where it lies in its topic alone. */
  readonly heldIn?: string;
  /** The place in that run; an earlier version did not keep it. */
  readonly heldAt?: string;
  /** A `storedLiveQnaDefinition` of any version. */
  readonly definition: unknown;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const liveQnaSchema = new Schema<StoredLiveQna>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    moduleid: { type: String, required: true },
    topicid: { type: String, required: true },
    heldIn: { type: String },
    heldAt: { type: String },
    definition: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'liveqnas', minimize: false, versionKey: false },
);
liveQnaSchema.index({ moduleid: 1, topicid: 1, createdAt: -1, _id: -1 });
liveQnaSchema.index({ heldIn: 1, createdAt: 1 });
liveQnaSchema.index({ owner: 1, createdAt: 1 });

export const liveQnaModel = (connection: Connection): Model<StoredLiveQna> =>
  connection.model<StoredLiveQna>('LiveQna', liveQnaSchema);
