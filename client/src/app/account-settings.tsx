import { type ExtraSection, SettingsPage } from '../features/account/settings/settings-page.tsx';
import { notificationMessages } from '../features/notification/notification.messages.ts';
import { NotificationSettings } from '../features/notification/notification-settings.tsx';

const extra: readonly ExtraSection[] = [
  { id: 'notifications', title: notificationMessages.title, content: <NotificationSettings /> },
];

/** The account's settings, with what other features put into them. */
export const AccountSettings = () => <SettingsPage extra={extra} />;
