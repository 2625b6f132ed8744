import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** With `TEST_MONGODB_URI` that server is asked. */
const { collection } = testCollection('immutable');

const _id = { x: 1, y: 'b' } as never;
const dotted: [string, Document][] = [
  ['$set', { $set: { '_id.x': 2 } }],
  ['$set of a new field', { $set: { '_id.z': 2 } }],
  ['$inc', { $inc: { '_id.x': 1 } }],
  ['$unset', { $unset: { '_id.y': 1 } }],
  ['$rename within it', { $rename: { '_id.x': '_id.z' } }],
  ['$rename out of it', { $rename: { '_id.x': 'z' } }],
  ['$currentDate', { $currentDate: { '_id.x': true } }],
  ['a pipeline', [{ $set: { '_id.x': 2 } }]],
];

describe('a part of an _id is not changed', () => {
  test.each(dotted)('by %s', async (_name, update) => {
    await collection().insertOne({ _id, n: 1 });
    expect(await codeOf(collection().updateOne({ n: 1 }, update))).toBe(66);
    expect(await codeOf(collection().updateMany({ _id }, update))).toBe(66);
    expect(await codeOf(collection().findOneAndUpdate({ _id }, update))).toBe(66);
    expect(await collection().find({ _id }).toArray()).toEqual([{ _id, n: 1 }]);
  });

  test.each(dotted)('by an upsert with %s', async (_name, update) => {
    for (const filter of [{ _id }, { '_id.x': 1, '_id.y': 'b' }] as Document[])
      expect(await codeOf(collection().updateOne(filter, update, { upsert: true }))).toBe(66);
    expect(await collection().countDocuments()).toBe(0);
  });

  test('an equal value is no change', async () => {
    await collection().insertOne({ _id, n: 1 });
    await collection().updateOne({ _id }, { $set: { '_id.x': 1, n: 2 } });
    expect(await collection().find({ _id }).toArray()).toEqual([{ _id, n: 2 }]);
  });
});

test('an upsert does not change its own query', async () => {
  const bulk = await collection().bulkWrite([
    { updateOne: { filter: { a: { x: 1 } }, update: { $inc: { 'a.x': 1 } }, upsert: true } },
  ]);
  expect(bulk.upsertedCount).toBe(1);
  expect(await collection().findOne({}, { projection: { _id: 0 } })).toEqual({ a: { x: 2 } });
});
