import { randomUUID } from 'node:crypto';
import { afterEach } from 'vitest';
import { type Clock, systemClock } from '../src/core/clock.ts';
import type { RedisConnection } from '../src/live/redis/connection/connection.ts';
import { RedisRunStore } from '../src/live/redis/run/redis-run-store.ts';
import type { Change } from '../src/live/run/run-store.ts';
import { connectTestRedis, startRedis, type TestRedis } from './start-redis.ts';

/** A process's run store, its connection, and what it has told of runs, as `run1 step`. */
export interface StoreAtRedis {
  readonly store: RedisRunStore;
  readonly redis: RedisConnection;
  readonly told: string[];
  /** Ends as a process does. */
  readonly close: () => Promise<void>;
}

interface Where {
  /** Those with the same prefix share their runs. */
  readonly prefix: string;
  readonly url?: string;
  readonly clock?: Clock;
  /** Of what version its program is: 1 where nothing is said. */
  readonly version?: number;
}

const toClose: { close: () => Promise<void> }[] = [];

/** Closes whatever a test has opened here, at its end; call it at the top of a file. */
export const closeAfterEach = (): void => {
  afterEach(async () => {
    for (const each of toClose.splice(0).toReversed()) await each.close();
  });
};

/** A Redis for one test alone: one that is stopped or emptied. */
export const ownRedis = async (...given: Parameters<typeof startRedis>): Promise<TestRedis> => {
  const server = await startRedis(...given);
  toClose.push(server);
  return server;
};

export const storeAt = async (where: Where): Promise<StoreAtRedis> => {
  const redis = await connectTestRedis(where);
  const store = new RedisRunStore({
    redis,
    clock: where.clock ?? systemClock,
    version: where.version ?? 1,
  });
  const told: string[] = [];
  store.onChanged(({ runId }, change: Change) => told.push(`${runId} ${change}`));
  let closed: Promise<void> | null = null;
  const closeBoth = async (): Promise<void> => {
    await store.close();
    await redis.close();
  };
  const at = { store, redis, told, close: () => (closed ??= closeBoth()) };
  toClose.push(at);
  return at;
};

/** Two processes on one Redis: of the worker, or the one that is given. */
export const twoStores = async (
  parts: Omit<Where, 'prefix'> = {},
): Promise<[StoreAtRedis, StoreAtRedis]> => {
  const where = { ...parts, prefix: `${randomUUID()}:` };
  return [await storeAt(where), await storeAt(where)];
};
