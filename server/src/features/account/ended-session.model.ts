import { Schema, type Connection, type Model } from 'mongoose';

/** A session that was ended before its token expires. `_id` is the token's `jti`. */
export interface EndedSessionRecord {
  readonly _id: string;
  /** When the token expires by itself, and this is no longer needed. */
  readonly expiresAt: Date;
}

const endedSessionSchema = new Schema<EndedSessionRecord>(
  {
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'endedsessions', versionKey: false },
);
endedSessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const endedSessionModel = (connection: Connection): Model<EndedSessionRecord> =>
  connection.model<EndedSessionRecord>('EndedSession', endedSessionSchema);
