import { notificationCalls, pushCalls } from '@sets/shared/notification/notification.calls.ts';
import { notification, notificationPage } from '@sets/shared/notification/notification.contract.ts';
import type { Notify, NotifyOrFail } from '../../core/notify.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { presentNotification } from './notification.presenter.ts';
import type { NotificationService } from './notification.service.ts';
import type { PushService } from './push.service.ts';

/** What people are told: in a list, and on their devices. */
export interface Notifications {
  readonly list: NotificationService;
  readonly push: PushService;
  readonly notify: Notify;
  readonly notifyOrFail: NotifyOrFail;
}

export const notificationRoutes = (notifications: Notifications): RouteGroup => ({
  name: 'Notifications',
  schemas: { Notification: notification, NotificationPage: notificationPage },
  routes: [...listRoutes(notifications), ...pushRoutes(notifications)],
});

const listRoutes = (notifications: Notifications) => [
  serve(notificationCalls.list, async ({ actor, query }) => {
    const { items, next, unread } = await notifications.list.page(actor, query.before);
    return { notifications: items.map((item) => presentNotification(item)), next, unread };
  }),
  serve(notificationCalls.read, async ({ actor, body }) => ({
    unread: await notifications.list.read(actor, body.notificationid),
  })),
];

const pushRoutes = (notifications: Notifications) => [
  serve(pushCalls.key, async () => ({ publicKey: (await notifications.push.keys()).publicKey })),
  serve(pushCalls.subscribe, async ({ actor, body }) => {
    await notifications.push.subscribe(actor, body);
    return {};
  }),
  serve(pushCalls.unsubscribe, async ({ actor, body }) => {
    await notifications.push.unsubscribe(actor, body.endpoint);
    return {};
  }),
];
