import { clockOffset, type RoundTrip } from '@sets/shared/live/clock.ts';
import type { LiveClient } from './live-client.ts';

const roundTrips = 4;

/**
 * Learns what to add to this device's clock to get the server's, in ms, from a few round trips of
 * which the shortest counts (TI1). Tells the first estimate at once and each better one after it.
 */
export const learnOffset = async (
  client: Pick<LiveClient, 'request'>,
  tell: (offset: number) => void,
  now: () => number = Date.now,
): Promise<void> => {
  const trips: RoundTrip[] = [];
  for (let trip = 0; trip < roundTrips; trip += 1) {
    const askedAt = now();
    const reply = await client.request('clock:sync', {});
    if (!reply.ok) return;
    trips.push({ askedAt, serverTime: reply.data.now, answeredAt: now() });
    tell(clockOffset(trips));
  }
};
