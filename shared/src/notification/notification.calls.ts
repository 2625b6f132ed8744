import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import {
  notificationPage,
  notificationsRead,
  pushEnd,
  pushKey,
  pushSubscription,
  unreadCount,
} from './notification.contract.ts';

const reading = { method: 'get', auth: 'bearer', limit: { count: 120, seconds: 60 } } as const;
const writing = { method: 'post', auth: 'bearer', limit: { count: 60, seconds: 60 } } as const;

/** The list of what a person is told. */
export const notificationCalls = {
  list: {
    ...reading,
    path: '/api/notifications',
    summary: 'One’s own notifications, newest first',
    query: pageQuery,
    reply: notificationPage,
  },
  read: {
    ...writing,
    path: '/api/notifications/read',
    summary: 'Mark as read: up to and including one, or all',
    failures: ['NOT_FOUND'],
    body: notificationsRead,
    reply: unreadCount,
  },
} as const satisfies Calls;

/** The messages that devices get. */
export const pushCalls = {
  key: {
    ...reading,
    path: '/api/push/key',
    summary: 'The key with which a browser subscribes to push messages',
    reply: pushKey,
  },
  subscribe: {
    ...writing,
    path: '/api/push/subscribe',
    summary: 'Send push messages to this browser, as long as its session lasts',
    body: pushSubscription,
    reply: done,
  },
  unsubscribe: {
    ...writing,
    path: '/api/push/unsubscribe',
    summary: 'Send no more push messages to this browser',
    body: pushEnd,
    reply: done,
  },
} as const satisfies Calls;
