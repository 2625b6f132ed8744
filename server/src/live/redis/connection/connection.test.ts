import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import {
  connectTestRedis,
  describeWithRedis,
  startRedis,
  type TestRedis,
} from '../../../../test/start-redis.ts';
import type { Log } from '../../../core/log.ts';
import { connectRedis, type RedisConnection } from './connection.ts';
import { defineScript } from '../../../core/redis/script.ts';

const toClose: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const each of toClose.splice(0).toReversed()) await each.close();
});

const closing = async <Thing extends { close: () => Promise<void> }>(
  opened: Promise<Thing>,
): Promise<Thing> => {
  const thing = await opened;
  toClose.push(thing);
  return thing;
};

const connect = (parts: Parameters<typeof connectTestRedis>[0] = {}): Promise<RedisConnection> =>
  closing(connectTestRedis(parts));

const ownRedis = (): Promise<TestRedis> => closing(startRedis());

const double = defineScript('return {KEYS[1], ARGV[1] * 2}');

describeWithRedis('a connection to Redis', () => {
  test('sends commands, in their order', async () => {
    const redis = await connect();
    const key = `${redis.prefix}list`;
    const lengths = await Promise.all(
      ['a', 'b', 'c'].map((each) => redis.send<number>('RPUSH', key, each)),
    );
    expect(lengths).toEqual([1, 2, 3]);
    expect(await redis.send('LRANGE', key, '0', '-1')).toEqual(['a', 'b', 'c']);
  });

  test('tells what is wrong with a command as Redis does', async () => {
    const redis = await connect();
    await redis.send('SET', `${redis.prefix}text`, 'a');
    await expect(redis.send('LPUSH', `${redis.prefix}text`, 'b')).rejects.toThrow('WRONGTYPE');
  });

  test('runs a script, also one that Redis has forgotten', async () => {
    const redis = await connect({ url: (await ownRedis()).url });
    expect(await redis.run(double, ['a'], ['2'])).toEqual(['a', 4]);
    await redis.send('SCRIPT', 'FLUSH');
    expect(await redis.run(double, ['b'], ['3'])).toEqual(['b', 6]);
    expect(await redis.send('SCRIPT', 'EXISTS', double.sha)).toEqual([1]);
  });

  test('hears what is published under its own prefix, until it stops', async () => {
    const prefix = `shared-${Math.random()}:`;
    const [one, other, stranger] = [
      await connect({ prefix }),
      await connect({ prefix }),
      await connect(),
    ];
    const heard: string[] = [];
    const stop = await one.subscribe('news', (message) => heard.push(message));
    await stranger.publish('news', 'not for us');
    await other.publish('news', 'first');
    await eventually(() => expect(heard).toEqual(['first']));
    stop();
    const again = await one.subscribe('news', (message) => heard.push(`again: ${message}`));
    await other.publish('news', 'second');
    await eventually(() => expect(heard).toEqual(['first', 'again: second']));
    again();
  });

  test('a Redis that is away is UNAVAILABLE at once, and is used again when it is back', async () => {
    const server = await ownRedis();
    const redis = await connect({ url: server.url });
    const heard: string[] = [];
    await redis.subscribe('news', (message) => heard.push(message));
    const again = vi.fn<() => void>();
    redis.onHearingAgain(again);
    await server.kill();
    await eventually(() =>
      expect(redis.send('GET', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
    );
    expect(again).not.toHaveBeenCalled();
    await server.restart();
    await eventually(() => expect(again).toHaveBeenCalledOnce());
    await eventually(async () => redis.publish('news', 'back'));
    await eventually(() => expect(heard).toContain('back'));
  });

  test('a Redis that has gone silent keeps nobody waiting', async () => {
    const server = await ownRedis();
    const clock = createManualClock();
    const redis = await connect({ url: server.url, clock });
    server.freeze();
    const asked = redis.send('GET', 'a');
    // The ping of now may have been answered before; the next one is not.
    const settled = vi.fn<() => void>();
    asked.catch(settled);
    await eventually(() => {
      clock.advance(2_000);
      expect(settled).toHaveBeenCalled();
    });
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.thaw();
    await eventually(async () => expect(await redis.send('PING')).toBe('PONG'));
  });

  test('ends also where Redis does not answer what is under way', async () => {
    const server = await ownRedis();
    const clock = createManualClock();
    const redis = await connect({ url: server.url, clock });
    server.freeze();
    const asked = redis.send('GET', 'a');
    asked.catch(() => {});
    const closed = vi.fn<() => void>();
    void redis.close().then(closed);
    await eventually(() => {
      clock.advance(2_000);
      expect(closed).toHaveBeenCalled();
    });
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.thaw();
  });

  test('a connection in use is not taken for silent', async () => {
    const clock = createManualClock();
    const redis = await connect({ clock });
    for (let round = 0; round < 5; round += 1) {
      expect(await redis.send('PING')).toBe('PONG');
      clock.advance(2_000);
    }
    expect(await redis.send('PING')).toBe('PONG');
  });

  test('warns of a Redis that throws keys out to make room, and of no other', async () => {
    const server = await ownRedis();
    const warn = vi.fn<(...said: unknown[]) => void>();
    const log = { info: () => {}, warn } as unknown as Pick<Log, 'info' | 'warn'>;
    const open = () => closing(connectRedis({ url: server.url, clock: createManualClock(), log }));
    await server.tell('CONFIG', 'SET', 'maxmemory-policy', 'volatile-lru');
    await open();
    // Without a bound there is nothing to make room for.
    expect(warn).not.toHaveBeenCalled();
    await server.tell('CONFIG', 'SET', 'maxmemory', '100mb');
    await open();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { policy: 'volatile-lru' },
      expect.stringContaining('noeviction'),
    );
    await server.tell('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    await open();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('refuses a cluster of several nodes, and says what it needs', async () => {
    const [one, other] = [
      await closing(startRedis({ cluster: true })),
      await closing(startRedis({ cluster: true })),
    ];
    const { port } = new URL(other.url);
    const asked = { info: () => {}, warn: () => {} };
    const open = () => connectRedis({ url: one.url, clock: createManualClock(), log: asked });
    const alone = await open();
    await alone.send('CLUSTER', 'ADDSLOTSRANGE', '0', '8191');
    const [, busPort] = await other.ask<[string, number]>('CONFIG', 'GET', 'cluster-port');
    await other.tell('CLUSTER', 'ADDSLOTSRANGE', '8192', '16383');
    await alone.send('CLUSTER', 'MEET', '127.0.0.1', port, String(busPort));
    await eventually(async () =>
      expect(await alone.send('CLUSTER', 'INFO')).toContain('cluster_size:2'),
    );
    await alone.close();
    await expect(open()).rejects.toThrow('a Redis Cluster of 2 nodes');
  });

  test('says so where there is no Redis', async () => {
    const server = await ownRedis();
    await server.kill();
    const clock = createManualClock();
    const refused = connectTestRedis({ url: server.url, clock });
    const settled = vi.fn<() => void>();
    refused.catch(settled);
    await eventually(() => {
      clock.advance(10_000);
      expect(settled).toHaveBeenCalled();
    });
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
