import { Schema, type Connection, type Model } from 'mongoose';

/** The number that a stall has called out last on a day of its clock. `_id` is both, as `stallid:2031-05-06`. */
export interface CalledNumber {
  readonly _id: string;
  readonly last: number;
  /** When it was begun. */
  readonly at: Date;
}

const calledSchema = new Schema<CalledNumber>(
  {
    _id: { type: String, required: true },
    last: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'foodnumbers' },
);
calledSchema.index({ at: 1 });

export const calledNumberModel = (connection: Connection): Model<CalledNumber> =>
  connection.model<CalledNumber>('FoodNumber', calledSchema);
