import { limits } from '@sets/shared/core/limits.ts';
import { fail } from '@sets/shared/core/result.ts';
import type { Author } from '@sets/shared/live/feed.ts';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newEntry } from '../../../test/feed-store-suite.ts';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { systemClock } from '../../core/clock.ts';
import { limitsInMemory } from '../../core/limits/memory-limits.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import { Feeds } from './feeds.ts';
import { MongoFeedStore } from './mongo-feed-store.ts';
import { Posting } from './posting.ts';

/** A day of it does not pass in a test. */
const clock = systemClock;
const log = pino({ level: 'silent' });
const ref = { roomId: 'room1', feed: 'notes' };
const key = 'room1:notes';
const ann: Author = { as: 'phone', participant: 'ann' };
const host: Author = { as: 'host', participant: 'host' };

let database: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let feedStore: MongoFeedStore;
let posting: Posting;

beforeAll(async () => {
  database = await startTestStore();
  client = await MongoClient.connect(database.uri);
  await new MongoFeedStore(client.db(), log).prepare();
});
afterAll(async () => {
  await client.close();
  await database.close();
});
beforeEach(async () => {
  await client.db().collection('feedentries').deleteMany({});
  feedStore = new MongoFeedStore(client.db(), log);
  const bounds = limitsInMemory(clock);
  const feeds = new Feeds([{ feed: notesFeed, stored: storedNote }], log);
  // Nothing is on in the room.
  const rooms = { load: async () => ({ current: null }) } as unknown as Rooms;
  posting = new Posting({ feedStore, feeds, rooms, runs: {} as Runs, clock, limits: bounds });
});

const post = (who: Author, attempt: string) =>
  posting.post(who, { ...ref, attempt, item: { text: attempt } });
const change = (who: Author, id: number, attempt: string, item: unknown = { text: attempt }) =>
  posting.change(who, { ...ref, id, attempt, item });

/** What happens in the feed until it has had this number. */
const fillUpTo = async (seq: number): Promise<void> => {
  const entries = client.db().collection<{ _id: string }>('feedentries');
  const { author, at } = newEntry('last');
  const history = [{ seq, attempt: `ann:last${seq}` }];
  const item = { text: 'last', v: 1 };
  await entries.insertOne({
    _id: `${key}:${seq}`,
    feed: key,
    id: seq,
    seq,
    author,
    at,
    item,
    history,
  } as never);
};

test('FE6: of many changes of one entry at once each is judged once and written once', async () => {
  await post(ann, 'a');
  const written = vi.spyOn(feedStore, 'change');
  const seqs = await Promise.all(Array.from({ length: 50 }, (_, at) => change(ann, 1, `b${at}`)));
  expect(seqs).toEqual(seqs.map((_, at) => at + 2));
  expect(written).toHaveBeenCalledTimes(50);
});

test('whoever changes something waits for no more than one change of each other participant', async () => {
  const ids = await feedStore.append(
    key,
    Array.from({ length: 40 }, (_, at) => newEntry(`a${at}`, { item: { text: 'a', v: 1 } })),
  );
  const made: string[] = [];
  const changes = ids.map((id) => change(ann, id, 'b').then(() => made.push('ann')));
  await vi.waitUntil(() => made.length > 2, { interval: 0 });
  const before = made.length;
  await change(host, 40, 'removes', null);
  expect(made.length - before).toBeLessThanOrEqual(3);
  expect(await Promise.allSettled(changes)).toHaveLength(40);
  expect(made).toHaveLength(39);
});

test('FE6: what phones may add and change ends before what hosts may; anything can be removed', async () => {
  const { length } = limits.feed;
  expect(await post(ann, 'early')).toBe(1);
  await fillUpTo(length.phone);
  const full = { code: 'TOO_LARGE' };
  await expect(post(ann, 'more')).rejects.toMatchObject(full);
  await expect(change(ann, 1, 'other')).rejects.toMatchObject(full);
  expect(await post(host, 'from the host')).toBe(length.phone + 1);
  // What was done before is acknowledged again (FE3).
  expect(await post(ann, 'early')).toBe(1);
  expect(await change(ann, 1, 'away', null)).toBe(length.phone + 2);
  await fillUpTo(length.host);
  await expect(post(host, 'more')).rejects.toMatchObject(full);
  expect(await change(host, length.phone, 'away', null)).toBe(length.host + 1);
});

test('FE6: the server’s own changes end where there is no room for more, and those for hosts later', async () => {
  await post(ann, 'a');
  const { length } = limits.feed;
  await fillUpTo(length.phone);
  const rule = (text: string) => () => ({ text });
  await posting.revise(ref, 1, rule('counted'));
  expect(await feedStore.find(key, 1)).toMatchObject({ item: { text: 'a' } });
  await posting.revise(ref, 1, rule('pinned'), 'host');
  expect(await feedStore.find(key, 1)).toMatchObject({ item: { text: 'pinned' } });
  await fillUpTo(length.host);
  await posting.revise(ref, 1, rule('more'), 'host');
  expect(await feedStore.find(key, 1)).toMatchObject({ item: { text: 'pinned' } });
  await posting.remove(ref, 1);
  expect(await feedStore.find(key, 1)).toBeNull();
});

test('FE6: one person takes so many numbers of a feed in a day; what others write and what is removed is not touched', async () => {
  await post(ann, 'a');
  for (let taken = 1; taken < limits.feed.perDay.phone; taken += 1) await posting.take(ann, ref);
  const tooMuch = { code: 'TOO_LARGE', message: expect.stringContaining('tomorrow') as string };
  await expect(posting.take(ann, ref)).rejects.toMatchObject(tooMuch);
  await expect(post(ann, 'b')).rejects.toMatchObject(tooMuch);
  await expect(change(ann, 1, 'c')).rejects.toMatchObject(tooMuch);
  expect(await post({ as: 'phone', participant: 'ben' }, 'd')).toBe(2);
  expect(await post(host, 'e')).toBe(3);
  expect(await change(ann, 1, 'away', null)).toBe(4);
  // Another feed is counted for itself.
  await posting.take(ann, { ...ref, roomId: 'room2' });
});

test('who is barred from a room adds and changes nothing, is told what they did before, and may remove it', async () => {
  const id = await post(ann, 'a');
  const place = {
    ...posting.room(ref.roomId),
    barred: async () => fail('UNAUTHENTICATED', 'Log in.'),
  };
  const again = { ...ref, attempt: 'a', item: { text: 'a' } };
  expect(await posting.post(ann, again, place)).toBe(id);
  const barred = { code: 'UNAUTHENTICATED' };
  await expect(posting.post(ann, { ...again, attempt: 'b' }, place)).rejects.toMatchObject(barred);
  const other = { ...ref, id, attempt: 'c' };
  await expect(posting.change(ann, { ...other, item: { text: 'c' } }, place)).rejects.toMatchObject(
    barred,
  );
  await posting.change(ann, { ...other, attempt: 'd', item: null }, place);
  expect(await feedStore.find(key, id)).toBeNull();
});
