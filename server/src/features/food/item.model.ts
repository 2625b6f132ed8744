import { Schema, type Connection, type Model } from 'mongoose';

/** An item of a menu as it is stored. `_id` is the itemid, which its vendor's client has made. */
export interface ItemRecord {
  readonly _id: string;
  readonly stallid: string;
  /** The userid of who sells it. */
  readonly vendor: string;
  /** Grows by one with every change of what it is. */
  readonly revision: number;
  /** Where it stands on the menu; of two with the same place the one that was made first. */
  readonly place: number;
  readonly at: Date;
  /** How many are left; null where nobody counts. */
  readonly stock: number | null;
  /** The day, by the clock of the stall, for which it was said to be sold out. */
  readonly soldOutOn: string | null;
  /** What follows from what it is, for the indexes: what it may be found by. */
  readonly isListed: boolean;
  readonly words: readonly string[];
  readonly diets: readonly string[];
  /** Whether it is said which allergens it has. */
  readonly isDeclared: boolean;
  /** Those that nobody can leave out. */
  readonly allergens: readonly string[];
  readonly pictures: readonly string[];
  /** A `storedItem` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const itemSchema = new Schema<ItemRecord>(
  {
    _id: text,
    stallid: text,
    vendor: text,
    revision: count,
    place: count,
    at: { type: Date, required: true },
    stock: { type: Number, default: null },
    soldOutOn: { type: String, default: null },
    isListed: flag,
    words: [String],
    diets: [String],
    isDeclared: flag,
    allergens: [String],
    pictures: [String],
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'fooditems' },
);
// The menu of a stall without what is not shown; and what is found there by its words.
itemSchema.index({ stallid: 1, isListed: 1, place: 1, at: 1, _id: 1 });
itemSchema.index({ stallid: 1, isListed: 1, words: 1 });
itemSchema.index({ pictures: 1 });
itemSchema.index({ vendor: 1 });

export const itemModel = (connection: Connection): Model<ItemRecord> =>
  connection.model<ItemRecord>('FoodItem', itemSchema);
