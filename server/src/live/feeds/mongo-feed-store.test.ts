import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { type Collection, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeFeedStore, newEntry } from '../../../test/feed-store-suite.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { type EntryRecord, FeedRecords } from './feed-records.ts';
import { MongoFeedStore } from './mongo-feed-store.ts';

const log = pino({ level: 'silent' });
const feed = 'room1:notes';
const poster = fileURLToPath(new URL('testing/endless-poster.ts', import.meta.url));

let database: Awaited<ReturnType<typeof startTestStore>>;
let clients: [MongoClient, MongoClient];
let records: Collection<EntryRecord>;

const storeOf = (client: MongoClient): MongoFeedStore => new MongoFeedStore(client.db(), log);

beforeAll(async () => {
  database = await startTestStore();
  clients = [await MongoClient.connect(database.uri), await MongoClient.connect(database.uri)];
  records = clients[0].db().collection('feedentries');
  await storeOf(clients[0]).prepare();
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await database.close();
});

const openStores = async () => {
  await records.deleteMany({});
  const [store, other] = [storeOf(clients[0]), storeOf(clients[1])];
  return { store, other };
};

describeFeedStore('in MongoDB', openStores);

test('FE6: nothing of an entry that was removed or replaced is in the database', async () => {
  const { store } = await openStores();
  await store.append(feed, [newEntry('a', { item: { text: 'secret one' } })]);
  await store.append(feed, [newEntry('b', { item: { text: 'secret two' } })]);
  await store.change(feed, 1, { participant: 'ann', attempt: 'c', seen: 1, item: null });
  await store.change(feed, 2, {
    participant: 'ann',
    attempt: 'd',
    seen: 2,
    item: { text: 'harmless' },
  });
  const stored = JSON.stringify(await records.find().toArray());
  expect(stored).toContain('harmless');
  expect(stored).not.toContain('secret');
});

test('FE6: an entry is changed a thousand times at most, and can be removed then too', async () => {
  const { store } = await openStores();
  await store.append(feed, [newEntry('a')]);
  const changes = Array.from({ length: 999 }, (_, at) => ({ seq: at + 2, attempt: `ann:b${at}` }));
  const set = { seq: 1_000 };
  await records.updateOne({ id: 1 }, { $set: set, $push: { history: { $each: changes } } });
  const change = (attempt: string, seen: number, item: unknown = { text: attempt }) =>
    store.change(feed, 1, { participant: 'ann', attempt, seen, item });
  expect(await change('last', 1_000)).toEqual({ seq: 1_001 });
  expect(await change('more', 1_001)).toBe('full');
  expect(await store.append(feed, [newEntry('c')])).toEqual([1_002]);
  expect(await change('remove', 1_001, null)).toEqual({ seq: 1_003 });
  expect(await store.find(feed, 1)).toBeNull();
});

test('what is posted waits for one change at most, however many there are', async () => {
  const { store } = await openStores();
  const posts = Array.from({ length: 60 }, (_, at) => newEntry(`a${at}`));
  const ids = await store.append(feed, posts);
  const made: number[] = [];
  const change = async (id: number): Promise<void> => {
    const item = { text: 'changed' };
    await store.change(feed, id, { participant: 'ann', attempt: 'b', seen: id, item });
    made.push(id);
  };
  const changes = ids.map((id) => change(id));
  await vi.waitUntil(() => made.length > 2, { interval: 0 });
  const before = made.length;
  const [posted] = await store.append(feed, [newEntry('c')]);
  expect(made.length - before).toBeLessThanOrEqual(2);
  await Promise.all(changes);
  // Nobody who changes waits for ever either: they took turns, in the order in which they came.
  expect(made).toEqual(ids);
  expect(posted).toBeLessThan(await store.last(feed));
});

test('FE4: who has not seen the newest changes nothing, not even with a number of the same entry', async () => {
  const { store } = await openStores();
  await store.append(feed, [newEntry('a')]);
  const stale = new FeedRecords(clients[1].db());
  const change = { participant: 'ann', attempt: 'b', seen: 1, item: { text: 'b' } };
  expect(await stale.replace(feed, 0, 1, change)).toBe(false);
  expect(await store.find(feed, 1)).toMatchObject({ seq: 1, item: { text: 'a' } });
  expect(await stale.replace(feed, 1, 1, change)).toBe(true);
});

test('FE1: what cannot be made durable is not acknowledged', async () => {
  await openStores();
  const away = await MongoClient.connect(database.uri);
  const lost = storeOf(away);
  await away.close();
  await expect(lost.append(feed, [newEntry('a')])).rejects.toThrow();
  expect(await records.countDocuments()).toBe(0);
});

test('FE4: after kill -9 of a process that posts, all that it was acknowledged is there, without a gap', async () => {
  const { store } = await openStores();
  const child = spawn(process.execPath, [poster, database.uri, feed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  const posting: Promise<number[]>[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [attempt = '', id] = line.split(' ');
    acknowledged.set(attempt, Number(id));
    // This process posts to the same feed meanwhile.
    posting.push(store.append(feed, [newEntry(`mine-${posting.length}`)]));
    if (acknowledged.size === 150) child.kill('SIGKILL');
  }
  const mine = (await Promise.all(posting)).flat();
  const [next] = await store.append(feed, [newEntry('next')]);
  const entries = await store.after(feed, 0, 10_000);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  expect(entries.at(-1)?.id).toBe(next);
  const idOf = new Map(entries.map(({ id, item }) => [(item as { text: string }).text, id]));
  for (const [attempt, id] of acknowledged) expect(idOf.get(attempt)).toBe(id);
  expect(mine).toEqual(mine.map((_, index) => idOf.get(`mine-${index}`)));
  // Sent again by whoever was not acknowledged: what was written all the same is not there twice.
  const again = Array.from(idOf.keys(), (text) => newEntry(text));
  expect(await store.append(feed, again)).toEqual([...idOf.values()]);
  expect(await store.last(feed)).toBe(next);
});

test('FE4: a process that loses the store in the middle of a write leaves no gap; sent again, each counts once', async () => {
  const posts = Array.from({ length: 60 }, (_, index) => newEntry(`a${index}`));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 12 }), async (turns) => {
      const { store } = await openStores();
      const dying = await MongoClient.connect(database.uri);
      const first = storeOf(dying);
      const sent = posts.map((post) => first.append(feed, [post]));
      const acknowledged = Promise.allSettled(sent);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
      await dying.close(true);
      const before = (await acknowledged).map((each) =>
        each.status === 'fulfilled' ? each.value[0] : null,
      );
      const after = await Promise.all(posts.map((post) => store.append(feed, [post])));
      const ids = after.flat();
      expect(before.every((id, index) => id === null || id === ids[index])).toBe(true);
      const all = posts.map((_, index) => index + 1);
      expect(ids.toSorted((one, other) => one - other)).toEqual(all);
      expect((await store.after(feed, 0, 100)).map(({ seq }) => seq)).toEqual(all);
    }),
    { numRuns: 20 },
  );
});
