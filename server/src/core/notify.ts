import type { NotificationKind } from '@sets/shared/notification/notification.contract.ts';

/** What a person is to be told. */
export interface NewNotification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  /** A page of this server that it leads to, as `/account/settings`. */
  readonly path: string;
  /** Names what is told: under one name a person is told once, however often it is tried. */
  readonly once?: string;
}

/** Puts a notification into a person's list and, where they asked for it, onto their devices. Never rejects. */
export type Notify = (userid: string, notification: NewNotification) => Promise<void>;

/** The same, for who tries again: rejects where it does not stand in the list. Names what is told, so that it is told once. */
export type NotifyOrFail = (
  userid: string,
  notification: NewNotification & Required<Pick<NewNotification, 'once'>>,
) => Promise<void>;
