/// <reference lib="webworker" />
/*
 * The service worker, built as /sw.js. It is there for push messages alone and keeps no page and no
 * file: pages are asked for anew each time and hashed files stay in the browser's own cache, so a
 * second cache here could only show somebody yesterday's product.
 */
import '../core/strict-csp.ts';
import {
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  type PushGround,
} from './push-events.ts';

declare const self: ServiceWorkerGlobalScope;

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
}

const ground: PushGround = {
  origin: self.location.origin,
  pages: async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return tabs.map((tab) => ({
      url: tab.url,
      focus: () => tab.focus(),
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab of ours, no window
      tell: (news) => tab.postMessage(news),
    }));
  },
  show: (title, what) => self.registration.showNotification(title, what),
  open: (path) => self.clients.openWindow(path),
  subscribe: (applicationServerKey) =>
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
};

// A new worker takes over at once: it holds nothing that an old page could lean on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  event.waitUntil(onPush(ground, event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(onNotificationClick(ground, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  const key = change.oldSubscription?.options.applicationServerKey ?? null;
  change.waitUntil(onSubscriptionChange(ground, key));
});
