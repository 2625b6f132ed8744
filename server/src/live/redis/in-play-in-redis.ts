import type { Clock } from '../../core/clock.ts';
import type { FeedStore } from '../feeds/feed-store.ts';
import type { InPlay } from '../stores-in-play.ts';
import type { RunnableActivity } from '../runnable-activity.ts';
import type { RedisConnection } from './connection/connection.ts';
import { RedisFeedSignals } from './feed-signals.ts';
import { playVersion } from './play-version.ts';
import { RedisFoldStore } from './run/redis-fold-store.ts';
import { RedisJoinBursts } from './room/redis-join-bursts.ts';
import { RedisPulseStore } from './room/redis-pulse-store.ts';
import { RedisPresenceStore } from './presence/redis-presence-store.ts';
import { RedisRoomStore } from './room/redis-room-store.ts';
import { RedisRunStore } from './run/redis-run-store.ts';

interface Parts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  /** The same in every process. */
  readonly secret: string;
  /** All that this program carries. */
  readonly activities: readonly RunnableActivity[];
  /** Where feeds are kept. */
  readonly feedStore: FeedStore;
}

/** In Redis: for all processes that use the same. @throws AppError UNAVAILABLE */
export const inPlayInRedis = async (parts: Parts): Promise<InPlay> => {
  const { redis, clock, secret } = parts;
  const version = playVersion(parts.activities);
  const store = new RedisRunStore({ redis, clock, version });
  const roomStore = await RedisRoomStore.open({ redis, clock, version });
  const presence = await RedisPresenceStore.open({ redis, clock, rooms: roomStore });
  const pulse = await RedisPulseStore.open({ redis, clock });
  const feedStore = await RedisFeedSignals.open({ store: parts.feedStore, redis, clock });
  return {
    stores: {
      store,
      roomStore,
      presence,
      folds: new RedisFoldStore({ redis, clock, version }),
      bursts: new RedisJoinBursts({ redis, secret }),
      pulse,
    },
    feedStore,
    close: async () => {
      await feedStore.close();
      pulse.close();
      await presence.close();
      await roomStore.close();
      await store.close();
    },
  };
};
