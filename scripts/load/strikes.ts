/** What is killed: all that there is, as by a power cut, one of several server processes, or Redis. */
export type Struck = 'all' | 'server' | 'redis';

/** What is killed one after the other: so many times a server, and Redis evenly among them. */
export const strikesOf = (of: 'all' | 'server', kills: number, redisKills: number): Struck[] => {
  const total = kills + redisKills;
  return Array.from({ length: total }, (_, at) => {
    const redisUntil = (count: number): number => Math.floor((count * redisKills) / total);
    return redisUntil(at + 1) > redisUntil(at) ? 'redis' : of;
  });
};
