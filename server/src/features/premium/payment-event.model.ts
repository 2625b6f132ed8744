import { Schema, type Connection, type Model } from 'mongoose';

/** An event of Stripe's that has had its effect. `_id` is the event's id at Stripe. */
export interface PaymentEventRecord {
  readonly _id: string;
  readonly type: string;
  /** Whom it was about. */
  readonly userid: string;
  readonly at: Date;
}

/** Longer than Stripe repeats an event, in seconds. */
const kept = 30 * 24 * 3_600;

const paymentEventSchema = new Schema<PaymentEventRecord>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    userid: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'paymentevents', versionKey: false },
);
paymentEventSchema.index({ userid: 1 });
paymentEventSchema.index({ at: 1 }, { expireAfterSeconds: kept });

export const paymentEventModel = (connection: Connection): Model<PaymentEventRecord> =>
  connection.model<PaymentEventRecord>('PaymentEvent', paymentEventSchema);
