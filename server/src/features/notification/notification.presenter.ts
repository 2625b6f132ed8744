import type { Notification } from '@sets/shared/notification/notification.contract.ts';
import type { NotificationRecord } from './notification.service.ts';

/** A line of somebody's own list. */
export const presentNotification = (record: NotificationRecord): Notification => ({
  notificationid: record._id,
  kind: record.kind,
  title: record.title,
  text: record.text,
  path: record.path,
  at: record.at.getTime(),
  read: record.read,
});
