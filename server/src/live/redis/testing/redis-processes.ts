import { onTestFinished } from 'vitest';
import { connectTestRedis } from '../../../../test/start-redis.ts';
import { systemClock } from '../../../core/clock.ts';
import type { RoomChange } from '../../room-store.ts';
import type { RedisConnection } from '../connection.ts';
import { RedisRoomStore } from '../redis-room-store.ts';

/** Closes something when the test is over: what was opened last goes first. */
export const closing = <Thing extends { close: () => Promise<void> }>(thing: Thing): Thing => {
  onTestFinished(() => thing.close());
  return thing;
};

/** A connection as of a process of its own, until the test is over. */
export const connect = async (
  parts: Parameters<typeof connectTestRedis>[0] = {},
): Promise<RedisConnection> => closing(await connectTestRedis(parts));

/** A connection over which nothing is heard. */
export const connectDeaf = async (prefix: string): Promise<RedisConnection> => {
  const redis = await connect({ prefix });
  return {
    prefix,
    send: (...args) => redis.send(...args),
    run: (...args) => redis.run(...args),
    publish: (...args) => redis.publish(...args),
    subscribe: async () => () => {},
    onHearingAgain: () => () => {},
    close: () => redis.close(),
  };
};

type Parts = Partial<Parameters<typeof RedisRoomStore.open>[0]>;

/** What a process has of the rooms, and what it was told of `room1`. */
export const openRooms = async (redis: RedisConnection, parts: Parts = {}) => {
  const store = closing(await RedisRoomStore.open({ redis, clock: systemClock, ...parts }));
  const told: RoomChange[] = [];
  store.onChanged((roomId, change) => {
    if (roomId === 'room1') told.push(change);
  });
  return { store, told, redis };
};

/** Two processes that serve the same rooms. */
export const openRoomsTwice = async (parts: Parts = {}) => {
  const one = await openRooms(await connect(), parts);
  const { prefix } = one.redis;
  return [one, await openRooms(await connect({ prefix }), parts)] as const;
};

/** All that is in Redis of an installation. */
export const keysOf = async (redis: RedisConnection): Promise<string[]> =>
  (await redis.send<string[]>('KEYS', '*')).filter((key) => key.startsWith(redis.prefix));
