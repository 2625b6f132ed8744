import { noNews, noReactions } from '@sets/shared/live/pulse-rules.ts';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { describePulseStore } from '../../../../test/pulse-store-suite.ts';
import { connectTestRedis, describeWithRedis } from '../../../../test/start-redis.ts';
import type { Clock } from '../../../core/clock.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { RedisPulseStore } from './redis-pulse-store.ts';

const opened: RedisConnection[] = [];
afterEach(async () => {
  for (const redis of opened.splice(0)) await redis.close();
});

const openProcess = async (prefix?: string, clock: Clock = createManualClock()) => {
  const redis = await connectTestRedis(prefix === undefined ? {} : { prefix });
  opened.push(redis);
  return { redis, clock, store: await RedisPulseStore.open({ redis, clock }) };
};

describeWithRedis('in Redis', () => {
  describePulseStore('in Redis', async (clock) => (await openProcess(undefined, clock)).store);

  test('two processes count together, and a person who is lost at both is lost once', async () => {
    const one = await openProcess();
    const other = await openProcess(one.redis.prefix, one.clock);
    const heard: string[] = [];
    other.store.onChanged((roomId, change) => void heard.push(`${roomId} ${change}`));
    const until = one.clock.now() + 60_000;
    const taps = { ...noReactions, clap: 2 };
    await one.store.add('room1', { taps, lost: new Map([['ann', until]]) });
    await eventually(() => expect(heard).toEqual(['room1 news']));
    await other.store.add('room1', { taps, lost: new Map([['ann', until]]) });
    const now = { reactions: { ...noReactions, clap: 4 }, lost: 1 };
    expect(await one.store.now('room1', new Set())).toEqual(now);
    one.store.settingsChanged('room1');
    await eventually(() => expect(heard).toContain('room1 settings'));
    // A process that lets go of a room takes nothing from the others.
    one.store.release();
    expect(await other.store.now('room1', new Set())).toEqual(now);
  });

  test('its keys are of one slot, and end by themselves', async () => {
    const { redis, store, clock } = await openProcess();
    await store.add('room1', {
      taps: { ...noNews.taps, wow: 1 },
      lost: new Map([['ann', clock.now() + 60_000]]),
    });
    const keys = await redis.send<string[]>('KEYS', `${redis.prefix}*`);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toContain('{room1}');
      expect(await redis.send<number>('PTTL', key)).toBeGreaterThan(0);
    }
  });
});
