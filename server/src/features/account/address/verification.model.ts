import { Schema, type Connection, type Model } from 'mongoose';

/** The code that a person was sent last. `_id` is the userid: a new code takes the old one's place. */
export interface VerificationRecord {
  readonly _id: string;
  /** The address that it was sent to, and the only one that it verifies. */
  readonly emailKey: string;
  /** HMAC of the code: a stored digest of six digits would be guessed in a moment without a secret. */
  readonly codeHash: string;
  readonly triesLeft: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

const verificationSchema = new Schema<VerificationRecord>(
  {
    _id: { type: String, required: true },
    emailKey: { type: String, required: true },
    codeHash: { type: String, required: true },
    triesLeft: { type: Number, required: true },
    sentAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'verifications', versionKey: false },
);
verificationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const verificationModel = (connection: Connection): Model<VerificationRecord> =>
  connection.model<VerificationRecord>('Verification', verificationSchema);
