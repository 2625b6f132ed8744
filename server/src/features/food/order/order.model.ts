import { Schema, type Connection, type Model } from 'mongoose';

/** An order as it is stored. `_id` is the orderid, which the client of whoever placed it has made. */
export interface OrderRecord {
  readonly _id: string;
  readonly stallid: string;
  /** Whose it is; '' where their account is deleted. */
  readonly userid: string;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly at: Date;
  /** What follows from what it is, for the indexes: whether nothing happens to it any more by itself, */
  readonly isOver: boolean;
  /** whether its stall has something to do or to answer, a paper of it is to be written, or money did not go back, */
  readonly isOpen: boolean;
  /** when somebody did something last, */
  readonly movedAt: Date;
  /** from when on it is waited for: its time to pick up, or when it was placed, */
  readonly waitsFrom: Date;
  /** who brings it, */
  readonly courier: string | null;
  /** whether it waits to be paid by card, */
  readonly awaitsCard?: boolean;
  /** how many portions it is of, */
  readonly portions?: number;
  /** when whoever placed it let it go: cancelled it, or did not pay in time, */
  readonly letGoAt?: Date | null;
  /** when they cancelled it so soon after placing it that this counts by itself, */
  readonly changedMindAt?: Date | null;
  /** when something is to be done of it next, without anybody's asking: what waits in its outbox, or its deadline; */
  readonly dueAt: Date | null;
  /** and whom it names, for what is held about people. */
  readonly people: readonly string[];
  /** A `storedOrder` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;

const orderSchema = new Schema<OrderRecord>(
  {
    _id: text,
    stallid: text,
    userid: { type: String, default: '' },
    revision: { type: Number, required: true },
    at: { type: Date, required: true },
    isOver: { type: Boolean, required: true },
    isOpen: { type: Boolean, required: true },
    movedAt: { type: Date, required: true },
    waitsFrom: { type: Date, required: true },
    courier: { type: String, default: null },
    awaitsCard: Boolean,
    portions: Number,
    letGoAt: Date,
    changedMindAt: Date,
    dueAt: { type: Date, default: null },
    people: [String],
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'foodorders' },
);
// One's own, the newest first, and what they hold or let go; those of a kitchen, open and over; those of a courier; what is due; and whom they name.
orderSchema.index({ userid: 1, at: -1, _id: -1 });
orderSchema.index({ stallid: 1, isOpen: 1, waitsFrom: 1 });
orderSchema.index({ stallid: 1, isOpen: 1, movedAt: -1 });
orderSchema.index({ courier: 1, isOver: 1 });
orderSchema.index({ dueAt: 1 });
orderSchema.index({ people: 1 });

export const orderModel = (connection: Connection): Model<OrderRecord> =>
  connection.model<OrderRecord>('FoodOrder', orderSchema);
