import { formatCount } from '../../../ui/number-format.ts';

/** How far the server is, for whoever sells, cooks or brings. */
export const delayMessages = {
  unknown: 'Measuring the way to the server …',
  away: 'No connection. Codes are kept and sent later.',
  ms: (ms: number) => `Server: ${formatCount(ms)} ms`,
  slow: (ms: number) => `The server is slow: ${formatCount(ms)} ms for each answer`,
} as const;
