import { Schema, type Connection, type Model } from 'mongoose';
import type { Revised } from '../../core/revise.ts';

/** The lists of names of a person. `_id` is the userid. */
export interface RosterRecord extends Revised {
  /** A `storedRosters` of any version. */
  readonly content: unknown;
}

const rosterSchema = new Schema<RosterRecord>(
  {
    _id: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'rosters', minimize: false, versionKey: false },
);

export const rosterModel = (connection: Connection): Model<RosterRecord> =>
  connection.model<RosterRecord>('Roster', rosterSchema);
