import { Schema, type Connection, type Model } from 'mongoose';

/** A place in a time to pick up that was just taken, until it is sure that its order is there. */
export interface SlotMark {
  /** Of what is done once, as an order names its code. */
  readonly key: string;
  readonly orderid: string;
  readonly madeAt: Date;
}

/** How many orders a time to pick up of a stall has, where that is counted. `_id` is both. */
export interface SlotRecord {
  readonly _id: string;
  readonly stallid: string;
  /** When it begins. */
  readonly begins: Date;
  /** How many `keys` there are. */
  readonly taken: number;
  /** Of the orders that have it. */
  readonly keys: readonly string[];
  readonly marks: readonly SlotMark[];
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const markSchema = new Schema<SlotMark>({ key: text, orderid: text, madeAt: time }, { _id: false });

const slotSchema = new Schema<SlotRecord>(
  {
    _id: text,
    stallid: text,
    begins: time,
    taken: { type: Number, required: true },
    keys: [String],
    marks: [markSchema],
  },
  { minimize: false, versionKey: false, collection: 'foodslots' },
);
// Those of a stall from a time on; those that are past; whose place it is; and what is not sure to stand.
slotSchema.index({ stallid: 1, begins: 1 });
slotSchema.index({ begins: 1 });
slotSchema.index({ keys: 1 });
slotSchema.index({ 'marks.madeAt': 1 });

export const slotModel = (connection: Connection): Model<SlotRecord> =>
  connection.model<SlotRecord>('FoodSlot', slotSchema);
