import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** The examples of MongoDB's documentation, and its rules; with `TEST_MONGODB_URI` that server is asked. */
const { collection, put, stored } = testCollection('places');

describe('the positional $ of an update', () => {
  test('is the item that matched, in each document another one', async () => {
    await put(
      { _id: 1, grades: [85, 80, 80] },
      { _id: 2, grades: [88, 90, 92] },
      { _id: 3, grades: [80] },
    );
    await collection().updateOne({ _id: 1, grades: 80 }, { $set: { 'grades.$': 82 } });
    expect((await stored())[0]).toEqual({ _id: 1, grades: [85, 82, 80] });
    await collection().updateMany({ grades: 80 }, { $inc: { 'grades.$': 1 } });
    expect((await stored()).map(({ grades }) => grades as unknown)).toEqual([
      [85, 82, 81],
      [88, 90, 92],
      [81],
    ]);
  });

  test('is an object, of which a field is set', async () => {
    const grades = [
      { grade: 80, mean: 75, std: 8 },
      { grade: 85, mean: 90, std: 5 },
      { grade: 85, mean: 85, std: 8 },
    ];
    await put({ _id: 4, grades });
    await collection().updateOne({ _id: 4, 'grades.grade': 85 }, { $set: { 'grades.$.std': 6 } });
    const elemMatch = { grades: { $elemMatch: { grade: { $lte: 90 }, mean: { $gt: 86 } } } };
    const changed = await collection().findOneAndUpdate(
      elemMatch,
      { $set: { 'grades.$.grade': 99 }, $push: { 'grades.$.notes': 'good' } } as never,
      { returnDocument: 'after' },
    );
    expect(changed).toEqual({
      _id: 4,
      grades: [grades[0], { grade: 99, mean: 90, std: 6, notes: ['good'] }, grades[2]],
    });
  });

  test('goes on with array filters, and into the outermost array', async () => {
    await put({ _id: 1, a: [{ b: [1] }, { k: 'x', b: [1, 2, 3] }] });
    const arrayFilters = [{ i: { $gte: 2 } }];
    await collection().updateOne({ 'a.b': 3 }, { $inc: { 'a.$.b.$[i]': 10 } }, { arrayFilters });
    expect((await stored())[0]?.a).toEqual([{ b: [1] }, { k: 'x', b: [1, 12, 13] }]);
    await collection().updateOne({ 'a.k': /^x/ }, { $unset: { 'a.$.b': '' } });
    expect((await stored())[0]?.a).toEqual([{ b: [1] }, { k: 'x' }]);
  });

  test('of an upsert that finds something', async () => {
    await put({ _id: 1, a: [1, 2] });
    const update = { $set: { 'a.$': 5 }, $setOnInsert: { b: 1 } };
    await collection().updateOne({ a: 2 }, update, { upsert: true });
    expect(await stored()).toEqual([{ _id: 1, a: [1, 5] }]);
    expect(await codeOf(collection().updateOne({ a: 9 }, update, { upsert: true }))).toBe(2);
  });

  test.each<[number, Document, Document]>([
    [2, { _id: 1 }, { $set: { 'a.$': 1 } }],
    [2, { a: { $ne: 9 } }, { $set: { 'a.$': 1 } }],
    [2, { $nor: [{ a: 9 }] }, { $set: { 'a.$': 1 } }],
    [2, { a: { $gt: 2, $lt: 2 } }, { $set: { 'a.$': 1 } }],
    [2, { a: 2 }, { $set: { 'a.$.b.$': 1 } }],
    [2, { a: 2 }, { $set: { $: 1 } }],
    [2, { a: 2 }, { $rename: { 'a.$': 'b' } }],
    [2, { a: 2 }, { $rename: { b: 'a.$' } }],
    [40, { a: 2 }, { $set: { 'a.$': 1, 'a.1': 2 } }],
    [40, { a: 2 }, { $set: { 'a.$': 1 }, $inc: { 'a.$': 2 } }],
    [40, { a: 2 }, { $set: { 'a.$': 1, 'a.$.b': 2 } }],
    [28, { a: 2 }, { $set: { 'a.$.b': 2 } }],
  ])('code %i: %j, %j', async (code, filter, update) => {
    const document = { _id: 1, a: [1, 2, 3] };
    await put(document);
    expect(await codeOf(collection().updateOne(filter, update))).toBe(code);
    expect(await stored()).toEqual([document]);
  });

  test('may lie beside the path of another item', async () => {
    await put({ _id: 1, a: [1, 2, 3] });
    await collection().updateOne({ a: 3 }, { $set: { 'a.$': 9, 'a.0': 8 } });
    expect(await stored()).toEqual([{ _id: 1, a: [8, 2, 9] }]);
  });
});

test('array filters that change one item twice are refused', async () => {
  await put({ _id: 1, a: [1, 2] });
  const change = (arrayFilters: Document[]) =>
    codeOf(collection().updateOne({}, { $set: { 'a.$[i]': 7, 'a.$[j]': 8 } }, { arrayFilters }));
  expect(await change([{ i: 1 }, { j: { $lt: 3 } }])).toBe(40);
  expect(await change([{ i: 1 }, { j: 2 }])).toBe(null);
  expect(await stored()).toEqual([{ _id: 1, a: [7, 8] }]);
});
