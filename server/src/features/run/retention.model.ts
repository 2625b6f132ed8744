import { type Connection, type Model, Schema } from 'mongoose';

/** How long a space keeps what was answered in it. `_id` is the moduleid. */
export interface RetentionRecord {
  readonly _id: string;
  /** A `storedRetention` of any version. */
  readonly content: unknown;
}

const retentionSchema = new Schema<RetentionRecord>(
  { _id: { type: String, required: true }, content: { type: Schema.Types.Mixed, required: true } },
  { collection: 'retentions', minimize: false, versionKey: false },
);

export const retentionModel = (connection: Connection): Model<RetentionRecord> =>
  connection.model<RetentionRecord>('Retention', retentionSchema);
