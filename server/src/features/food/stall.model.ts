import { Schema, type Connection, type Model } from 'mongoose';

/** A stall as it is stored. `_id` is the stallid, which its vendor's client has made. */
export interface StallRecord {
  readonly _id: string;
  /** The userid of who sells there. */
  readonly vendor: string;
  readonly schoolid: string;
  /** As its school was when the stall was saved last: told to its vendor where that is partnered no more. */
  readonly school: { readonly name: string; readonly currency: string };
  /** Grows by one with every change of what it is. */
  readonly revision: number;
  readonly isPaused: boolean;
  readonly at: Date;
  /** A `storedStall` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;

const stallSchema = new Schema<StallRecord>(
  {
    _id: text,
    vendor: text,
    schoolid: text,
    school: Schema.Types.Mixed,
    revision: { type: Number, required: true },
    isPaused: { type: Boolean, required: true },
    at: { type: Date, required: true },
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'foodstalls' },
);
// Those of a vendor as they were made; and all of a school.
stallSchema.index({ vendor: 1, at: 1, _id: 1 });
stallSchema.index({ schoolid: 1 });

export const stallModel = (connection: Connection): Model<StallRecord> =>
  connection.model<StallRecord>('FoodStall', stallSchema);
