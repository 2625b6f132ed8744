import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Activities } from './activities.ts';
import { AccountRooms } from './attendance/account-rooms.ts';
import { AttendanceLog } from './attendance/attendance-log.ts';
import { Names } from './entry/names.ts';
import type { FeedStore } from './feeds/feed-store.ts';
import type { StoredFeed } from './feeds/feeds.ts';
import { MongoFeedStore } from './feeds/mongo-feed-store.ts';
import { RunEntries } from './feeds/run-entries.ts';
import { ResultRecords } from './history/result-records.ts';
import type { SharedRedis } from './redis/connection/shared-redis.ts';
import { inPlayInRedis } from './redis/in-play-in-redis.ts';
import { PulseRecords } from './pulse/pulse-records.ts';
import { giveRunsRooms } from './room/give-runs-rooms.ts';
import { removeOrphanRooms } from './room/orphan-rooms.ts';
import { RoomRecords } from './room/room-records.ts';
import { Ledger } from './run/ledger.ts';
import { RunRecords } from './run/run-records.ts';
import type { RunnableActivity } from './runnable-activity.ts';
import { type InPlay, inPlayInMemory } from './stores-in-play.ts';

interface StoresParts {
  readonly connection: Connection;
  readonly activities: readonly RunnableActivity[];
  readonly feeds: readonly StoredFeed[];
  readonly clock: Clock;
  readonly log: Logger;
  /** What several processes share; null for one that is alone. */
  readonly redis: SharedRedis | null;
  readonly secret: string;
}

/** What the live engine keeps: what is durable, and what is in play. */
export type LiveStores = Awaited<ReturnType<typeof openStores>>['stores'];

/** Where what is in play is held: in the memory of this process, or in Redis for several. */
const openInPlay = async (
  { redis, clock, secret, activities }: StoresParts,
  feedStore: FeedStore,
): Promise<InPlay> =>
  redis === null
    ? inPlayInMemory(clock, feedStore)
    : inPlayInRedis({ redis: redis.connection, clock, secret, activities, feedStore });

/** What is durable and what is in play. */
export const openStores = async (parts: StoresParts, activities: Activities) => {
  const durable = await openDurable(parts, activities);
  const inPlay = await openInPlay(parts, durable.feedStore);
  const { feedStore } = inPlay;
  const entries = new RunEntries({ feedStore, activities }, parts.feeds);
  return { inPlay, stores: { ...durable, ...inPlay.stores, feedStore, entries } };
};

/** What is durable, with its indexes. */
const openDurable = async (parts: StoresParts, activities: Activities) => {
  const { connection, clock, log, secret } = parts;
  const records = new RunRecords(connection, activities);
  const roomRecords = new RoomRecords(connection);
  await roomRecords.prepare();
  await giveRunsRooms(connection, log);
  await records.prepare();
  await removeOrphanRooms({ roomRecords, records, clock, log });
  const feedStore = new MongoFeedStore(database(connection), log);
  await feedStore.prepare();
  const pulseRecords = new PulseRecords(connection);
  await pulseRecords.prepare();
  const accountRooms = new AccountRooms(database(connection), secret, log);
  await accountRooms.prepare(clock.now(), await roomRecords.newest());
  return {
    accountRooms,
    records,
    roomRecords,
    ledger: new Ledger(database(connection), log),
    names: new Names(database(connection), log),
    attendance: new AttendanceLog(database(connection), log),
    results: new ResultRecords(connection),
    pulseRecords,
    feedStore: feedStore as FeedStore,
  };
};

/** The database of a connection that is open. */
const database = ({ db }: Connection): Db => {
  if (db === undefined) throw new Error('The connection to the store is not open.');
  return db;
};
