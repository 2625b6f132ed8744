import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the projector says, whatever is on. */
export const screenMessages = {
  title: (what: string) => `${what} on the projector`,
  plainTitle: 'The projector',
  connecting: 'Connecting …',
  unknown: 'This code is not in use',
  whichRoom: 'What is to be shown?',
  codeHint: 'Type the code that people join with: six letters and digits.',
  codeField: 'Code',
  show: 'Show it here',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  offline: 'No connection. What you see may be old; it comes back by itself.',
  outdated: 'This page is older than the server.',
  outdatedHint: 'Reload it to go on.',
  unreadable: 'It cannot show what is on now. Reload it to go on.',
  reload: 'Reload',
  retry: 'Try again',
  failed: 'It cannot be shown',
  home: 'Home',
  nothingOn: 'Nothing is on now',
  nothingOnText: 'What comes next appears here by itself.',

  joinAt: 'Join at',
  code: 'Code',
  lobby: 'Scan the code, or type the address. No account, nothing to install.',
  lobbyLocked: 'Nobody new comes in now. Whoever was here before can come back.',
  qr: (address: string) => `QR code that leads to ${address}`,
  here: (count: number) => `${plural(count, { one: 'person', other: 'people' })} here`,
  locked: 'Joining is closed',
  secondsLeft: (seconds: number) =>
    `${formatCount(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} left`,
  ended: 'Thank you!',
  tookPart: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part`,
} as const;
