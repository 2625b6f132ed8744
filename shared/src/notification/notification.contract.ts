import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** What a notification is about: what a person may switch off is a kind of its own. */
export const notificationKind = z.enum([
  'security',
  'account',
  'premium',
  'space',
  'question',
  'follower',
  'post',
  'comment',
  'order',
  'announcement',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

export const notification = z.strictObject({
  notificationid: id,
  kind: notificationKind,
  title: z.string(),
  text: z.string(),
  /** A page of this server that it leads to, as `/account/settings`. */
  path: z.string(),
  at: z.int(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** Reply of `GET /api/notifications`, newest first. */
export const notificationPage = z.strictObject({
  notifications: z.array(notification),
  unread: z.int(),
  next: z.nullable(z.string()),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Body of `POST /api/notifications/read`: those up to and including this one, or all. */
export const notificationsRead = z.strictObject({ notificationid: z.optional(id) });
export const unreadCount = z.strictObject({ unread: z.int() });

/** Reply of `GET /api/push/key`: what a browser must know to be sent to. */
export const pushKey = z.strictObject({ publicKey: z.string() });

/** Body of `POST /api/push/subscribe`, as the browser's own subscription gives it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().check(z.maxLength(1_000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}=*$/, 'Not a key.')),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}=*$/, 'Not a key.')),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

/** Body of `POST /api/push/unsubscribe`. */
export const pushEnd = z.strictObject({ endpoint: z.url().check(z.maxLength(1_000)) });

/** What the service worker is sent, encrypted. */
export const pushMessage = z.strictObject({
  title: z.string(),
  text: z.string(),
  path: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;
