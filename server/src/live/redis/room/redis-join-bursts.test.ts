import { timing } from '@sets/shared/core/limits.ts';
import { afterEach, expect, test } from 'vitest';
import { ageRedis } from '../../../../test/age-redis.ts';
import { describeJoinBursts } from '../../../../test/join-bursts-suite.ts';
import { connectTestRedis, describeWithRedis } from '../../../../test/start-redis.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { RedisJoinBursts } from './redis-join-bursts.ts';

const opened: RedisConnection[] = [];
afterEach(async () => {
  for (const redis of opened.splice(0)) await redis.close();
});

const openProcess = async (prefix?: string) => {
  const redis = await connectTestRedis(prefix === undefined ? {} : { prefix });
  opened.push(redis);
  return { redis, bursts: new RedisJoinBursts({ redis, secret: 'known to all processes' }) };
};

describeWithRedis('in Redis', () => {
  describeJoinBursts('in Redis', async () => {
    const { redis, bursts } = await openProcess();
    return { bursts, pass: (ms) => ageRedis(redis, ms) };
  });

  test('a hall is one burst, whichever process its phones reach, also when it is left out', async () => {
    const one = await openProcess();
    const other = await openProcess(one.redis.prefix);
    const both = [one, other, one, other].map(({ bursts }) => bursts.of('room1', 'a'));
    const [burst, ...rest] = await Promise.all(both);
    expect(rest).toEqual([burst, burst, burst]);
    await other.bursts.end('room1', [burst!]);
    // A process that drops the room takes nothing from the others.
    other.bursts.drop();
    const next = await one.bursts.of('room1', 'a');
    expect(next).not.toBe(burst);
    expect(await other.bursts.of('room1', 'a')).toBe(next);
  });

  test('nothing is left of it when its time is over, and no address while it lasts', async () => {
    const { redis, bursts } = await openProcess();
    const network = '192.0.2.0';
    await bursts.end('room1', [await bursts.of('room1', network)]);
    const keys = await redis.send<string[]>('KEYS', `${redis.prefix}*`);
    expect(keys).toHaveLength(4);
    expect(keys.join(' ')).not.toContain(network);
    for (const key of keys) expect(key).toContain('{room1}');
    await ageRedis(redis, timing.networkKept);
    expect(await redis.send('KEYS', `${redis.prefix}*`)).toEqual([]);
  });
});
