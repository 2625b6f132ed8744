import { Schema, type Connection, type Model } from 'mongoose';
import type { AccountType } from '@sets/shared/account/account.contract.ts';

/** An account as it is stored. `_id` is the userid. */
export interface AccountRecord {
  readonly _id: string;
  readonly username: string;
  /** As it was typed. */
  readonly email: string;
  /** What makes two addresses the same one: in lower case. */
  readonly emailKey: string;
  /** Argon2id, in PHC format. */
  readonly passwordHash: string;
  readonly accountType: AccountType;
  readonly verified: boolean;
  readonly school: string;
  readonly schoolIcon: string;
  readonly country: string;
  readonly createdAt: Date;
}

const accountSchema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    accountType: { type: String, required: true },
    verified: { type: Boolean, required: true },
    school: { type: String, required: true },
    schoolIcon: { type: String, default: '' },
    country: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);
accountSchema.index({ emailKey: 1 }, { unique: true });

export const accountModel = (connection: Connection): Model<AccountRecord> =>
  connection.model<AccountRecord>('Account', accountSchema);
