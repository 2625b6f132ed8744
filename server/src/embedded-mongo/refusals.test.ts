import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedTestDatabase } from '../../test/start-test-store.ts';
import type { EmbeddedMongo } from './start.ts';

let store: EmbeddedMongo;
let client: MongoClient;
let db: Db;
let collection: Collection;

beforeAll(async () => {
  store = await startEmbeddedTestDatabase();
  client = await MongoClient.connect(store.uri);
  db = client.db();
});

beforeEach(() => {
  collection = db.collection(crypto.randomUUID());
});

afterAll(async () => {
  await client.close();
  await store.close();
});

describe('what the store does not do', () => {
  test("is refused with MongoDB's code", async () => {
    await collection.insertOne({ a: 1 });
    const session = client.startSession();
    session.startTransaction();
    await expect(collection.findOne({}, { session })).rejects.toMatchObject({ code: 20 });
    await session.endSession();
    await expect(collection.watch().next()).rejects.toMatchObject({ code: 40573 });
    await expect(db.command({ mapReduce: 'x' })).rejects.toMatchObject({ code: 59 });
    for (const index of [{ a: '2dsphere' }, { a: 'hashed' }, { '$**': 1 }] as const) {
      await expect(collection.createIndex(index as never)).rejects.toMatchObject({ code: 67 });
    }
    const refused = (stage: Document) => collection.aggregate([stage]).toArray();
    const elsewhere = { db: 'other', coll: 'x' };
    await expect(refused({ $out: elsewhere })).rejects.toMatchObject({ code: 115 });
    await expect(refused({ $merge: { into: elsewhere } })).rejects.toMatchObject({ code: 115 });
    await expect(refused({ $project: { a: { $function: {} } } })).rejects.toMatchObject({
      code: 31325,
    });
    const overWindow = (value: Document) =>
      refused({ $setWindowFields: { sortBy: { a: 1 }, output: { value } } });
    const range = { range: [-1, 1] };
    await expect(overWindow({ $sum: '$a', window: range })).rejects.toMatchObject({ code: 9 });
    await expect(overWindow({ $derivative: { input: '$a' } })).rejects.toMatchObject({ code: 9 });
    await expect(overWindow({ $min: '$b', window: { documents: [-1, 1] } })).rejects.toMatchObject({
      code: 2,
    });
    await expect(collection.find({ $where: 'true' }).toArray()).rejects.toMatchObject({ code: 2 });
    for (const more of [{ strength: 4 }, { alternate: 'shifted' }, { backwards: true }] as const) {
      const collation = { locale: 'de', ...more };
      await expect(collection.find({}, { collation }).toArray()).rejects.toMatchObject({
        code: 115,
      });
    }
    const collation = { locale: 'de' };
    await expect(db.createCollection('x', { collation })).rejects.toMatchObject({ code: 115 });
    await expect(collection.createIndex({ a: 1 }, { collation })).rejects.toMatchObject({
      code: 197,
    });
    await collection.createIndex({ a: 'text' });
    const search = collection.find({ $text: { $search: 'a' } }, { collation });
    await expect(search.toArray()).rejects.toMatchObject({ code: 27 });
    await expect(collection.find({}, { tailable: true }).toArray()).rejects.toMatchObject({
      code: 40415,
    });
    await expect(db.createCollection('capped', { capped: true, size: 1 })).rejects.toMatchObject({
      code: 115,
    });
  });

  test('more than 16 MB in a document is 10334, and the connection stays', async () => {
    const text = 'x'.repeat(16 * 1024 * 1024);
    await expect(collection.insertOne({ text })).rejects.toMatchObject({ code: 10334 });
    await collection.insertOne({ _id: 1 as never, text: text.slice(100) });
    await expect(
      collection.updateOne({ _id: 1 as never }, { $set: { more: 'x'.repeat(200) } }),
    ).rejects.toMatchObject({ code: 10334 });
    await expect(
      collection.updateOne({ _id: 1 as never }, { $set: { more: text } }),
    ).rejects.toMatchObject({ code: 10334 });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('a pattern that never ends is ended', async () => {
    await collection.insertOne({ text: `${'a'.repeat(40)}!` });
    const evil = { text: /^(a+)+$/ };
    const options = { maxTimeMS: 100 };
    const over = { code: 50 };
    await expect(collection.find(evil, options).toArray()).rejects.toMatchObject(over);
    await expect(collection.countDocuments(evil, options)).rejects.toMatchObject(over);
    await expect(
      collection.updateMany(evil, { $set: { a: 1 } }, options as never),
    ).rejects.toMatchObject(over);
    await expect(collection.distinct('text', evil, options)).rejects.toMatchObject(over);
    await collection.updateOne({}, { $set: { list: [`${'a'.repeat(40)}!`] } });
    await expect(
      collection.updateOne({}, { $pull: { list: /^(a+)+$/ } } as never, options as never),
    ).rejects.toMatchObject(over);
    const projection = { list: { $elemMatch: { $regex: '^(a+)+$' } } };
    await expect(collection.find({}, { ...options, projection }).toArray()).rejects.toMatchObject(
      over,
    );
    await expect(
      collection.findOneAndUpdate({}, { $set: { a: 1 } }, { ...options, projection } as never),
    ).rejects.toMatchObject(over);
    await expect(
      collection.updateOne({ list: /^a/, text: /^a/ }, { $set: { 'list.$': 'b' } }),
    ).resolves.toMatchObject({ modifiedCount: 1 });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('maxTimeMS ends a long scan', async () => {
    await collection.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n })));
    await expect(collection.find({ n: -1 }, { maxTimeMS: 1 }).toArray()).rejects.toMatchObject({
      code: 50,
    });
  });
});
