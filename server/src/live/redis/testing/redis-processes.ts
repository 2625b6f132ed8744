import { onTestFinished, vi } from 'vitest';
import { connectTestRedis, startRedis } from '../../../../test/start-redis.ts';
import { systemClock } from '../../../core/clock.ts';
import type { RoomChange } from '../../room/room-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { RedisPresenceStore } from '../presence/redis-presence-store.ts';
import { RedisRoomStore } from '../room/redis-room-store.ts';

/** Closes something when the test is over: what was opened last goes first. */
export const closing = <Thing extends { close: () => Promise<void> }>(thing: Thing): Thing => {
  onTestFinished(() => thing.close());
  return thing;
};

/** A Redis of its own that keeps all that it has acknowledged, also over a sudden end. */
export const startKeepingRedis = async () => {
  const server = closing(await startRedis({ appendOnly: true }));
  const redis = await connect({ url: server.url });
  await redis.send('CONFIG', 'SET', 'appendfsync', 'always');
  return server;
};

/** A connection as of a process of its own, until the test is over. */
export const connect = async (
  parts: Parameters<typeof connectTestRedis>[0] = {},
): Promise<RedisConnection> => closing(await connectTestRedis(parts));

/** A connection, but for what a test does otherwise. */
export const connectionBut = (
  redis: RedisConnection,
  otherwise: Partial<RedisConnection>,
): RedisConnection => ({
  prefix: redis.prefix,
  get playPrefix() {
    return redis.playPrefix;
  },
  isThere: true,
  hears: true,
  send: (...args) => redis.send(...args),
  run: (...args) => redis.run(...args),
  publish: (...args) => redis.publish(...args),
  subscribe: (...args) => redis.subscribe(...args),
  onHearingAgain: (listener) => redis.onHearingAgain(listener),
  close: () => redis.close(),
  ...otherwise,
});

/** A connection over which nothing is heard. */
export const connectDeaf = async (prefix: string): Promise<RedisConnection> =>
  connectionBut(await connect({ prefix }), { subscribe: async () => () => {} });

type Parts = Partial<Parameters<typeof RedisRoomStore.open>[0]>;

/** What a process has of the rooms, and what it was told of `room1`. */
export const openRooms = async (redis: RedisConnection, parts: Parts = {}) => {
  const store = closing(
    await RedisRoomStore.open({ redis, clock: systemClock, version: 1, ...parts }),
  );
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

type PresenceParts = Partial<Parameters<typeof RedisPresenceStore.open>[0]>;

/** What a process has of the presence, and how often it was told of `room1`. */
export const openPresence = async (redis: RedisConnection, parts: PresenceParts = {}) => {
  const presence = closing(await RedisPresenceStore.open({ redis, clock: systemClock, ...parts }));
  const told = vi.fn<(roomId: string) => void>();
  presence.onChanged(told);
  return { presence, told, redis };
};

/** Two processes whose people may be in the same rooms. */
export const openPresenceTwice = async (parts: PresenceParts = {}) => {
  const one = await openPresence(await connect(), parts);
  return [one, await openPresence(await connect({ prefix: one.redis.prefix }), parts)] as const;
};

/** People come to `room1`. */
export const arrive = async (
  { presence }: { presence: RedisPresenceStore },
  ...people: string[]
) => {
  await Promise.all(people.map((each) => presence.arrive('room1', each)));
};

/** People leave `room1`. */
export const leave = async (
  { presence }: { presence: RedisPresenceStore },
  ...people: string[]
) => {
  for (const each of people) presence.leave('room1', each);
  await presence.settled();
};

/** Who is in `room1`. */
export const hereIn = async ({ presence }: { presence: RedisPresenceStore }) =>
  [...(await presence.here('room1'))].toSorted();

/** All that is in Redis of an installation. */
export const keysOf = async (redis: RedisConnection): Promise<string[]> =>
  (await redis.send<string[]>('KEYS', '*')).filter((key) => key.startsWith(redis.prefix));
