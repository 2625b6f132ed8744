import type { RedisConnection } from '../src/live/redis/connection/connection.ts';

/** Lets time pass for all that is held under the prefix of this connection: its end comes nearer. */
export const ageRedis = async (redis: RedisConnection, ms: number): Promise<void> => {
  for (const key of await redis.send<string[]>('KEYS', `${redis.prefix}*`)) {
    const left = await redis.send<number>('PTTL', key);
    if (left >= 0) await redis.send('PEXPIRE', key, String(left - ms));
  }
};
