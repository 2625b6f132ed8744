import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the projector says, whatever is on. */
export const screenMessages = {
  title: (run: string) => `${run} on the projector`,
  plainTitle: 'The projector',
  connecting: 'Connecting to the run …',
  unknown: 'There is no run with this code',
  whichRun: 'Which run is to be shown?',
  codeHint: 'Codes have six letters and digits and work while the run lasts. Type it here:',
  codeField: 'Code of the run',
  show: 'Show it here',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  offline: 'No connection. What you see may be old; it comes back by itself.',
  outdated: 'This page is older than the server.',
  outdatedHint: 'Reload it to go on.',
  unreadable: 'It cannot show what is on now. Reload it to go on.',
  reload: 'Reload',
  retry: 'Try again',
  failed: 'The run cannot be shown',
  home: 'Home',

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
