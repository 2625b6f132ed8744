import { timing } from '../core/limits.ts';

/**
 * Whether an answer came in time to what is closed since `closedAt`: shortly after it at the most, and not long before, for then it
 * would have been taken. Where the server's clock was set back what is closed stays so.
 */
export const withinGrace = (receivedAt: number, closedAt: number): boolean =>
  receivedAt <= closedAt + timing.grace && receivedAt >= closedAt - timing.longestWait;
