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

test('FE8: what happens within a beat goes out together, once for each audience', async () => {
  const publisher = await open();
  clock.advance(timing.beat);
  await post('a');
  await phonesTold(1);
  for (const text of ['b', 'c', 'd']) await post(text);
  expect(told.map(({ audience }) => audience)).toEqual(['host', 'screen', 'phone']);
  clock.advance(timing.beat);
  await phonesTold(2);
  const { missed } = toPhones()[1]!;
  expect(missed).toMatchObject({ how: 'added', from: 2, to: 4 });
  expect(texts(missed.entries)).toEqual(['b', 'c', 'd']);
  publisher.stop();
});

test('FE5: what happened while the feed was taken up is not left out', async () => {
  let reading: () => Promise<unknown> = async () => {};
  const slow: FeedStore = Object.assign(Object.create(store) as FeedStore, {
    before: async (...given: Parameters<FeedStore['before']>) => {
      await reading();
      return store.before(...given);
    },
    onChanged: (listener: (key: string) => void) => store.onChanged(listener),
    last: (key: string) => store.last(key),
    after: (...given: Parameters<FeedStore['after']>) => store.after(...given),
  });
  await post('a');
  reading = () => post('b');
  const publisher = await open(slow);
  expect(publisher.since(feed, 0)).toMatchObject({ how: 'added', from: 1, to: 1 });
  await phonesTold(1);
  expect(toPhones()[0]?.missed).toMatchObject({ from: 2, to: 2 });
  publisher.stop();
});

test('a feed that cannot be read now is told once it can', async () => {
  let isBroken = true;
  let failed = (): void => {};
  const hasFailed = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const broken: FeedStore = Object.assign(Object.create(store) as FeedStore, {
    before: (...given: Parameters<FeedStore['before']>) => store.before(...given),
    onChanged: (listener: (key: string) => void) => store.onChanged(listener),
    last: (key: string) => store.last(key),
    after: (...given: Parameters<FeedStore['after']>) => {
      if (given[1] < 0 || !isBroken) return store.after(...given);
      failed();
      return Promise.reject(new Error('no store'));
    },
  });
  const publisher = await open(broken);
  await post('a');
  await hasFailed;
  isBroken = false;
  await new Promise((resolve) => setImmediate(resolve));
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
