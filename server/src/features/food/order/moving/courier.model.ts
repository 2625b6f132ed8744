import { Schema, type Connection, type Model } from 'mongoose';

/** Somebody brings orders of a stall. `_id` is both, as `stallid:userid`. */
export interface CourierRecord {
  readonly _id: string;
  readonly stallid: string;
  readonly userid: string;
  readonly at: Date;
}

const text = { type: String, required: true } as const;

const courierSchema = new Schema<CourierRecord>(
  { _id: text, stallid: text, userid: text, at: { type: Date, required: true } },
  { versionKey: false, collection: 'foodcouriers' },
);
// Those of a stall as they were named; and of which stalls somebody is one.
courierSchema.index({ stallid: 1, at: 1, _id: 1 });
courierSchema.index({ userid: 1 });

export const courierModel = (connection: Connection): Model<CourierRecord> =>
  connection.model<CourierRecord>('FoodCourier', courierSchema);
