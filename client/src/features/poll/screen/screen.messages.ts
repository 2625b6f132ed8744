import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the screen says. */
export const screenMessages = {
  joinAt: 'Join at',
  code: 'Code',
  lobby: 'Scan the code, or type the address. No account, nothing to install.',
  qr: (address: string) => `QR code that leads to ${address}`,
  position: (question: number, of: number) =>
    of === 1 ? 'One question' : `Question ${question} of ${of}`,
  state: {
    ready: 'Get ready',
    open: 'Voting is open',
    closed: 'Voting is closed',
  },
  hidden: 'Answers are hidden until they are shown here',
  soon: 'Voting opens in a moment',
  here: (count: number) => `${plural(count, { one: 'person', other: 'people' })} here`,
  answered: (of: number) => `of ${formatCount(of)} answered`,
  secondsLeft: (seconds: number) =>
    `${formatCount(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} left`,
  locked: 'Joining is closed',
  ended: 'Thank you!',
  tookPart: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part`,
} as const;
