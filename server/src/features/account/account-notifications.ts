import type { NewNotification } from '../../core/notify.ts';

const path = '/account/settings';

export const emailWantedNotification: NewNotification = {
  kind: 'security',
  title: 'Another e-mail address was asked for',
  text: 'You log in with the one before until the new one is verified. If that was not you, set a new password at once.',
  path,
};

export const emailChangedNotification: NewNotification = {
  kind: 'security',
  title: 'Your e-mail address was changed',
  text: 'You log in with the new one from now on. If that was not you, take the old one back with the link that it was mailed.',
  path,
};

export const emailUndoneNotification: NewNotification = {
  kind: 'security',
  title: 'Your e-mail address was taken back',
  text: 'You log in with the old one again, and everybody else was logged out.',
  path,
};

export const passwordChangedNotification: NewNotification = {
  kind: 'security',
  title: 'Your password was changed',
  text: 'Your other devices were logged out. If that was not you, set a new password at once.',
  path,
};
