import { done } from '@sets/shared/account/account.contract.ts';
import {
  notificationPage,
  type PushSubscriptionBody,
  pushKey,
  unreadCount,
} from '@sets/shared/notification/notification.contract.ts';
import { call } from '../../core/api.ts';

const pageOf = (before: string | undefined): string =>
  before === undefined ? '' : `?${new URLSearchParams({ before })}`;

export const getNotifications = (token: string, before?: string) =>
  call({
    method: 'GET',
    path: `/api/notifications${pageOf(before)}`,
    token,
    schema: notificationPage,
  });

/** Those up to and including this one are read; without one, all. */
export const postRead = (token: string, notificationid?: string) =>
  call({
    method: 'POST',
    path: '/api/notifications/read',
    token,
    body: { ...(notificationid !== undefined && { notificationid }) },
    schema: unreadCount,
  });

export const getPushKey = (token: string) =>
  call({ method: 'GET', path: '/api/push/key', token, schema: pushKey });

export const postSubscription = (token: string, body: PushSubscriptionBody) =>
  call({ method: 'POST', path: '/api/push/subscribe', token, body, schema: done });

export const postSubscriptionEnd = (token: string, endpoint: string) =>
  call({ method: 'POST', path: '/api/push/unsubscribe', token, body: { endpoint }, schema: done });
