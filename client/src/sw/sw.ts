/// <reference lib="webworker" />
/*
 * The service worker, built as /sw.js: it shows push messages, and keeps the page of phones for when
 * there is no network. Every other page is asked for anew each time.
 */
import '../core/strict-csp.ts';
import {
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  type PushGround,
} from './push-events.ts';
import { keepShell, PhoneShell, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: see service-worker-build.ts. */
declare const PHONE_SHELL: Shell;

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

const shell = new PhoneShell(PHONE_SHELL, {
  origin: self.location.origin,
  caches: self.caches,
  fetch: (request) => self.fetch(request),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
});

// A new worker takes over at once: an old page finds its files as long as the new ones are not all here.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => shell.renew()));
});

self.addEventListener('message', (event) => {
  if (event.data === keepShell) event.waitUntil(shell.keep());
});

self.addEventListener('fetch', (event) => {
  if (shell.serves(event.request)) event.respondWith(shell.answer(event.request));
});

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
