import { timing } from '@sets/shared/core/limits.ts';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { describeFeedStore, newEntry } from '../../../test/feed-store-suite.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';
import { connectTestRedis, describeWithRedis, startRedis } from '../../../test/start-redis.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { type Clock, systemClock } from '../../core/clock.ts';
import { FeedPublisher } from '../feeds/feed-publisher.ts';
import { Feeds } from '../feeds/feeds.ts';
import { MongoFeedStore } from '../feeds/mongo-feed-store.ts';
import type { RedisConnection } from './connection/connection.ts';
import { RedisFeedSignals } from './feed-signals.ts';
import { closing, connect } from './testing/redis-processes.ts';

const log = pino({ level: 'silent' });
const notes = { roomId: 'room1', feed: 'notes' };
const feed = 'room1:notes';

let database: Awaited<ReturnType<typeof startTestStore>>;
let clients: [MongoClient, MongoClient];

const storeOf = (client: MongoClient): MongoFeedStore => new MongoFeedStore(client.db(), log);

beforeAll(async () => {
  database = await startTestStore();
  clients = [await MongoClient.connect(database.uri), await MongoClient.connect(database.uri)];
  await storeOf(clients[0]).prepare();
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await database.close();
});
beforeEach(async () => {
  await clients[0].db().collection('feedentries').deleteMany({});
});

const openOn = async (redis: RedisConnection, of: 0 | 1, clock: Clock = systemClock) => {
  const store = storeOf(clients[of]);
  const signals = closing(await RedisFeedSignals.open({ store, redis, clock }));
  const told = vi.fn<(feed: string) => void>();
  signals.onChanged(told, () => [feed]);
  return { signals, told, redis };
};

/** Two processes that write to the same feeds. */
const openTwo = async (clock?: Clock) => {
  const one = await openOn(await connect(), 0, clock);
  return [one, await openOn(await connect({ prefix: one.redis.prefix }), 1, clock)] as const;
};

const post = (signals: RedisFeedSignals, text: string) =>
  signals.append(feed, [newEntry(text, { item: { text, v: 1 } })]);

describeWithRedis('feeds whose changes are told over Redis', () => {
  describe('as a store', () => {
    let shared: readonly [RedisConnection, RedisConnection];

    beforeAll(async () => {
      const one = await connectTestRedis();
      shared = [one, await connectTestRedis({ prefix: one.prefix })];
    });
    afterAll(async () => {
      for (const each of shared) await each.close();
    });

    describeFeedStore('in MongoDB, told over Redis', async () => {
      await clients[0].db().collection('feedentries').deleteMany({});
      const [{ signals: store }, { signals: other }] = [
        await openOn(shared[0], 0),
        await openOn(shared[1], 1),
      ];
      return { store, other };
    });
  });

  test('what one process writes the other is told of, and what it writes itself once', async () => {
    const [one, other] = await openTwo();
    await post(one.signals, 'a');
    expect(one.told.mock.calls).toEqual([[feed]]);
    await eventually(() => expect(other.told.mock.calls).toEqual([[feed]]));
    const change = { participant: 'ann', attempt: 'x', seen: 1, item: null };
    await other.signals.change(feed, 1, change);
    await eventually(() => expect(one.told).toHaveBeenCalledTimes(2));
    expect(other.told).toHaveBeenCalledTimes(2);
  });

  test('six hundred entries are two messages', async () => {
    const clock = createManualClock();
    const [one, other] = await openTwo(clock);
    const texts = Array.from({ length: 600 }, (_, at) => `a${at}`);
    await Promise.all(texts.map((text) => post(one.signals, text)));
    clock.advance(timing.beat);
    await eventually(() => expect(other.told).toHaveBeenCalledTimes(2));
    clock.advance(timing.beat);
    await other.signals.append('room2:notes', [newEntry('b')]);
    // Messages come in their order.
    await eventually(() => expect(one.told).toHaveBeenCalledWith('room2:notes'));
    expect(other.told.mock.calls.filter(([told]) => told === feed)).toHaveLength(2);
  });

  test('who follows it at one process is given what was posted at the other, in its order', async () => {
    const [one, other] = await openTwo();
    const seen: number[] = [];
    const publisher = new FeedPublisher({
      feedStore: other.signals,
      feeds: new Feeds([{ feed: notesFeed, stored: storedNote }], log),
      clock: systemClock,
      log,
      emit: (_feed, audience, { entries }) => {
        if (audience === 'host') seen.push(...entries.map(({ seq }) => seq));
      },
    });
    closing({ close: async () => publisher.stop() });
    await publisher.prepare(notes);
    const posts = Array.from({ length: 40 }, (_, at) =>
      post(at % 2 === 0 ? one.signals : other.signals, `a${at}`),
    );
    const last = Math.max(...(await Promise.all(posts)).flat());
    await eventually(() => expect(seen.at(-1)).toBe(last));
    expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  test('what may have been missed while Redis was away is told of when it is back', async () => {
    const server = closing(await startRedis());
    const clock = createManualClock();
    const one = await openOn(await connect({ url: server.url }), 0, clock);
    const other = await openOn(
      await connect({ url: server.url, prefix: one.redis.prefix }),
      1,
      clock,
    );
    await server.kill();
    await eventually(() =>
      expect(one.redis.send('PING')).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
    );
    // What is posted is as durable as ever.
    await post(one.signals, 'a');
    expect(other.told).not.toHaveBeenCalled();
    await server.restart();
    await eventually(() => expect(other.told).toHaveBeenCalledWith(feed));
  });

  test('what could not be told is told when it can be', async () => {
    const clock = createManualClock();
    const [one, other] = await openTwo(clock);
    const publish = vi.spyOn(one.redis, 'publish');
    // At once, and once more.
    for (let times = 0; times < 2; times += 1) publish.mockRejectedValueOnce(new Error('away'));
    await post(one.signals, 'a');
    await eventually(() => expect(publish).toHaveBeenCalledTimes(2));
    expect(other.told).not.toHaveBeenCalled();
    await eventually(() => {
      clock.advance(1_000);
      expect(other.told).toHaveBeenCalledWith(feed);
    });
  });

  test('what was written last before the end of a process is told as well', async () => {
    const [one, other] = await openTwo(createManualClock());
    await post(one.signals, 'a');
    await eventually(() => expect(other.told).toHaveBeenCalledTimes(1));
    // It would wait for the next beat.
    await post(one.signals, 'b');
    await one.signals.close();
    await eventually(() => expect(other.told).toHaveBeenCalledTimes(2));
  });
});
