import { notificationCalls, pushCalls } from '@sets/shared/notification/notification.calls.ts';
import type { PushSubscriptionBody } from '@sets/shared/notification/notification.contract.ts';
import { ask } from '../../core/api.ts';

export const getNotifications = (token: string, before?: string) =>
  ask(notificationCalls.list, { token, query: { before } });

/** Those up to and including this one are read; without one, all. */
export const postRead = (token: string, notificationid?: string) =>
  ask(notificationCalls.read, { token, body: { notificationid } });

export const getPushKey = (token: string) => ask(pushCalls.key, { token });

export const postSubscription = (token: string, body: PushSubscriptionBody) =>
  ask(pushCalls.subscribe, { token, body });

export const postSubscriptionEnd = (token: string, endpoint: string) =>
  ask(pushCalls.unsubscribe, { token, body: { endpoint } });
