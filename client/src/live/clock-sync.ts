import { clockOffset, type RoundTrip } from '@sets/shared/live/clock.ts';
import type { LiveClient } from './live-client.ts';

const roundTrips = 4;

/**
 * What to add to this device's clock to get the server's, in ms, from a few round trips of which
 * the shortest counts (TI1). Null where none came back.
 */
export const measureOffset = async (
  client: Pick<LiveClient, 'request'>,
  now: () => number = Date.now,
): Promise<number | null> => {
  const trips: RoundTrip[] = [];
  for (let trip = 0; trip < roundTrips; trip += 1) {
    const askedAt = now();
    const reply = await client.request('clock:sync', {});
    if (!reply.ok) break;
    trips.push({ askedAt, serverTime: reply.data.now, answeredAt: now() });
  }
  return trips.length === 0 ? null : clockOffset(trips);
};
