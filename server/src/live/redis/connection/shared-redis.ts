import type { Clock } from '../../../core/clock.ts';
import type { Log } from '../../../core/log.ts';
import { connectRedis, type RedisConnection } from './connection.ts';
import { type HubAdapter, openHubAdapter } from './hub-adapter.ts';

interface Parts {
  readonly url: string;
  readonly prefix: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** A Redis that several processes share: for what is in play and limits, and for the hub. */
export interface SharedRedis {
  readonly connection: RedisConnection;
  readonly adapter: HubAdapter;
}

/** @throws where it cannot be reached within ten seconds */
export const openSharedRedis = async (parts: Parts): Promise<SharedRedis> => {
  const connection = await connectRedis(parts);
  try {
    return { connection, adapter: await openHubAdapter(parts) };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
