import { Schema, type Connection, type Model } from 'mongoose';

/** The link to a new password that a person was sent last. `_id` is the userid. */
export interface RecoveryRecord {
  readonly _id: string;
  /** The address that it was sent to. */
  readonly emailKey: string;
  /** Whether somebody had proven it: then nothing that a session does ends the link. */
  readonly proven: boolean;
  /** SHA-256 of the code, which by its length nobody can guess. */
  readonly codeHash: string;
  readonly expiresAt: Date;
}

const recoverySchema = new Schema<RecoveryRecord>(
  {
    _id: { type: String, required: true },
    emailKey: { type: String, required: true },
    proven: { type: Boolean, required: true },
    codeHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'recoveries', versionKey: false },
);
recoverySchema.index({ codeHash: 1 });
recoverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const recoveryModel = (connection: Connection): Model<RecoveryRecord> =>
  connection.model<RecoveryRecord>('Recovery', recoverySchema);
