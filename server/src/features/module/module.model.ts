import { Schema, type Connection, type Model } from 'mongoose';

/** A module as it is stored. `_id` is the moduleid. */
export interface ModuleRecord {
  readonly _id: string;
  readonly title: string;
  /** The userid of who created it. */
  readonly owner: string;
  /** The userids of those who were invited to moderate it. */
  readonly moderators: readonly string[];
  readonly createdAt: Date;
}

const moduleSchema = new Schema<ModuleRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    owner: { type: String, required: true },
    moderators: { type: [String], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'modules', versionKey: false },
);
moduleSchema.index({ owner: 1, createdAt: -1 });
moduleSchema.index({ moderators: 1, createdAt: -1 });

export const moduleModel = (connection: Connection): Model<ModuleRecord> =>
  connection.model<ModuleRecord>('Module', moduleSchema);
