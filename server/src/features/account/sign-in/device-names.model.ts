import { Schema, type Connection, type Model } from 'mongoose';

/** Where a person has signed in before. `_id` is the userid. */
export interface DeviceNamesRecord {
  readonly _id: string;
  /** Such as `Firefox on Android`; the newest last. */
  readonly names: readonly string[];
}

const deviceNamesSchema = new Schema<DeviceNamesRecord>(
  { _id: { type: String, required: true }, names: { type: [String], required: true } },
  // As it was called when there was nothing else by which a device is known.
  { collection: 'knowndevices', versionKey: false },
);

export const deviceNamesModel = (connection: Connection): Model<DeviceNamesRecord> =>
  connection.model<DeviceNamesRecord>('DeviceNames', deviceNamesSchema);
