import type { RedisFault } from './chaos-redis.ts';

/**
 * What is struck: all that there is, as by a power cut, one of several server processes, or the Redis
 * of the keeper, each killed; or what happens to a Redis while the servers stay.
 */
export type Struck = 'all' | 'server' | 'redis' | RedisFault;

/** What is struck one after the other: so many times a server, and Redis evenly among them. */
export const strikesOf = (
  of: 'all' | 'server',
  kills: number,
  ofRedis: readonly Struck[],
): Struck[] => {
  const total = kills + ofRedis.length;
  const redisUntil = Array.from({ length: total + 1 }, (_, at) =>
    Math.floor((at * ofRedis.length) / total),
  );
  return redisUntil.slice(1).map((until, at) => {
    const before = redisUntil[at] ?? 0;
    return until > before ? (ofRedis[before] ?? of) : of;
  });
};
