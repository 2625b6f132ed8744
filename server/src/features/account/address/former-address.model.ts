import { Schema, type Connection, type Model } from 'mongoose';

/** An address that an account had and had proven, which whoever reads it can take back. `_id` is its `emailKey`. */
export interface FormerAddressRecord {
  readonly _id: string;
  readonly userid: string;
  /** As it was typed. */
  readonly email: string;
  /** By chance; with the server's secret it makes the code of the link. */
  readonly nonce: string;
  /** SHA-256 of that code, to find it by. */
  readonly codeHash: string;
  /** When the account first moved away from it. */
  readonly leftAt: Date;
  /** Until then the link works, and nobody else can have the address. */
  readonly heldUntil: Date;
  /** Somebody is taking the account back with it, and has until then. */
  readonly takenUntil?: Date;
}

const formerAddressSchema = new Schema<FormerAddressRecord>(
  {
    _id: { type: String, required: true },
    userid: { type: String, required: true },
    email: { type: String, required: true },
    nonce: { type: String, required: true },
    codeHash: { type: String, required: true },
    leftAt: { type: Date, required: true },
    heldUntil: { type: Date, required: true },
    takenUntil: Date,
  },
  { collection: 'formeraddresses', versionKey: false },
);
formerAddressSchema.index({ codeHash: 1 });
formerAddressSchema.index({ userid: 1 });
formerAddressSchema.index({ heldUntil: 1 }, { expireAfterSeconds: 0 });

export const formerAddressModel = (connection: Connection): Model<FormerAddressRecord> =>
  connection.model<FormerAddressRecord>('FormerAddress', formerAddressSchema);
