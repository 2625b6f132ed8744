import { Schema, type Connection, type Model } from 'mongoose';
import type { Revised } from '../../core/revise.ts';

/** The modules that a person visited. `_id` is the userid. */
export interface VisitedRecord extends Revised {
  /** Newest first, each module once. */
  readonly list: readonly { readonly moduleid: string }[];
}

const visitedSchema = new Schema<VisitedRecord>(
  {
    _id: { type: String, required: true },
    list: [new Schema({ moduleid: String }, { _id: false })],
    revision: { type: Number, required: true },
  },
  { collection: 'visitedmodules', versionKey: false },
);

export const visitedModel = (connection: Connection): Model<VisitedRecord> =>
  connection.model<VisitedRecord>('VisitedModules', visitedSchema);
