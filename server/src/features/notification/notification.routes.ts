import { done } from '@sets/shared/account/account.contract.ts';
import { pageQuery } from '@sets/shared/core/page.ts';
import {
  notification,
  notificationPage,
  notificationsRead,
  pushEnd,
  pushKey,
  pushSubscription,
  unreadCount,
} from '@sets/shared/notification/notification.contract.ts';
import type { Notify } from '../../core/notify.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { presentNotification } from './notification.presenter.ts';
import type { NotificationService } from './notification.service.ts';
import type { PushService } from './push.service.ts';

/** What people are told: in a list, and on their devices. */
export interface Notifications {
  readonly list: NotificationService;
  readonly push: PushService;
  readonly notify: Notify;
}

const reading = { count: 120, seconds: 60 };
const writing = { count: 60, seconds: 60 };

export const notificationRoutes = (notifications: Notifications): RouteGroup => ({
  name: 'Notifications',
  schemas: { Notification: notification, NotificationPage: notificationPage },
  routes: [...listRoutes(notifications), ...pushRoutes(notifications)],
});

const listRoutes = (notifications: Notifications) => [
  route({
    method: 'get',
    path: '/api/notifications',
    summary: 'One’s own notifications, newest first',
    auth: 'bearer',
    limit: reading,
    query: pageQuery,
    reply: notificationPage,
    handle: async ({ actor, query }) => {
      const { items, next, unread } = await notifications.list.page(actor, query.before);
      return { notifications: items.map((item) => presentNotification(item)), next, unread };
    },
  }),
  route({
    method: 'post',
    path: '/api/notifications/read',
    summary: 'Mark as read: up to and including one, or all',
    auth: 'bearer',
    limit: writing,
    failures: ['NOT_FOUND'],
    body: notificationsRead,
    reply: unreadCount,
    handle: async ({ actor, body }) => ({
      unread: await notifications.list.read(actor, body.notificationid),
    }),
  }),
];

const pushRoutes = (notifications: Notifications) => [
  route({
    method: 'get',
    path: '/api/push/key',
    summary: 'The key with which a browser subscribes to push messages',
    auth: 'bearer',
    limit: reading,
    reply: pushKey,
    handle: async () => ({ publicKey: (await notifications.push.keys()).publicKey }),
  }),
  route({
    method: 'post',
    path: '/api/push/subscribe',
    summary: 'Send push messages to this browser, as long as its session lasts',
    auth: 'bearer',
    limit: writing,
    body: pushSubscription,
    reply: done,
    handle: async ({ actor, body }) => {
      await notifications.push.subscribe(actor, body);
      return {};
    },
  }),
  route({
    method: 'post',
    path: '/api/push/unsubscribe',
    summary: 'Send no more push messages to this browser',
    auth: 'bearer',
    limit: writing,
    body: pushEnd,
    reply: done,
    handle: async ({ actor, body }) => {
      await notifications.push.unsubscribe(actor, body.endpoint);
      return {};
    },
  }),
];
