/** What is killed: all that there is, as by a power cut, one of several server processes, or Redis. */
export type Struck = 'all' | 'server' | 'redis';

/** What is killed one after the other: so many times a server, and Redis evenly among them. */
export const strikesOf = (of: 'all' | 'server', kills: number, redisKills: number): Struck[] => {
  const total = kills + redisKills;
  const redisUntil = Array.from({ length: total + 1 }, (_, at) =>
    Math.floor((at * redisKills) / total),
  );
  return redisUntil.slice(1).map((until, at) => (until > (redisUntil[at] ?? 0) ? 'redis' : of));
};
