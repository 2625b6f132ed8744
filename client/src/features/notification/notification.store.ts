import type { Failure } from '@sets/shared/core/result.ts';
import type {
  Notification,
  NotificationPage,
} from '@sets/shared/notification/notification.contract.ts';
import { create } from 'zustand';
import { refreshAccount } from '../account/refresh-account.ts';
import { getNotifications, postRead } from './notification.api.ts';

interface Told {
  /** Newest first; null until they have been loaded. */
  readonly notifications: readonly Notification[] | null;
  readonly unread: number;
  readonly next: string | null;
  readonly failure: Failure | null;
  /** Whose they are. */
  readonly token: string | null;
}

const nothing: Told = {
  notifications: null,
  unread: 0,
  next: null,
  failure: null,
  token: null,
};

/** The notifications of whoever is signed in. */
export const useNotifications = create<Told>(() => nothing);

/** The newest page, and behind it what had been loaded of older ones. */
const withNewest = ({ notifications, next }: Told, page: NotificationPage): Partial<Told> => {
  const known = new Set(page.notifications.map(({ notificationid }) => notificationid));
  const oldest = page.notifications.at(-1)?.at ?? 0;
  const older = (notifications ?? []).filter(
    ({ notificationid, at }) => at <= oldest && !known.has(notificationid),
  );
  return {
    notifications: [...page.notifications, ...older],
    next: older.length === 0 ? page.next : next,
    unread: page.unread,
    failure: null,
  };
};

/** Changes what is told to this person; nothing where somebody else is signed in by now. */
const changeOf = (token: string, change: (told: Told) => Partial<Told>): void => {
  useNotifications.setState((told) => (told.token === token ? change(told) : told));
};

/** Kinds that tell of a change of the account itself: its role, its plan. */
const accountKinds: ReadonlySet<string> = new Set(['account', 'premium']);

/** Whether the page tells of such a change that was not known before. */
const tellsOfAccount = ({ notifications }: Told, page: NotificationPage): boolean => {
  if (notifications === null) return false;
  const known = new Set(notifications.map(({ notificationid }) => notificationid));
  return page.notifications.some(
    ({ kind, notificationid }) => accountKinds.has(kind) && !known.has(notificationid),
  );
};

/** Asks for the newest; whoever was signed in before is forgotten. */
export const loadNotifications = async (token: string): Promise<void> => {
  if (useNotifications.getState().token !== token) useNotifications.setState({ ...nothing, token });
  const page = await getNotifications(token);
  const isChanged = page.ok && tellsOfAccount(useNotifications.getState(), page.value);
  changeOf(token, (told) => (page.ok ? withNewest(told, page.value) : { failure: page.error }));
  // The bar shows the plan and the menu the role.
  if (isChanged) await refreshAccount(token);
};

export const loadOlder = async (token: string): Promise<void> => {
  const { next } = useNotifications.getState();
  if (next === null) return;
  const page = await getNotifications(token, next);
  changeOf(token, (told) => {
    if (!page.ok) return { failure: page.error };
    // Another answer was quicker.
    if (told.next !== next) return told;
    const notifications = [...(told.notifications ?? []), ...page.value.notifications];
    return { notifications, next: page.value.next, unread: page.value.unread, failure: null };
  });
};

/** Those from this one on to the oldest are read; without one, all. */
export const markRead = async (token: string, from?: Notification): Promise<void> => {
  const told = await postRead(token, from?.notificationid);
  changeOf(token, ({ notifications }) => {
    if (!told.ok) return { failure: told.error };
    const latest = from?.at ?? Number.POSITIVE_INFINITY;
    // oxlint-disable-next-line oxc/no-map-spread -- what is drawn from is never changed in place
    const marked = (notifications ?? []).map((each) =>
      each.at <= latest ? { ...each, read: true } : each,
    );
    return { notifications: marked, unread: told.value.unread, failure: null };
  });
};
