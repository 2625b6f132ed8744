import { Schema, type Connection, type Model } from 'mongoose';
import type { Revised } from '../../core/revise.ts';

/** The modules that a person visited, a `storedVisited` of any version. `_id` is the userid. */
export interface VisitedRecord extends Revised {
  readonly v?: number;
  /** Newest first, each module once. */
  readonly list: unknown;
}

const visitedSchema = new Schema<VisitedRecord>(
  {
    _id: { type: String, required: true },
    v: Number,
    list: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'visitedmodules', versionKey: false },
);

export const visitedModel = (connection: Connection): Model<VisitedRecord> =>
  connection.model<VisitedRecord>('VisitedModules', visitedSchema);
