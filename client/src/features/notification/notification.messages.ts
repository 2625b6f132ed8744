/** What the bell says, and the setting for notifications on a device. */
export const notificationMessages = {
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  badge: (unread: number) => (unread > 9 ? '9+' : String(unread)),
  title: 'Notifications',
  loading: 'Loading your notifications …',
  readAll: 'Mark all as read',
  more: 'Load more',
  empty: 'Nothing new',
  emptyText: 'What concerns your account and your spaces is told here.',
  failed: 'Your notifications cannot be loaded',
  retry: 'Try again',
  unread: 'Unread',

  lead: 'This device can show them even while no page is open.',
  checking: 'Looking at what this browser allows …',
  unsupported:
    'This browser cannot show notifications of this server. Most can where the address begins with https; an iPhone can once Sets is on its home screen.',
  blocked: 'They are blocked in this browser.',
  unblock:
    'To allow them, open the site settings beside the address of this page, set notifications to Allow, and reload.',
  off: 'They are off on this device.',
  on: 'They are on for this device.',
  switchOn: 'Switch on',
  switchingOn: 'Switching on …',
  switchOff: 'Switch off',
  switchingOff: 'Switching off …',
  noService: 'The notification service of this browser cannot be reached. Try again later.',
} as const;
