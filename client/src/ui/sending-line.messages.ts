import { formatBytes } from './format-bytes.ts';
import { formatShare } from './number-format.ts';

/** What is said of a file while it is sent. */
export const sendingLineMessages = {
  waits: 'Waits for its turn',
  sends: (have: number, bytes: number) =>
    `Sending … ${formatShare(have / bytes)} of ${formatBytes(bytes)}`,
  away: 'No connection. It goes on by itself.',
  done: 'Sent',
  again: 'Try again',
  progressOf: (name: string) => `How much of ${name} is sent`,
} as const;
