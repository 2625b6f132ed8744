import { formatShare } from '../../../../ui/number-format.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';

/** What is said of a file while it is sent. */
export const sendingMessages = {
  stopped: 'It is not sent.',
  unreadable: 'The file was changed or removed since you chose it. Choose it again.',
  waits: 'Waits for its turn',
  sends: (have: number, bytes: number) =>
    `Sending … ${formatShare(have / bytes)} of ${formatBytes(bytes)}`,
  away: 'No connection. It goes on by itself.',
  done: 'Sent',
  again: 'Try again',
  progressOf: (name: string) => `How much of ${name} is sent`,
} as const;
