import { Schema, type Connection, type Model } from 'mongoose';

/** What a poll was like before a change. `_id` is made of its pollid and its revision. */
export interface StoredPollVersion {
  readonly _id: string;
  readonly pollid: string;
  readonly moduleid: string;
  readonly revision: number;
  /** A `storedPollDefinition` of any version. */
  readonly definition: unknown;
  /** Userid of who wrote it. */
  readonly by: string;
  /** Since when it stood. */
  readonly at: Date;
  readonly keptAt: Date;
  /** A run was made of it. */
  readonly presented: boolean;
}

const versionSchema = new Schema<StoredPollVersion>(
  {
    _id: { type: String, required: true },
    pollid: { type: String, required: true },
    moduleid: { type: String, required: true },
    revision: { type: Number, required: true },
    definition: { type: Schema.Types.Mixed, required: true },
    by: { type: String, default: '' },
    at: { type: Date, required: true },
    keptAt: { type: Date, required: true },
    presented: { type: Boolean, default: false },
  },
  { collection: 'pollversions', minimize: false, versionKey: false },
);
versionSchema.index({ pollid: 1, revision: -1 });
versionSchema.index({ moduleid: 1 });
versionSchema.index({ by: 1, at: 1 });

export const pollVersionModel = (connection: Connection): Model<StoredPollVersion> =>
  connection.model<StoredPollVersion>('PollVersion', versionSchema);
