import { Schema, type Connection, type Model } from 'mongoose';

/** An event of Stripe's that has had its effect on an order. `_id` is the event's id at Stripe. */
export interface FoodPaymentEventRecord {
  readonly _id: string;
  readonly type: string;
  readonly orderid: string;
  readonly at: Date;
}

/** Longer than Stripe repeats an event, in seconds. */
const kept = 30 * 24 * 3_600;

const text = { type: String, required: true } as const;

const schema = new Schema<FoodPaymentEventRecord>(
  { _id: text, type: text, orderid: text, at: { type: Date, required: true } },
  { collection: 'foodpaymentevents', versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: kept });

export const foodPaymentEventModel = (connection: Connection): Model<FoodPaymentEventRecord> =>
  connection.model<FoodPaymentEventRecord>('FoodPaymentEvent', schema);
