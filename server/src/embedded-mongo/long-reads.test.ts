import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './start.ts';

interface Stored {
  _id: number;
  at: number;
  odd: boolean;
  tags?: number[];
}

const dir = mkdtempSync(join(tmpdir(), 'sets-long-'));
const documents = 3_000;
let store: EmbeddedMongo;
let client: MongoClient;
let db: Db;
let stored: Collection<Stored>;

/** Each place once, in another order than that of the ids. */
const placeOf = (id: number): number => (id * 1_009) % documents;
const all: Stored[] = Array.from({ length: documents }, (_, id) => ({
  _id: id,
  at: placeOf(id),
  odd: id % 2 === 1,
}));

beforeAll(async () => {
  // Without patience every read that looks at 64 documents is a long one.
  store = await startEmbeddedMongo({ dir, patienceMs: 0 });
  client = await MongoClient.connect(store.uri);
  db = client.db();
});

afterAll(async () => {
  await client.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

beforeEach(async () => {
  await db.dropDatabase();
  stored = db.collection('stored');
  await stored.insertMany(all);
});

describe('a read that takes long finds what any other would', () => {
  test('find: in its order, a part of it, one of them, by a pattern', async () => {
    const odd = await stored.find({ odd: true }).toArray();
    expect(odd).toEqual(all.filter((each) => each.odd));
    const sorted = await stored.find().sort({ at: -1 }).toArray();
    expect(sorted.map(({ at }) => at)).toEqual(all.map((_, n) => documents - 1 - n));
    const some = await stored.find().sort({ at: 1 }).skip(10).limit(2_000).toArray();
    expect(some.map(({ at }) => at)).toEqual(all.map((_, n) => n).slice(10, 2_010));
    expect(await stored.findOne({ at: placeOf(2_999) })).toEqual(all[2_999]);
    await db.collection('words').insertMany(all.map(({ _id }) => ({ word: `w${_id}` })));
    const words = await db
      .collection('words')
      .find({ word: /^w.*9$/ })
      .toArray();
    expect(words).toHaveLength(documents / 10);
  });

  test('count, distinct, explain and pipelines', async () => {
    expect(await stored.countDocuments({ odd: true })).toBe(documents / 2);
    expect(new Set(await stored.distinct('odd'))).toEqual(new Set([false, true]));
    const explained = await stored.find({ odd: true }).explain('executionStats');
    expect(explained.executionStats).toMatchObject({ nReturned: documents / 2 });
    const pipeline = [{ $match: { odd: true } }, { $project: { at: 1 } }];
    const shown = await stored.aggregate(pipeline).toArray();
    expect(shown).toEqual(all.filter(({ odd }) => odd).map(({ _id, at }) => ({ _id, at })));
    const sums = await stored.aggregate([{ $group: { _id: '$odd', n: { $sum: 1 } } }]).toArray();
    expect(sums.map(({ n }) => n as number)).toEqual([documents / 2, documents / 2]);
  });

  test('what was written just before, new collections and indexes', async () => {
    await stored.countDocuments({ odd: true });
    await stored.createIndex({ tags: 1 });
    await stored.updateMany({ odd: true }, { $set: { tags: [1, 2, 3] } });
    expect(await stored.find({ tags: { $gte: 1 } }).toArray()).toHaveLength(documents / 2);
    await db.collection<Stored>('other').insertMany(all);
    expect(await db.collection('other').countDocuments({ odd: false })).toBe(documents / 2);
    await stored.drop();
    expect(await stored.countDocuments({ odd: true })).toBe(0);
  });
});

test('a cursor that is closed early lets go; one of what was dropped says so', async () => {
  const cursor = stored.find().sort({ at: 1 }).batchSize(10);
  for (let n = 0; n < 15; n += 1) await cursor.next();
  await cursor.close();
  const other = stored.find().sort({ at: 1 }).batchSize(10);
  await other.next();
  await stored.drop();
  await expect(other.toArray()).rejects.toMatchObject({ code: 175 });
});

test('a pattern that never ends stops nobody, and has an end of which nothing was said', async () => {
  await db.collection('words').insertOne({ word: `${'a'.repeat(40)}!` });
  const search = db.collection('words').findOne({ word: /^(a+)+$/ });
  let isOver = false;
  const refused = search.catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await stored.insertOne({ _id: documents, at: documents, odd: false });
  expect(isOver).toBe(false);
  expect(await refused).toMatchObject({ code: 50 });
});

test('a stop does not wait for it', async () => {
  const folder = join(dir, 'stopped');
  const other = await startEmbeddedMongo({ dir: folder, patienceMs: 0 });
  // Where it has just gone the driver looks for it, to read once more and to say that it goes itself: half a minute, else.
  const its = await MongoClient.connect(other.uri, { serverSelectionTimeoutMS: 1_000 });
  await its
    .db()
    .collection('words')
    .insertOne({ word: `${'a'.repeat(40)}!` });
  const search = its
    .db()
    .collection('words')
    .findOne({ word: /^(a+)+$/ });
  const refused = expect(search).rejects.toThrow();
  await its.db().command({ ping: 1 });
  await other.close();
  await refused;
  await its.close();
});
