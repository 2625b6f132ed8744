import {
  type Collection,
  type Db,
  type Document,
  Long,
  MongoBulkWriteError,
  MongoClient,
  ObjectId,
} from 'mongodb';
import mongoose from 'mongoose';
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

describe('unique indexes', () => {
  test('answer 11000 with keyPattern and keyValue, also inside bulk writes', async () => {
    await collection.createIndex({ room: 1, email: -1 }, { unique: true });
    const docs = [1, 2, 2, 3].map((n) => ({ room: 'r', email: `${n}@x` }));
    const failed = await collection.insertMany(docs, { ordered: false }).catch((e: unknown) => e);
    expect(failed).toBeInstanceOf(MongoBulkWriteError);
    expect(failed).toMatchObject({ code: 11000, insertedCount: 3 });
    const reply = await db.command({
      insert: collection.collectionName,
      documents: docs.slice(0, 1),
    });
    const dup = { keyPattern: { room: 1, email: -1 }, keyValue: { room: 'r', email: '1@x' } };
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 11000, ...dup }] });
    await expect(
      collection.updateOne({ email: '1@x' }, { $set: { email: '3@x' } }),
    ).rejects.toMatchObject({ code: 11000, keyValue: { room: 'r', email: '3@x' } });
    expect(await collection.countDocuments({ email: '1@x' })).toBe(1);
  });

  test('hold on _id, and an upsert that meets one fails too', async () => {
    await collection.insertOne({ _id: 'a' as never, turn: 5 });
    const error = { code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 'a' } };
    await expect(collection.insertOne({ _id: 'a' as never })).rejects.toMatchObject(error);
    const older = { _id: 'a' as never, turn: { $lt: 3 } };
    await expect(collection.replaceOne(older, { turn: 3 }, { upsert: true })).rejects.toMatchObject(
      error,
    );
    expect(await collection.findOne()).toMatchObject({ turn: 5 });
  });

  test('that are sparse or partial leave the others alone', async () => {
    await collection.createIndex({ code: 1 }, { unique: true, sparse: true });
    await collection.createIndex(
      { name: 1 },
      { unique: true, partialFilterExpression: { open: true } },
    );
    await collection.insertMany([{ name: 'x' }, { name: 'x' }, { name: 'x', open: true }]);
    await expect(collection.insertOne({ name: 'x', open: true })).rejects.toMatchObject({
      code: 11000,
    });
    await collection.insertOne({ code: null });
    await expect(collection.insertOne({ code: null })).rejects.toMatchObject({ code: 11000 });
  });

  test('cannot be made where two documents are alike, and leave nothing behind', async () => {
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.indexes()).toHaveLength(1);
    await expect(collection.createIndex({ a: 1 })).resolves.toBe('a_1');
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 85,
    });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({
      code: 86,
    });
  });
});

describe('cursors', () => {
  test('bring any number of documents, each once, in order', async () => {
    const docs = Array.from({ length: 2500 }, (_, n) => ({ n, half: n % 2 }));
    await collection.insertMany(docs);
    await collection.createIndex({ half: 1, n: -1 });
    for (const sort of [{ n: 1 }, { n: -1 }, { half: 1, n: -1 }, { half: -1, n: 1 }] as const) {
      const found = await collection.find({}, { sort, batchSize: 300 }).toArray();
      expect(new Set(found.map((doc) => doc.n)).size).toBe(2500);
      expect(found[0]).toMatchObject('half' in sort ? { half: sort.half === 1 ? 0 : 1 } : {});
    }
    const page = await collection.find({}, { sort: { n: 1 }, skip: 1200, limit: 150 }).toArray();
    expect(page.map((doc) => doc.n)).toEqual(Array.from({ length: 150 }, (_, i) => 1200 + i));
  });

  test('hold a position: what is added behind it still comes', async () => {
    await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
    const cursor = collection.find({}, { batchSize: 10 });
    await cursor.next();
    await collection.insertOne({ n: 'late' });
    const rest = await cursor.toArray();
    expect(rest.at(-1)).toMatchObject({ n: 'late' });
  });

  test('bring results far larger than one reply', async () => {
    const text = 'x'.repeat(1_000_000);
    for (let n = 0; n < 40; n += 1) await collection.insertOne({ n, text });
    const found = await collection.find().toArray();
    expect(found.map((doc) => doc.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  test('end with their collection', async () => {
    await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
    const cursor = collection.find({}, { batchSize: 10 });
    await cursor.next();
    await collection.drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  });
});

describe('an _id never changes', () => {
  test.each<[Document, Document]>([
    [{ _id: 1 }, { $set: { _id: 2 } }],
    [{ _id: 1 }, { $unset: { _id: '' } }],
    [{ _id: 3 }, { $set: { _id: 4 } }],
  ])('%j, %j', async (filter, update) => {
    await collection.insertOne({ _id: 1 as never });
    const changing = collection.updateOne(filter, update, { upsert: true });
    await expect(changing).rejects.toMatchObject({ code: 66 });
    const replacing = collection.replaceOne(filter, { _id: 9 as never }, { upsert: true });
    await expect(replacing).rejects.toMatchObject({ code: 66 });
    expect(await collection.find().toArray()).toEqual([{ _id: 1 }]);
  });
});

describe('many at once', () => {
  test('increments of one document all count', async () => {
    await collection.insertOne({ _id: 'n' as never, n: 0 });
    const increments = Array.from({ length: 400 }, () =>
      collection.updateOne({ _id: 'n' as never }, { $inc: { n: 1 } }),
    );
    await Promise.all(increments);
    expect(await collection.findOne()).toMatchObject({ n: 400 });
  });

  test('upserts of one key make one document', async () => {
    await collection.createIndex({ key: 1 }, { unique: true });
    const upserts = Array.from({ length: 100 }, () =>
      collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true }),
    );
    await Promise.all(upserts);
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { key: 'k', n: 100 },
    ]);
  });
});

describe('aggregation', () => {
  test('groups by values of every kind, and sums whole numbers of every kind', async () => {
    const id = new ObjectId();
    const at = new Date(5);
    const kinds = [id, at, null, 'x', 1, true, { a: id }];
    const twice = [
      ...kinds,
      new ObjectId(id.toHexString()),
      new Date(5),
      null,
      'x',
      1,
      true,
      { a: id },
    ];
    await collection.insertMany(twice.map((kind) => ({ kind, n: Long.fromNumber(2) })));
    const groups = await collection
      .aggregate([{ $group: { _id: '$kind', n: { $sum: '$n' } } }])
      .toArray();
    expect(groups.map((group) => group.n)).toEqual(kinds.map(() => 4));
    expect(groups.map((group) => group._id)).toEqual(expect.arrayContaining(kinds));
  });

  test('joins, groups and counts', async () => {
    const people = db.collection<{ _id: number; name: string }>('people');
    await people.insertMany([
      { _id: 1, name: 'Ann' },
      { _id: 2, name: 'Bob' },
    ]);
    await collection.insertMany([
      { person: 1, points: 3, tags: ['a', 'b'] },
      { person: 1, points: 4, tags: ['b'] },
      { person: 2, points: 5, tags: [] },
    ]);
    const totals = await collection
      .aggregate([
        { $match: { points: { $gt: 0 } } },
        { $group: { _id: '$person', points: { $sum: '$points' } } },
        { $lookup: { from: 'people', localField: '_id', foreignField: '_id', as: 'who' } },
        { $unwind: '$who' },
        { $project: { name: '$who.name', points: 1 } },
        { $sort: { points: -1, name: 1 } },
        { $limit: 1 },
      ])
      .toArray();
    expect(totals).toEqual([{ _id: 1, points: 7, name: 'Ann' }]);
    const facets = await collection
      .aggregate([
        {
          $facet: {
            byTag: [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
            n: [{ $count: 'n' }],
          },
        },
      ])
      .toArray();
    expect(facets).toEqual([
      {
        byTag: [
          { _id: 'b', count: 2 },
          { _id: 'a', count: 1 },
        ],
        n: [{ n: 3 }],
      },
    ]);
    expect(await collection.countDocuments({ person: 1 })).toBe(2);
  });
});

test('mongoose works on it as on any MongoDB', async () => {
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const schema = new mongoose.Schema(
    { email: { type: String, unique: true }, tags: [String], nested: { n: Number } },
    { timestamps: true },
  );
  const Person = connection.model('MongoosePerson', schema);
  await Person.init();
  const person = await Person.create({ email: 'a@x', tags: ['x', 'y'] });
  await expect(Person.create({ email: 'a@x' })).rejects.toMatchObject({ code: 11000 });
  person.tags.push('z');
  person.tags = person.tags.filter((tag) => tag !== 'x');
  person.set('nested.n', 5);
  await person.save();
  const found = await Person.findOneAndUpdate(
    { tags: { $all: ['y', 'z'] } },
    { $inc: { 'nested.n': 1 } },
    { returnDocument: 'after', projection: { nested: 1 } },
  ).lean();
  expect(found).toEqual({ _id: person._id, nested: { n: 6 } });
  await connection.close();
});
