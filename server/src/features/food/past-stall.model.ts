import { Schema, type Connection, type Model } from 'mongoose';
import type { StallRecord } from './stall.model.ts';

/**
 * A stall that is gone. Where something was ordered at it: who has sold there, and under which name, its invoices say
 * for years. Of others the id alone, so that nobody takes it for a stall of theirs.
 */
export interface PastStallRecord extends Pick<StallRecord, '_id'> {
  /** The userid of who sold there; '' where their account is deleted, or nothing is kept but the id. */
  readonly vendor: string;
  /** Not there where nothing is kept but the id. */
  readonly content?: unknown;
  /** When it went. */
  readonly at: Date;
}

const pastStallSchema = new Schema<PastStallRecord>(
  {
    _id: { type: String, required: true },
    vendor: { type: String, default: '' },
    at: { type: Date, required: true },
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'foodpaststalls' },
);
pastStallSchema.index({ vendor: 1 });

export const pastStallModel = (connection: Connection): Model<PastStallRecord> =>
  connection.model<PastStallRecord>('FoodPastStall', pastStallSchema);
