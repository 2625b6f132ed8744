/* oxlint-disable unicorn/no-thenable -- MongoDB names it so */
import { Double, Long } from 'bson';
import type { Document } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** With `TEST_MONGODB_URI` that server is asked. */
const { db, collection } = testCollection('expr');
beforeEach(async () => {
  await collection().insertMany([
    { _id: 1, category: 'food', budget: 400, spent: 450 },
    { _id: 2, category: 'drinks', budget: 100, spent: 150 },
    { _id: 3, category: 'clothes', budget: 100, spent: 50 },
    { _id: 4, category: 'misc', budget: 500, spent: 300 },
  ]);
});

const ids = async (filter: Document, options: Document = {}): Promise<number[]> =>
  (
    await collection()
      .find(filter, { sort: { _id: 1 }, ...options })
      .toArray()
  ).map(({ _id }) => _id);
const over = { $expr: { $gt: ['$spent', '$budget'] } };

describe('$expr', () => {
  test('compares fields of one document, in every command that has a query', async () => {
    expect(await ids(over)).toEqual([1, 2]);
    expect(await ids({ budget: 100, ...over })).toEqual([2]);
    expect(await ids({ $nor: [over, { _id: 4 }] })).toEqual([3]);
    expect(await ids({ $or: [over, { _id: 4 }] })).toEqual([1, 2, 4]);
    expect(await ids({ _id: 3, ...over })).toEqual([]);
    expect(await collection().countDocuments(over)).toBe(2);
    expect(await db().command({ count: 'expr', query: over })).toMatchObject({ n: 2 });
    expect(await collection().distinct('category', over)).toEqual(['food', 'drinks']);
    expect(
      await collection()
        .aggregate([{ $match: over }, { $count: 'n' }])
        .toArray(),
    ).toEqual([{ n: 2 }]);
    await collection().updateMany(over, { $set: { isOver: true } });
    expect(await ids({ isOver: true })).toEqual([1, 2]);
    const changed = await collection().findOneAndUpdate(over, { $set: { spent: 0 } });
    expect(changed?._id).toBe(1);
    expect(await collection().deleteMany(over)).toMatchObject({ deletedCount: 1 });
    expect(await ids({})).toEqual([1, 3, 4]);
  });

  test('goes through an index that another condition has', async () => {
    await collection().createIndex({ budget: 1 });
    const found = collection().find({ budget: { $gte: 100 }, ...over });
    expect((await found.toArray()).map(({ _id }) => _id)).toEqual([2, 1]);
    const plan = await found.explain('executionStats');
    expect(plan.executionStats.nReturned).toBe(2);
    await collection().dropIndexes();
  });

  test('is what MongoDB documents: a discount by quantity', async () => {
    await collection().deleteMany({});
    await collection().insertMany([
      { _id: 1, item: 'binder', qty: 100, price: 12 },
      { _id: 2, item: 'notebook', qty: 200, price: 8 },
      { _id: 3, item: 'pencil', qty: 50, price: 6 },
      { _id: 4, item: 'eraser', qty: 150, price: 3 },
    ]);
    const discounted = {
      $cond: {
        if: { $gte: ['$qty', 100] },
        then: { $multiply: ['$price', new Double(0.5)] },
        else: { $multiply: ['$price', new Double(0.75)] },
      },
    };
    expect(await ids({ $expr: { $lt: [discounted, 5] } })).toEqual([2, 3, 4]);
  });

  test('sees the whole document, the time, and numbers of their kinds', async () => {
    await collection().insertOne({ _id: 5, n: new Double(3), at: new Date(0) });
    expect(await ids({ $expr: { $eq: ['$$ROOT._id', 5] } })).toEqual([5]);
    expect(await ids({ $expr: { $eq: [{ $type: '$n' }, 'double'] } })).toEqual([5]);
    const later = { at: { $type: 'date' }, $expr: { $lt: ['$at', '$$NOW'] } };
    expect(await ids(later as Document)).toEqual([5]);
  });

  test('any value that is neither false, null, missing nor zero is true', async () => {
    expect(await ids({ $expr: {} })).toEqual([1, 2, 3, 4]);
    expect(await ids({ $expr: '$category' })).toEqual([1, 2, 3, 4]);
    expect(await ids({ $expr: '$nothing' })).toEqual([]);
    expect(await ids({ $expr: Long.ZERO })).toEqual([]);
  });
});

describe('variables of a command', () => {
  test('are there in queries, pipelines and updates', async () => {
    const options = { let: { most: 100, twice: { $multiply: ['$$most', 2] } } };
    const least = { $expr: { $lte: ['$budget', '$$most'] } };
    expect(await ids(least, options)).toEqual([2, 3]);
    expect(await ids({ $expr: { $gt: ['$spent', '$$twice'] } }, options)).toEqual([1, 4]);
    const shown = await collection()
      .aggregate([{ $match: { ...least, _id: 2 } }, { $project: { more: '$$twice' } }], options)
      .toArray();
    expect(shown).toEqual([{ _id: 2, more: 200 }]);
    await collection().updateMany(least, [{ $set: { budget: '$$twice' } }], options);
    expect(await ids({ budget: 200 })).toEqual([2, 3]);
    await collection().deleteOne({ $expr: { $eq: ['$budget', '$$twice'] } }, options);
    expect(await ids({})).toEqual([1, 3, 4]);
  });

  test('the time is there in an update, one for all documents', async () => {
    const before = Date.now();
    await collection().updateMany({}, [{ $set: { at: '$$NOW', next: { $add: ['$$NOW', 1] } } }]);
    const [first, ...others] = await collection().find({}).toArray();
    const at = Number(first?.at as Date);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(Number(first?.next as Date)).toBe(at + 1);
    expect(others.map((other) => Number(other.at as Date))).toEqual([at, at, at]);
    const update = [{ $set: { at: '$$LATER' } }];
    expect(await codeOf(collection().updateOne({ _id: 99 }, update))).toBe(17276);
  });

  test.each<[number, Document]>([
    [4890500, { most: '$budget' }],
    [4890500, { most: { $add: [1, '$$ROOT.budget'] } }],
    [17276, { most: '$$other' }],
    [16868, { Most: 1 }],
    [16871, { 'mo-st': 1 }],
  ])('are refused with code %i: %j', async (code, given) => {
    expect(await codeOf(collection().find({}, { let: given }).toArray())).toBe(code);
  });
});

describe('$expr is refused as MongoDB refuses it', () => {
  const unbound = { $expr: { $eq: ['$a', '$$unbound'] } };

  test('with a variable that nobody has given, before any document is read', async () => {
    await collection().deleteMany({});
    expect(await codeOf(collection().find(unbound).toArray())).toBe(17276);
    expect(await codeOf(collection().updateOne(unbound, { $set: { a: 1 } }))).toBe(17276);
    const outOfSight = { $map: { input: '$a', as: 'item', in: '$$item' } };
    const both = { $and: [outOfSight, '$$item'] };
    expect(await codeOf(collection().find({ $expr: both }).toArray())).toBe(17276);
    expect(
      await codeOf(
        collection()
          .aggregate([{ $match: unbound }])
          .toArray(),
      ),
    ).toBe(17276);
  });

  test('where what it calculates has no answer', async () => {
    const divided = { $expr: { $divide: [1, { $subtract: ['$spent', 50] }] } };
    expect(
      await codeOf(
        collection()
          .find({ _id: 3, ...divided })
          .toArray(),
      ),
    ).toBe(2);
  });

  test('where a document may be inserted', async () => {
    const upsert = { upsert: true };
    expect(await codeOf(collection().updateOne(over, { $set: { a: 1 } }, upsert))).toBe(224);
    expect(await codeOf(collection().findOneAndUpdate(over, { $set: { a: 1 } }, upsert))).toBe(224);
    expect(await collection().countDocuments({ a: 1 })).toBe(0);
  });

  test('about the items of an array', async () => {
    const elemMatch = collection().find({ a: { $elemMatch: { $expr: true, b: 1 } } });
    expect(await codeOf(elemMatch.toArray())).toBe(2);
    const arrayFilters = [{ 'i.x': 1, $expr: { $eq: ['$i.x', 1] } }];
    const byFilter = collection().updateOne({}, { $set: { 'a.$[i].y': 6 } }, { arrayFilters });
    expect(await codeOf(byFilter)).toBe(224);
    const pulled = collection().updateOne({}, { $pull: { a: { b: 1, $expr: true } } } as never);
    expect(await codeOf(pulled)).toBe(224);
  });
});
