import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, type Document, MongoBulkWriteError, MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './start.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-store-'));
let store: EmbeddedMongo;
let client: MongoClient;
let db: Db;
let collection: Collection;

beforeAll(async () => {
  store = await startEmbeddedMongo({ dir });
  client = await MongoClient.connect(store.uri);
  db = client.db();
});

beforeEach(() => {
  collection = db.collection(crypto.randomUUID());
});

afterAll(async () => {
  await client.close();
  await store.close();
  rmSync(dir, { recursive: true });
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

describe('what the store does not do', () => {
  test("is refused with MongoDB's code", async () => {
    await collection.insertOne({ a: 1 });
    const session = client.startSession();
    session.startTransaction();
    await expect(collection.findOne({}, { session })).rejects.toMatchObject({ code: 20 });
    await session.endSession();
    await expect(collection.watch().next()).rejects.toMatchObject({ code: 40573 });
    await expect(db.command({ mapReduce: 'x' })).rejects.toMatchObject({ code: 59 });
    for (const index of [
      { a: 'text' },
      { a: '2dsphere' },
      { a: 'hashed' },
      { '$**': 1 },
    ] as const) {
      await expect(collection.createIndex(index as never)).rejects.toMatchObject({ code: 67 });
    }
    const refused = (stage: Document) => collection.aggregate([stage]).toArray();
    await expect(refused({ $out: 'x' })).rejects.toMatchObject({ code: 40324 });
    await expect(refused({ $project: { a: { $function: {} } } })).rejects.toMatchObject({
      code: 168,
    });
    await expect(refused({ $match: { $expr: {} } })).rejects.toMatchObject({ code: 2 });
    await expect(collection.find({ $where: 'true' }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(
      collection.find({}, { collation: { locale: 'de' } }).toArray(),
    ).rejects.toMatchObject({ code: 115 });
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
    expect(await collection.countDocuments()).toBe(1);
  });

  test('maxTimeMS ends a long scan', async () => {
    await collection.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n })));
    await expect(collection.find({ n: -1 }, { maxTimeMS: 1 }).toArray()).rejects.toMatchObject({
      code: 50,
    });
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
