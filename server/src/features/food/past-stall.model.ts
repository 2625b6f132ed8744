import { Schema, type Connection, type Model } from 'mongoose';
import type { StallRecord } from './stall.model.ts';

/** A stall that is gone and was ordered at: who has sold there, and under which name, its invoices say for years. */
export interface PastStallRecord extends Pick<StallRecord, '_id' | 'content'> {
  /** The userid of who sold there; '' where their account is deleted. */
  readonly vendor: string;
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
