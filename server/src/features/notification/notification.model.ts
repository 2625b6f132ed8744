import { Schema, type Connection, type Model } from 'mongoose';
import type { NotificationKind } from '@sets/shared/notification/notification.contract.ts';

/** How long a notification is kept, in seconds. */
export const keptSeconds = 90 * 24 * 60 * 60;

/** A line in a person's list. `_id` is the notificationid. */
export interface NotificationRecord {
  readonly _id: string;
  readonly userid: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly at: Date;
  readonly read: boolean;
}

const notificationSchema = new Schema<NotificationRecord>(
  {
    _id: { type: String, required: true },
    userid: { type: String, required: true },
    kind: { type: String, required: true },
    title: { type: String, default: '' },
    text: { type: String, default: '' },
    path: { type: String, required: true },
    at: { type: Date, required: true },
    read: { type: Boolean, required: true },
  },
  { collection: 'notifications', versionKey: false },
);
notificationSchema.index({ userid: 1, at: -1, _id: -1 });
notificationSchema.index({ at: 1 }, { expireAfterSeconds: keptSeconds });

export const notificationModel = (connection: Connection): Model<NotificationRecord> =>
  connection.model<NotificationRecord>('Notification', notificationSchema);
