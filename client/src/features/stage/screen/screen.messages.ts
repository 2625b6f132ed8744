import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the projector says, whatever is on. */
export const screenMessages = {
  title: (name: string) => `${name} on the projector`,
  plainTitle: 'The projector',
  connecting: 'Connecting to the room …',
  unknown: 'There is no room with this code',
  whichRun: 'Which room is to be shown?',
  codeHint: 'Codes have six letters and digits and stay those of their room. Type it here:',
  codeField: 'Code of the room',
  show: 'Show it here',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  offline: 'No connection. What you see may be old; it comes back by itself.',
  outdated: 'This page is older than the server.',
  outdatedHint: 'Reload it to go on.',
  unreadable: 'It cannot show what is on now. Reload it to go on.',
  reload: 'Reload',
  retry: 'Try again',
  failed: 'The room cannot be shown',
  home: 'Home',
  nothingOn: 'Nothing is on now',
  nothingOnText: 'What comes next appears here by itself.',

  joinAt: 'Join at',
  code: 'Code',
  lobby: 'Scan the code, or type the address. No account, nothing to install.',
  qr: (address: string) => `QR code that leads to ${address}`,
  here: (count: number) => `${plural(count, { one: 'person', other: 'people' })} here`,
  locked: 'Joining is closed',
  secondsLeft: (seconds: number) =>
    `${formatCount(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} left`,
  ended: 'Thank you!',
  tookPart: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part`,
} as const;
