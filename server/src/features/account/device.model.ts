import { Schema, type Connection, type Model } from 'mongoose';

/** Where a person has signed in before. `_id` is the userid. */
export interface KnownDevicesRecord {
  readonly _id: string;
  /** Such as `Firefox on Android`; the newest last. */
  readonly names: readonly string[];
}

const knownDevicesSchema = new Schema<KnownDevicesRecord>(
  { _id: { type: String, required: true }, names: { type: [String], required: true } },
  { collection: 'knowndevices', versionKey: false },
);

export const knownDevicesModel = (connection: Connection): Model<KnownDevicesRecord> =>
  connection.model<KnownDevicesRecord>('KnownDevices', knownDevicesSchema);
