import { product } from '@sets/shared/core/product.ts';
import { type PushMessage, pushMessage } from '@sets/shared/notification/notification.contract.ts';
import * as z from 'zod/mini';
import { workerMessages as words } from './sw.messages.ts';

/** What open pages hear from the service worker. */
export type WorkerNews = 'push-arrived' | 'push-changed';

/** A page of this server that is open in a tab. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  tell(news: WorkerNews): void;
}

interface Shown {
  readonly body: string;
  readonly tag: string;
  readonly icon: string;
  readonly badge: string;
  readonly data: { readonly path: string };
}

/** What the browser gives a service worker to act with. */
export interface PushGround {
  /** Scheme, host and port of this server. */
  readonly origin: string;
  /** Every tab of this server. */
  pages(): Promise<readonly OpenPage[]>;
  show(title: string, what: Shown): Promise<void>;
  open(path: string): Promise<unknown>;
  /** Subscribes once more with this server key. */
  subscribe(serverKey: BufferSource): Promise<unknown>;
}

/** Browsers insist that a push shows something, so what cannot be read does too. */
const unread: PushMessage = {
  title: product.name,
  text: words.unread,
  path: '/',
};

const readPush = (sent: string): PushMessage => {
  try {
    return z.parse(pushMessage, JSON.parse(sent));
  } catch {
    // Neither JSON nor a message of the contract: an older worker, or not from our server.
    return unread;
  }
};

/** The path where it leads to a page of this server; the first page where it leads elsewhere. */
export const ownPath = (path: unknown, origin: string): string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return '/';
  if (!URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
};

const tell = async (ground: PushGround, news: WorkerNews): Promise<void> => {
  for (const page of await ground.pages()) page.tell(news);
};

/** A message has arrived: it is shown, and open pages count anew. */
export const onPush = async (ground: PushGround, sent: string): Promise<void> => {
  const { title, text, path } = readPush(sent);
  await ground.show(title, {
    body: text,
    // The same notice twice is one notification; two notices of one page stay two.
    tag: `${path} ${title}`,
    icon: '/notification-icon.png',
    badge: '/notification-badge.png',
    data: { path },
  });
  await tell(ground, 'push-arrived');
};

/**
 * Leads to the page of a notification: the tab that shows it already, or a new one. Another tab is
 * never sent there, for it may be the screen of a room full of people.
 */
export const onNotificationClick = async (ground: PushGround, data: unknown): Promise<void> => {
  const read = z.safeParse(z.object({ path: z.string() }), data);
  const path = ownPath(read.success ? read.data.path : '/', ground.origin);
  const pages = await ground.pages();
  const shown = pages.find(({ url }) => url === `${ground.origin}${path}`);
  await (shown === undefined ? ground.open(path) : shown.focus());
};

/**
 * The browser has replaced its address for pushes. It gets a new one at once; the server is told by
 * the next page that is open, for only pages hold a session.
 */
export const onSubscriptionChange = async (
  ground: PushGround,
  serverKey: BufferSource | null,
): Promise<void> => {
  if (serverKey !== null) await ground.subscribe(serverKey);
  await tell(ground, 'push-changed');
};
