import { Decimal128, Double, Int32, Long } from 'bson';
import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { compileFilter } from './find/filter.ts';
import { codeOf, testCollection } from './testing/test-collection.ts';

/** Where the store once gave another answer than MongoDB; with `TEST_MONGODB_URI` that server is asked. */
const { collection, put } = testCollection('exact');

/** What is stored, with the kind of each number. */
const stored = (): Promise<Document[]> =>
  collection()
    .find({}, { promoteValues: false, sort: { _id: 1 } })
    .toArray();

describe('numbers keep their kinds', () => {
  test('through an update of another field, a projection, findOneAndUpdate and distinct', async () => {
    await put({ _id: 1, a: new Double(3), b: 1 });
    await collection().updateOne({ _id: 1 }, { $set: { b: 2 } });
    expect(await stored()).toEqual([{ _id: new Int32(1), a: new Double(3), b: new Int32(2) }]);
    const options = { projection: { a: 1 }, promoteValues: false } as const;
    const [shown] = await collection().find({}, options).toArray();
    expect(shown?.a).toEqual(new Double(3));
    const changed = await collection().findOneAndUpdate({ _id: 1 }, { $set: { b: 3 } }, options);
    expect(changed?.a).toEqual(new Double(3));
    expect(await collection().distinct('a', {}, { promoteValues: false })).toEqual([new Double(3)]);
  });

  test('$inc and $mul make what MongoDB makes of them', async () => {
    await put({ _id: 1, int: 2_147_483_647, real: new Double(2), long: Long.fromNumber(5) });
    await collection().updateOne({ _id: 1 }, { $inc: { int: 1, real: 1, fresh: 2 } });
    await collection().updateOne({ _id: 1 }, { $mul: { long: 3, none: 5 } });
    const [found] = await stored();
    expect(found).toMatchObject({
      int: Long.fromNumber(2_147_483_648),
      real: new Double(3),
      fresh: new Int32(2),
      long: Long.fromNumber(15),
      none: new Int32(0),
    });
  });

  test.each([
    ['$inc', { $inc: { n: 1 } }],
    ['$mul', { $mul: { n: 2 } }],
  ])('%s beyond 64 bits is refused, and nothing is changed', async (_name, update) => {
    await put({ _id: 1, n: Long.MAX_VALUE });
    expect(await codeOf(collection().updateOne({ _id: 1 }, update))).toBe(2);
    expect((await stored())[0]?.n).toEqual(Long.MAX_VALUE);
  });

  test('$type tells a whole double from an int', async () => {
    await put({ _id: 1, a: new Double(3) }, { _id: 2, a: 3 }, { _id: 3, a: [new Double(4)] });
    const ids = async (type: 'double' | 'int') =>
      (
        await collection()
          .find({ a: { $type: type } })
          .sort({ _id: 1 })
          .toArray()
      ).map(({ _id }) => _id as unknown);
    expect(await ids('double')).toEqual([1, 3]);
    expect(await ids('int')).toEqual([2]);
  });

  test('a Decimal128 that no double is equal to is not taken for the nearest one', async () => {
    await put({ _id: 1, a: Decimal128.fromString('2.5') });
    expect(await collection().countDocuments({ a: 2.5 })).toBe(1);
    await put({ _id: 2, a: Decimal128.fromString('0.1') });
    // MongoDB answers 0: it is another number. The store refuses.
    const counted = await collection()
      .countDocuments({ a: 0.1 })
      .catch((error) => Number(error.code));
    expect([0, 2]).toContain(counted);
  });
});

describe('updates', () => {
  const upsertOf = async (filter: Document): Promise<Document[]> => {
    await collection().updateOne(filter, { $set: { n: 1 } }, { upsert: true });
    return collection()
      .find({}, { projection: { _id: 0 } })
      .toArray();
  };

  test.each<[string, Document, Document]>([
    ['$in with one value', { key: { $in: ['k'] } }, { key: 'k' }],
    ['$or with one part', { $or: [{ key: 'k' }] }, { key: 'k' }],
    ['$all with one value', { key: { $all: ['k'] } }, { key: 'k' }],
    ['$and, and a path', { $and: [{ 'a.b': 1 }, { 'a.c': { $eq: 2 } }] }, { a: { b: 1, c: 2 } }],
    ['no $in with two values', { key: { $in: ['k', 'l'] } }, {}],
    ['no $or with two parts', { $or: [{ key: 'k' }, { key: 'l' }] }, {}],
  ])('an upsert takes over what must be equal: %s', async (_name, filter, taken) => {
    expect(await upsertOf(filter)).toEqual([{ ...taken, n: 1 }]);
    if (Object.keys(taken).length > 0) expect(await upsertOf(filter)).toHaveLength(1);
  });

  test.each<[string, Document]>([
    ['twice', { $and: [{ a: 1 }, { a: 1 }] }],
    ['a field and a part of it', { a: { x: 1 }, 'a.b': 1 }],
  ])('an upsert that is said %s is refused', async (_name, filter) => {
    const upsert = collection().updateOne(filter, { $set: { n: 1 } }, { upsert: true });
    expect(await codeOf(upsert)).toBe(54);
    expect(await stored()).toEqual([]);
  });

  test('$rename neither from nor into an array', async () => {
    await put({ _id: 1, a: [{ b: 1 }], c: 5 });
    const renamed = (from: string, to: string) =>
      codeOf(collection().updateOne({ _id: 1 }, { $rename: { [from]: to } }));
    expect(await renamed('a.0.b', 'd')).toBe(2);
    expect(await renamed('c', 'a.0.d')).toBe(2);
    expect(await collection().findOne({})).toEqual({ _id: 1, a: [{ b: 1 }], c: 5 });
  });

  test('an _id may hold no field with a dollar', async () => {
    expect(await codeOf(put({ _id: { $a: 1 } as never }))).toBe(52);
  });
});

describe('find', () => {
  test('a hint of the natural order does not take the place of a sort', async () => {
    await put({ _id: 1, n: 1 }, { _id: 2, n: 2 });
    const found = collection().find({}).sort({ n: 1 }).hint({ $natural: -1 });
    expect((await found.toArray()).map(({ n }) => n as number)).toEqual([1, 2]);
    const natural = await collection().find({}).hint({ $natural: -1 }).toArray();
    expect(natural.map(({ _id }) => _id as unknown)).toEqual([2, 1]);
  });

  test('several fields of the objects of an array are sorted by one object', async () => {
    await put(
      {
        _id: 1,
        a: [
          { x: 1, y: 9 },
          { x: 5, y: 0 },
        ],
      },
      { _id: 2, a: [{ x: 1, y: 5 }] },
      { _id: 3, a: [] },
      { _id: 4 },
    );
    const sorted = async (sort: Record<string, 1 | -1>) =>
      (await collection().find({}, { sort }).toArray()).map(({ _id }) => _id as unknown);
    expect(await sorted({ 'a.x': 1, 'a.y': 1 })).toEqual([3, 4, 2, 1]);
    expect(await sorted({ 'a.x': -1, 'a.y': -1 })).toEqual([1, 2, 4, 3]);
    await put({ _id: 5, a: [{ x: 1 }], b: [1, 2] });
    expect(await codeOf(collection().find({}).sort({ 'a.x': 1, b: 1 }).toArray())).toBe(2);
  });

  test('a positional projection is refused, not empty', async () => {
    await put({ _id: 1, a: [1, 2] });
    const found = collection()
      .find({ a: 2 }, { projection: { 'a.$': 1 } })
      .toArray();
    expect([null, 2]).toContain(await codeOf(found));
    if ((await codeOf(found)) === null) expect(await found).toEqual([{ _id: 1, a: [2] }]);
  });

  test.each([
    '\\Aa',
    'a\\Z',
    'a\\z',
    '\\Qa.b\\E',
    '[[:alpha:]]',
    '\\h',
    'a\\K',
    '\\Xa',
    '\\R',
    '\\v',
  ])('a pattern that JavaScript reads otherwise is refused: %s', ($regex) => {
    const refused = expect.objectContaining({ code: 51_091 });
    expect(() => compileFilter({ a: { $regex } })).toThrow(refused);
    expect(() => compileFilter({ a: new RegExp($regex) })).toThrow(refused);
  });

  test.each([
    ['a\\.b', 'a.b'],
    ['^\\w+\\s\\d$', 'ab 1'],
    ['[a-c\\]]', ']'],
    ['(?<x>a)b', 'ab'],
    ['\\bword\\b', 'a word'],
    ['a\\/b\\-c', 'a/b-c'],
    ['\\x41\\t', 'A\t'],
  ])('a pattern that both read alike finds: %s', async ($regex, a) => {
    await put({ _id: 1, a });
    expect(await collection().countDocuments({ a: { $regex } })).toBe(1);
  });
});
