import { type ExtraSection, SettingsPage } from '../features/account/settings/settings-page.tsx';
import { commentSettingsMessages } from '../features/comment/comment.messages.ts';
import { CommentSettings } from '../features/comment/comment-settings.tsx';
import { notificationMessages } from '../features/notification/notification.messages.ts';
import { NotificationSettings } from '../features/notification/notification-settings.tsx';
import { peopleSettingsMessages } from '../features/people/people.messages.ts';
import { WayToOwnPage } from '../features/people/settings/way-to-own-page.tsx';

const extra: readonly ExtraSection[] = [
  { id: 'notifications', title: notificationMessages.title, content: <NotificationSettings /> },
  { id: 'comments', title: commentSettingsMessages.title, content: <CommentSettings /> },
  { id: 'people', title: peopleSettingsMessages.way, content: <WayToOwnPage /> },
];

/** The account's settings, with what other features put into them. */
export const AccountSettings = () => <SettingsPage extra={extra} />;
