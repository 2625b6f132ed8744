import { timing } from '@sets/shared/core/limits.ts';
import type { FeedEntry } from '@sets/shared/live/feed.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newEntry } from '../../../test/feed-store-suite.ts';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { keyOf } from './feed-key.ts';
import { FeedPublisher } from './feed-publisher.ts';
import type { FeedStore } from './feed-store.ts';
import type { seenBy } from './feed-window.ts';
import { Feeds } from './feeds.ts';
import { MongoFeedStore } from './mongo-feed-store.ts';

const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let made = 0;

interface Told {
  readonly audience: Audience;
  readonly missed: ReturnType<typeof seenBy>;
}

let feed: { roomId: string; feed: string };
let clock: ManualClock;
let store: MongoFeedStore;
let told: Told[];
let arrived: () => void;

beforeAll(async () => {
  database = await startTestStore();
  client = await MongoClient.connect(database.uri);
  await new MongoFeedStore(client.db(), log).prepare();
});
afterAll(async () => {
  await client.close();
  await database.close();
});
beforeEach(() => {
  feed = { roomId: `room${(made += 1)}`, feed: 'notes' };
  clock = createManualClock();
  store = new MongoFeedStore(client.db(), log);
  told = [];
  arrived = () => {};
});

const open = async (feedStore: FeedStore = store): Promise<FeedPublisher> => {
  const publisher = new FeedPublisher({
    feedStore,
    feeds: new Feeds([{ feed: notesFeed, stored: storedNote }], log),
    clock,
    log,
    emit: (_feed, audience, missed) => {
      told.push({ audience, missed });
      arrived();
    },
  });
  await publisher.prepare(feed);
  return publisher;
};
const post = (text: string, v = 1) =>
  store.append(keyOf(feed), [newEntry(text, { item: { text, v } })]);
const toPhones = () => told.filter(({ audience }) => audience === 'phone');
const phonesTold = (times: number): Promise<void> =>
  new Promise((resolve) => {
    arrived = () => {
      if (toPhones().length === times) resolve();
    };
    arrived();
  });
const texts = (entries: readonly FeedEntry[]): unknown[] =>
  entries.map(({ view }) => (view as { text: string } | null)?.text ?? null);

/** The store, but for what a test does otherwise. */
const storeBut = (otherwise: Partial<FeedStore>): FeedStore =>
  new Proxy<FeedStore>(store, {
    get: (target, name: keyof FeedStore) =>
      otherwise[name] ?? (target[name] as (...given: never[]) => unknown).bind(target),
  });

test('FE8: what happens within a beat goes out together, once for each audience', async () => {
  let reads = 0;
  let looked = (): void => {};
  const haveRead = (count: number): Promise<void> =>
    new Promise((resolve) => {
      looked = () => {
        if (reads === count) resolve();
      };
      looked();
    });
  const publisher = await open(
    storeBut({
      after: async (...given) => {
        const found = await store.after(...given);
        reads += 1;
        // After whoever asked has gone on with it.
        setImmediate(() => looked());
        return found;
      },
    }),
  );
  // Once to take the feed up, and once for what happened meanwhile.
  await haveRead(2);
  clock.advance(timing.beat);
  await post('a');
  await haveRead(3);
  for (const text of ['b', 'c', 'd']) await post(text);
  expect(told.map(({ audience }) => audience)).toEqual(['host', 'screen', 'phone']);
  clock.advance(timing.beat);
  await phonesTold(2);
  expect(reads).toBe(4);
  const { missed } = toPhones()[1]!;
  expect(missed).toMatchObject({ how: 'added', from: 2, to: 4 });
  expect(texts(missed.entries)).toEqual(['b', 'c', 'd']);
  publisher.stop();
});

test('FE5: what happened while the feed was taken up is not left out', async () => {
  await post('a');
  const publisher = await open(
    storeBut({
      before: async (...given) => {
        await post('b');
        return store.before(...given);
      },
    }),
  );
  expect(publisher.since(feed, 0)).toMatchObject({ how: 'added', from: 1, to: 1 });
  await phonesTold(1);
  expect(toPhones()[0]?.missed).toMatchObject({ from: 2, to: 2 });
  publisher.stop();
});

test('a feed that cannot be read now is told once it can', async () => {
  let isBroken = true;
  const failed = Promise.withResolvers<void>();
  const publisher = await open(
    storeBut({
      after: async (...given) => {
        if (given[1] < 0 || !isBroken) return store.after(...given);
        failed.resolve();
        throw new Error('no store');
      },
    }),
  );
  await post('a');
  await failed.promise;
  isBroken = false;
  clock.advance(2_000);
  await phonesTold(1);
  expect(texts(toPhones()[0]?.missed.entries ?? [])).toEqual(['a']);
  publisher.stop();
});

test('an entry of a newer version is seen by nobody, and holds nothing up', async () => {
  await post('from the future', 2);
  await post('a');
  const publisher = await open();
  const { entries } = publisher.since(feed, undefined);
  expect(texts(entries.map(({ seen }) => seen.phone))).toEqual([null, 'a']);
  publisher.stop();
});

test('a room that nobody is in any more is forgotten', async () => {
  const publisher = await open();
  expect(publisher.size).toBe(1);
  publisher.drop('another room');
  expect(publisher.size).toBe(1);
  publisher.drop(feed.roomId);
  expect(publisher.size).toBe(0);
  publisher.stop();
});
