import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** Where an item of an array is an array itself; with `TEST_MONGODB_URI` that server is asked. */
const { collection, put, stored } = testCollection('nested');

const nested = { _id: 1, a: [[1, 2], [3]] };
const flat = { _id: 2, a: [1, 'b'] };

describe('$elemMatch takes an array in an array for an object with numbers as names', () => {
  test.each<[Document, number[]]>([
    [{ 0: { $gte: 3 } }, [1]],
    [{ 1: 2 }, [1]],
    [{ 1: 3 }, []],
    [{}, [1]],
    [{ b: { $exists: false } }, [1]],
    [{ b: null }, [1]],
    [{ length: { $exists: true } }, []],
    [{ $or: [{ 0: 3 }, { 0: 4 }] }, [1]],
    [{ 0: 1, 1: 3 }, []],
  ])('%j', async ($elemMatch, found) => {
    await put(nested, flat);
    const matching = await collection().find({ a: { $elemMatch } }).toArray();
    expect(matching.map(({ _id }) => _id)).toEqual(found);
  });

  test('in a projection, a place and a $pull as well', async () => {
    await put(nested);
    const options = { projection: { _id: 0, a: { $elemMatch: { 0: 3 } } } };
    expect(await collection().findOne({}, options)).toEqual({ a: [[3]] });
    await collection().updateOne({ a: { $elemMatch: { 0: 3 } } }, { $set: { 'a.$': 'here' } });
    expect(await stored()).toEqual([{ _id: 1, a: [[1, 2], 'here'] }]);
    await collection().updateOne({}, { $set: { a: [[[3], 4], [[5]], 6] } });
    await collection().updateOne({}, { $pull: { a: { $elemMatch: { 0: 3 } } } } as Document);
    expect(await stored()).toEqual([{ _id: 1, a: [[[5]], 6] }]);
  });

  test('but a $pull of fields is about objects alone', async () => {
    await put({ _id: 1, a: [[1], { 0: 1, b: 2 }, 1] });
    await collection().updateOne({}, { $pull: { a: { 0: 1 } as never } });
    expect(await stored()).toEqual([{ _id: 1, a: [[1], 1] }]);
  });
});

describe('$rename', () => {
  const renamed = (from: string, to: string): Promise<number | null> =>
    codeOf(collection().updateOne({}, { $rename: { [from]: to } }));

  test.each<[string, unknown, number | null]>([
    ['an array, by a name', [{ x: 1 }], 28],
    ['a number', 5, 28],
    ['null', null, 28],
    ['an object that has no such field', { y: 1 }, null],
  ])('of a field of %s', async (_name, a, code) => {
    await put({ _id: 1, a });
    expect(await renamed('a.x', 'b')).toBe(code);
    expect(await stored()).toEqual([{ _id: 1, a }]);
  });

  test('of a place that an array has not got changes nothing; what is not there at all neither', async () => {
    await put({ _id: 1, a: [5] });
    expect(await renamed('a.3', 'b')).toBeNull();
    expect(await renamed('z.x', 'b')).toBeNull();
    expect(await renamed('a.0.x', 'b')).toBe(28);
    expect(await stored()).toEqual([{ _id: 1, a: [5] }]);
  });

  test.each([
    ['a', 'a'],
    ['a.b', 'a.b'],
    ['a', 'a.b'],
    ['a.b', 'a'],
  ])('of %s to %s is refused', async (from, to) => {
    await put({ _id: 1, a: { b: 1 } });
    expect(await renamed(from, to)).toBe(2);
  });

  test('of two to one place is a conflict', async () => {
    await put({ _id: 1 });
    expect(await codeOf(collection().updateOne({}, { $rename: { a: 'c', b: 'c' } }))).toBe(40);
  });
});
