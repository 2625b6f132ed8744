import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A registration that made no account, since its address has one: as large as the account would have been, and
 * nothing is in it. Whoever registers must not learn from a store that cannot write that nothing was to be written.
 */
interface VainRegistrationRecord {
  readonly _id: string;
  readonly filler: string;
  readonly at: Date;
}

/** In seconds. */
const keptFor = 60;

const vainRegistrationSchema = new Schema<VainRegistrationRecord>(
  {
    _id: { type: String, required: true },
    filler: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'vainregistrations', versionKey: false },
);
vainRegistrationSchema.index({ at: 1 }, { expireAfterSeconds: keptFor });

export const vainRegistrationModel = (connection: Connection): Model<VainRegistrationRecord> =>
  connection.model<VainRegistrationRecord>('VainRegistration', vainRegistrationSchema);
