import { Schema, type Connection, type Model } from 'mongoose';

/** A browser that asked to be sent to. `_id` is a hash of the endpoint, so a browser is in once. */
export interface PushDeviceRecord {
  readonly _id: string;
  /** Whoever knows it can send to the device: never shown or logged. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Who signed in there last, and the session they did it with. */
  readonly userid: string;
  readonly sessionId: string;
  readonly at: Date;
}

const pushDeviceSchema = new Schema<PushDeviceRecord>(
  {
    _id: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    userid: { type: String, required: true },
    sessionId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'pushdevices', versionKey: false },
);
pushDeviceSchema.index({ userid: 1, at: -1 });
pushDeviceSchema.index({ sessionId: 1 });

export const pushDeviceModel = (connection: Connection): Model<PushDeviceRecord> =>
  connection.model<PushDeviceRecord>('PushDevice', pushDeviceSchema);

/**
 * The pair of keys by which push services know this server (VAPID). It is in the store and not in
 * the data folder, because every server on this store must sign with the same.
 */
export interface PushKeyRecord {
  readonly _id: 'vapid';
  readonly publicKey: string;
  readonly privateKey: string;
  readonly madeAt: Date;
}

const pushKeySchema = new Schema<PushKeyRecord>(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    privateKey: { type: String, required: true },
    madeAt: { type: Date, required: true },
  },
  { collection: 'pushkeys', versionKey: false },
);

export const pushKeyModel = (connection: Connection): Model<PushKeyRecord> =>
  connection.model<PushKeyRecord>('PushKey', pushKeySchema);
