import { Schema, type Connection, type Model } from 'mongoose';

/** A feedback as it is stored. `_id` is the feedbackid. */
export interface FeedbackRecord {
  readonly _id: string;
  readonly type: string;
  /** Without markup. */
  readonly feedback: string;
  readonly at: Date;
  /** Who wrote it; null for a visitor, and for who is not here any more. */
  readonly userid: string | null;
}

const feedbackSchema = new Schema<FeedbackRecord>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    feedback: { type: String, required: true },
    at: { type: Date, required: true },
    userid: { type: String, default: null },
  },
  { collection: 'feedback', versionKey: false },
);
feedbackSchema.index({ at: -1, _id: -1 });
feedbackSchema.index({ userid: 1 });

export const feedbackModel = (connection: Connection): Model<FeedbackRecord> =>
  connection.model<FeedbackRecord>('Feedback', feedbackSchema);
