import type { RedisConnection } from './connection.ts';

/** How long what is written to see whether it is taken stays, in ms. */
const keptMs = 10_000;

/** Whether Redis is reached, and takes what is written: one that is full, or a copy, answers and refuses. Never rejects. */
export const redisState = async (
  redis: Pick<RedisConnection, 'isThere' | 'prefix' | 'send'>,
): Promise<'ok' | 'refuses' | 'away'> => {
  if (!redis.isThere) return 'away';
  try {
    await redis.send('SET', `${redis.prefix}health`, '1', 'PX', String(keptMs));
    return 'ok';
  } catch {
    return redis.isThere ? 'refuses' : 'away';
  }
};
