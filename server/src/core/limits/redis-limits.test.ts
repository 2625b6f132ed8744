import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ageRedis } from '../../../test/age-redis.ts';
import { describeLimits } from '../../../test/limits-suite.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import {
  connectTestRedis,
  describeWithRedis,
  startRedis,
  type TestRedis,
} from '../../../test/start-redis.ts';
import type { RedisConnection } from '../../live/redis/connection/connection.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { limitsInRedis } from './redis-limits.ts';

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

const connect = async (parts: Parameters<typeof connectTestRedis>[0] = {}) => {
  const redis = await connectTestRedis(parts);
  toClose.push(() => redis.close());
  return redis;
};

/** The limits of a process, and what it logs. */
const openProcess = (redis: RedisConnection, clock: Clock = systemClock) => {
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const limits = limitsInRedis({ redis, clock, log, secret: 'known to all processes' });
  return { limits, logged };
};

const rate = { count: 2, seconds: 100 };

describeWithRedis('in Redis', () => {
  describeLimits('in Redis', async () => {
    const redis = await connect();
    return { limits: openProcess(redis).limits, pass: (ms) => ageRedis(redis, ms) };
  });

  test('hold over all processes, and what one gives back, it gives back for all', async () => {
    const one = await connect();
    const other = await connect({ prefix: one.prefix });
    const [here, there] = [one, other].map((redis) => openProcess(redis).limits.window('a', rate));
    expect([await here!.take('ann'), await there!.take('ann')]).toEqual([0, 0]);
    expect(await here!.take('ann')).toBeGreaterThan(0);
    expect(await there!.take('ann')).toBeGreaterThan(0);
    await there!.forget('ann');
    expect(await here!.take('ann')).toBe(0);
  });

  test('leave nothing behind but for the length of their window, and no key in plain text', async () => {
    const redis = await connect();
    const limiter = openProcess(redis).limits.window('mails', rate);
    for (let times = 0; times < 4; times += 1) await limiter.take('ann@school.example');
    const keys = await redis.send<string[]>('KEYS', `${redis.prefix}*`);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toMatch(/ann|school/);
    expect(await redis.send<number>('PTTL', keys[0]!)).toBeGreaterThan(0);
    await ageRedis(redis, rate.seconds * 1_000);
    expect(await redis.send('KEYS', `${redis.prefix}*`)).toEqual([]);
  });

  test('take one message for each call', async () => {
    const redis = await connect();
    const run = vi.spyOn(redis, 'run');
    const send = vi.spyOn(redis, 'send');
    const limiter = openProcess(redis).limits.window('a', rate);
    for (let times = 0; times < 5; times += 1) await limiter.take('ann');
    await limiter.forget('ann');
    expect(run).toHaveBeenCalledTimes(6);
    expect(send).not.toHaveBeenCalled();
  });

  test('take one message for those who come at once, and give no more than there is', async () => {
    const redis = await connect();
    const run = vi.spyOn(redis, 'run');
    const limiter = openProcess(redis).limits.window('a', rate);
    const hall = ['ann', 'ben', 'ann', 'ann', 'ann'];
    const waits = await Promise.all(hall.map(async (key) => limiter.take(key)));
    expect(run).toHaveBeenCalledTimes(2);
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) expect(wait).toBeGreaterThan(rate.seconds * 1_000 - 10_000);
    expect([await limiter.take('ben'), await limiter.take('ann')]).toEqual([0, expect.any(Number)]);
    expect(await limiter.take('ben')).toBeGreaterThan(0);
  });
});

describeWithRedis('limits in a Redis that is away', () => {
  let server: TestRedis;
  beforeAll(async () => {
    server = await startRedis();
    return () => server.close();
  });

  /** The limits of a process whose Redis has gone, of which `ann` had taken one there before. */
  const openLosing = async (lose: () => unknown) => {
    const clock = createManualClock();
    const redis = await connect({ url: server.url });
    const { limits, logged } = openProcess(redis, clock);
    const limiter = limits.window('a', rate);
    expect(await limiter.take('ann')).toBe(0);
    await lose();
    return { clock, redis, limiter, logged };
  };

  test('count what comes to this process, from what came before, say so once, and recover', async () => {
    const { clock, redis, limiter, logged } = await openLosing(() => server.kill());
    expect(await limiter.take('ann')).toBe(0);
    expect(await limiter.take('ann')).toBeGreaterThan(0);
    expect(await limiter.take('ben')).toBe(0);
    await limiter.forget('ann');
    expect(await limiter.take('ann')).toBe(0);
    clock.advance(1_000);
    await limiter.take('ben');
    expect(logged.filter((line) => line.includes('each process alone'))).toHaveLength(1);
    await server.restart();
    await expect.poll(() => redis.send('PING').catch(() => null)).toBe('PONG');
    clock.advance(1_000);
    await limiter.take('ann');
    expect(logged.filter((line) => line.includes('over all processes again'))).toHaveLength(1);
    expect(await redis.send('DBSIZE')).toBe(1);
  });

  test('hold nobody up where it hangs: one call waits a moment, the next ones do not', async () => {
    const { clock, redis, limiter } = await openLosing(() => server.freeze());
    const run = vi.spyOn(redis, 'run');
    try {
      const first = limiter.take('ann');
      await expect.poll(() => run.mock.calls.length).toBe(1);
      clock.advance(250);
      expect(await first).toBe(0);
      expect(await limiter.take('ann')).toBeGreaterThan(0);
      expect(await limiter.take('ben')).toBe(0);
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      server.thaw();
    }
  });
});
