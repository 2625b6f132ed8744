import { Schema, type Connection, type Model } from 'mongoose';

/** A session: a person on one device. `_id` is the token's `jti`. */
export interface SessionRecord {
  readonly _id: string;
  readonly userid: string;
  /** Such as `Firefox on Android`; '' where the browser does not tell. */
  readonly device: string;
  readonly startedAt: Date;
  /** To within some minutes. */
  readonly seenAt: Date;
  /** When its person last typed the password; not there where that was before this field was. */
  readonly confirmedAt?: Date;
  /** When the token expires by itself, and this is no longer needed. */
  readonly expiresAt: Date;
  /** Ended from elsewhere: the device learns so when it asks next. */
  readonly revoked: boolean;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userid: { type: String, required: true },
    device: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    confirmedAt: Date,
    expiresAt: { type: Date, required: true },
    revoked: { type: Boolean, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ userid: 1, startedAt: -1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const sessionModel = (connection: Connection): Model<SessionRecord> =>
  connection.model<SessionRecord>('Session', sessionSchema);
