import { type Collection, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../../../test/start-test-store.ts';
import type { EmbeddedMongo } from '../start.ts';

let store: EmbeddedMongo;
let client: MongoClient;
let collection: Collection;

beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  collection = client.db().collection('many');
  await collection.insertMany(
    Array.from({ length: 2000 }, (_, i) => ({ _id: i as never, k: i % 7 })),
  );
});

afterAll(async () => {
  await client.close();
  await store.close();
});

const joined = (lookup: Document, options: Document = {}) =>
  collection
    .aggregate([{ $lookup: { from: 'many', as: 'found', ...lookup } }, { $count: 'n' }], options)
    .toArray();

test('a join of all with all ends when its time is over', async () => {
  const pipeline = [{ $match: { $expr: { $eq: ['$k', '$$k'] } } }];
  const search = joined({ let: { k: '$k' }, pipeline }, { maxTimeMS: 50 });
  await expect(search).rejects.toMatchObject({ code: 50 });
});

test('what is found for one document has a limit', async () => {
  const pipeline = [{ $limit: 110 }, { $set: { text: 'x'.repeat(1024 * 1024) } }];
  await expect(joined({ pipeline })).rejects.toMatchObject({ code: 4568 });
});

test('a $match at the front of its pipeline goes through an index', async () => {
  await collection.createIndex({ k: 1 });
  const pipeline = [{ $match: { k: 3, $expr: { $eq: ['$_id', '$$id'] } } }];
  const search = joined({ let: { id: '$_id' }, pipeline, localField: '_id', foreignField: '_id' });
  expect(await search).toEqual([{ n: 2000 }]);
});
