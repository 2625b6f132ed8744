import {
  type Collection,
  type CollationOptions,
  type Document,
  MongoClient,
  type MongoServerError,
} from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { orderOf } from './collation.ts';
import { compileFilter } from './find/filter.ts';

/** With `TEST_MONGODB_URI` that server is asked. */
type Stored = Document & { _id: number | string };
let client: MongoClient;
let collection: Collection<Stored>;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  close = async () => {
    await client.close();
    await store.close();
  };
});
afterAll(() => close());
beforeEach(() => {
  collection = client.db().collection(crypto.randomUUID());
});

const words = (...texts: unknown[]) =>
  collection.insertMany(texts.map((text, _id) => ({ _id, text })));
const french: CollationOptions = { locale: 'fr' };
const bare: CollationOptions = { locale: 'en', strength: 1 };
const blind: CollationOptions = { locale: 'en', strength: 2 };
const ids = async (filter: Document, collation: CollationOptions) =>
  (await collection.find(filter, { collation, sort: { _id: 1 } }).toArray()).map(({ _id }) => _id);
const sorted = async (collation: CollationOptions, sort: Record<string, 1 | -1> = { text: 1 }) =>
  (await collection.find({}, { collation, sort }).toArray()).map(({ text }) => text as unknown);

describe('an order', () => {
  test.each<[string, CollationOptions, string[]]>([
    ['of a language', french, ['cote', 'coté', 'côte', 'côté']],
    ['accents from the end, as in Canada', { locale: 'fr_CA' }, ['cote', 'côte', 'coté', 'côté']],
    ['small letters first', { locale: 'en' }, ['a', 'A', 'b', 'B']],
    ['as it is said', { locale: 'en', caseFirst: 'lower' }, ['a', 'A', 'b', 'B']],
    ['capitals first', { locale: 'en', caseFirst: 'upper' }, ['A', 'a', 'B', 'b']],
    ['numbers as letters', { locale: 'en' }, ['1', '10', '2']],
    ['numbers as numbers', { locale: 'en', numericOrdering: true }, ['1', '2', '10']],
    ['umlauts', { locale: 'de' }, ['Affe', 'Ärger', 'Zebra']],
    ['letters of their own', { locale: 'sv' }, ['Affe', 'Zebra', 'Ärger']],
    ['a ch that is a letter', { locale: 'cs' }, ['cz', 'h', 'ch', 'i']],
  ])('%s', async (_name, collation, texts) => {
    await words(...texts.toReversed());
    expect(await sorted(collation)).toEqual(texts);
    expect(await sorted(collation, { text: -1 })).toEqual(texts.toReversed());
    const stages = [{ $sort: { text: 1 } }, { $limit: 9 }, { $project: { text: 1 } }];
    const staged = await collection
      .aggregate([{ $match: {} }, { $skip: 0 }, ...stages], { collation })
      .toArray();
    expect(staged.map(({ text }) => text as unknown)).toEqual(texts);
  });

  test('is the same through an index, of arrays, objects and several fields', async () => {
    await collection.createIndex({ text: 1 });
    await words('b', 'A', ['Z', 'á'], { k: 'B' }, { k: 'a' }, 5, null);
    expect(await sorted(blind)).toEqual([null, 5, 'A', ['Z', 'á'], 'b', { k: 'a' }, { k: 'B' }]);
    expect(await sorted(blind, { text: 1, _id: -1 })).toHaveLength(7);
    expect(await sorted(blind, { text: -1, _id: 1 })).toEqual([
      { k: 'B' },
      { k: 'a' },
      ['Z', 'á'],
      'b',
      'A',
      5,
      null,
    ]);
  });
});

describe('what is equal', () => {
  const texts = ['cafe', 'Cafe', 'café', 'CAFÉ', 'tea'];
  test.each<[string, CollationOptions, number[]]>([
    ['letters alone', { locale: 'fr', strength: 1 }, [0, 1, 2, 3]],
    ['letters and accents', { locale: 'fr', strength: 2 }, [0, 1]],
    ['all', { locale: 'fr', strength: 3 }, [0]],
    ['all, if nothing is said', { locale: 'fr' }, [0]],
    ['letters and capitals', { locale: 'fr', strength: 1, caseLevel: true }, [0, 2]],
    ['accents and capitals', { locale: 'fr', strength: 2, caseLevel: true }, [0]],
    ['bytes', { locale: 'simple' }, [0]],
  ])('%s', async (_name, collation, found) => {
    await collection.createIndex({ text: 1 });
    await words(...texts);
    const same = { text: 'cafe' };
    const others = [0, 1, 2, 3, 4].filter((id) => !found.includes(id));
    expect(await ids(same, collation)).toEqual(found);
    expect(await ids({ text: { $in: ['cafe', 'x'] } }, collation)).toEqual(found);
    expect(await ids({ text: { $ne: 'cafe' } }, collation)).toEqual(others);
    expect(await ids({ text: { $nin: ['cafe'] } }, collation)).toEqual(others);
    expect(await ids({ $or: [{ text: 'cafe' }, { text: 9 }] }, collation)).toEqual(found);
    expect(await ids({ $expr: { $eq: ['$text', 'cafe'] } }, collation)).toEqual(found);
    expect(await ids({ $expr: { $in: ['$text', ['cafe']] } }, collation)).toEqual(found);
    expect(await collection.countDocuments(same, { collation })).toBe(found.length);
    expect(await collection.countDocuments({}, { collation })).toBe(5);
    const classes = await collection.distinct('text', {}, { collation });
    expect(classes.find((text) => texts.slice(0, 4).includes(String(text)))).toBe('cafe');
    expect(await collection.distinct('_id', same, { collation })).toHaveLength(found.length);
    const groups = [{ $group: { _id: '$text', n: { $sum: 1 } } }, { $match: { _id: 'cafe' } }];
    expect(await collection.aggregate(groups, { collation }).toArray()).toMatchObject(
      found.length === 1 ? [{ n: 1 }] : [{ n: found.length }],
    );
  });

  test('where it is in an array, an object or another document', async () => {
    await words(['TEA', 'x'], { k: 'TEA' }, { K: 'tea' }, [{ k: 'Tea' }], 'teas');
    expect(await ids({ text: 'tea' }, bare)).toEqual([0]);
    expect(await ids({ text: { k: 'tea' } }, bare)).toEqual([1, 3]);
    expect(await ids({ 'text.k': 'tea' }, bare)).toEqual([1, 3]);
    expect(await ids({ text: { $elemMatch: { k: 'tea' } } }, bare)).toEqual([3]);
    expect(await ids({ text: { $all: ['tea', 'X'] } }, bare)).toEqual([0]);
    const lookup = { from: collection.collectionName, as: 'found' };
    const joined = [
      { $match: { _id: 4 } },
      { $set: { mine: 'TEÁ' } },
      { $lookup: { ...lookup, localField: 'mine', foreignField: 'text.k' } },
      { $project: { found: '$found._id' } },
    ];
    expect(await collection.aggregate(joined, { collation: bare }).toArray()).toEqual([
      { _id: 4, found: [1, 3] },
    ]);
  });

  test('an _id and a range of it', async () => {
    await collection.insertMany([{ _id: 'a' }, { _id: 'B' }, { _id: 'c' }, { _id: 1 }]);
    expect(await ids({ _id: 'A' }, blind)).toEqual(['a']);
    expect(await ids({ _id: { $gte: 'b' } }, blind)).toEqual(['B', 'c']);
    expect(await ids({ _id: { $lt: 'b' } }, blind)).toEqual(['a']);
    expect(await ids({ _id: 1 }, blind)).toEqual([1]);
  });

  test('patterns know no collation', async () => {
    await words('Tea', 'tea');
    expect(await ids({ text: /^t/ }, bare)).toEqual([1]);
    expect(await ids({ text: { $in: [/^t/, 'TEA'] } }, bare)).toEqual([0, 1]);
  });

  test('through an index where it is no text', async () => {
    await collection.createIndex({ text: 1 }, { collation: { locale: 'simple' } });
    await words('a', 1);
    const how = async (filter: Document, sort: Record<string, 1> = {}) =>
      JSON.stringify(await collection.find(filter, { collation: bare, sort }).explain());
    expect(await how({ text: 1 })).toContain('IXSCAN');
    expect(await how({ text: { $gt: 0 } })).toContain('IXSCAN');
    expect(await how({ text: 'a' })).toContain('COLLSCAN');
    expect(await how({ text: { $in: [1, 'a'] } })).toContain('COLLSCAN');
    expect(await how({}, { text: 1 })).toContain('COLLSCAN');
  });

  test('a partial index is not taken for more than it holds', async () => {
    await collection.createIndex({ n: 1 }, { partialFilterExpression: { text: 'a' } });
    await collection.insertMany([
      { _id: 1, text: 'a', n: 1 },
      { _id: 2, text: 'A', n: 1 },
    ]);
    expect(await ids({ text: 'a', n: 1 }, bare)).toEqual([1, 2]);
    await collection.updateOne(
      { text: 'Á', n: 1, _id: 2 },
      { $set: { n: 2 } },
      { collation: bare },
    );
    expect(await ids({ text: 'a', n: 2 }, { locale: 'simple' })).toEqual([]);
  });
});

describe('changes', () => {
  beforeEach(() => words('Tea', 'TEA', 'coffee'));

  test('find what they change, each statement by its own', async () => {
    const options = { collation: bare };
    expect(
      (await collection.updateMany({ text: 'tea' }, { $set: { n: 1 } }, options)).matchedCount,
    ).toBe(2);
    expect((await collection.updateMany({ text: 'tea' }, { $set: { n: 2 } })).matchedCount).toBe(0);
    const written = await collection.bulkWrite([
      { updateOne: { filter: { text: 'COFFEE' }, update: { $set: { n: 3 } }, collation: bare } },
      { deleteOne: { filter: { text: 'COFFEE' } } },
      { deleteOne: { filter: { text: 'tea' }, collation: bare } },
    ]);
    expect([written.modifiedCount, written.deletedCount]).toEqual([1, 1]);
    const taken = await collection.findOneAndDelete({ text: 'tea' }, options);
    expect(taken).toMatchObject({ _id: 1 });
    expect((await collection.deleteMany({ text: 'CoFFee' }, options)).deletedCount).toBe(1);
  });

  test('an upsert inserts what it was given, once', async () => {
    const upsert = { collation: bare, upsert: true };
    await collection.updateOne({ text: 'Milk' }, { $set: { n: 1 } }, upsert);
    await collection.updateOne({ text: 'MILK' }, { $inc: { n: 1 } }, upsert);
    expect(await collection.find({ n: 2 }).project({ _id: 0 }).toArray()).toEqual([
      { text: 'Milk', n: 2 },
    ]);
    const changed = await collection.findOneAndUpdate({ text: 'milk' }, { $inc: { n: 1 } }, upsert);
    expect(changed).toMatchObject({ text: 'Milk', n: 2 });
  });

  test('operators compare by it', async () => {
    const list = { list: ['b', 'A', 'c'] };
    const changed = async (update: Document, more: Document = {}) => {
      await collection.updateOne({ _id: 0 }, { $set: { ...list, word: 'b' } });
      await collection.updateOne({ _id: 0 }, update, { collation: blind, ...more });
      return collection.findOne({ _id: 0 }, { projection: { _id: 0, list: 1, word: 1 } });
    };
    expect(await changed({ $pull: { list: 'a' } })).toMatchObject({ list: ['b', 'c'] });
    expect(await changed({ $pull: { list: { $gte: 'B' } } })).toMatchObject({ list: ['A'] });
    expect(await changed({ $pullAll: { list: ['a', 'B'] } })).toMatchObject({ list: ['c'] });
    expect(await changed({ $addToSet: { list: 'C' } })).toMatchObject(list);
    expect(await changed({ $push: { list: { $each: [], $sort: 1 } } })).toMatchObject({
      list: ['A', 'b', 'c'],
    });
    expect(await changed({ $min: { word: 'B' } })).toMatchObject({ word: 'b' });
    expect(await changed({ $max: { word: 'C' } })).toMatchObject({ word: 'C' });
    const arrayFilters = [{ i: 'a' }];
    expect(await changed({ $set: { 'list.$[i]': 1 } }, { arrayFilters })).toMatchObject({
      list: ['b', 1, 'c'],
    });
  });
});

describe('a pipeline', () => {
  test('gathers by it', async () => {
    await words('a', 'A', 'b', 'B', 'c');
    const made = async (...stages: Document[]) =>
      collection.aggregate(stages, { collation: blind }).toArray();
    const set = { $group: { _id: null, set: { $addToSet: '$text' }, most: { $max: '$text' } } };
    expect(await made({ $sort: { _id: 1 } }, set)).toEqual([
      { _id: null, set: ['a', 'b', 'c'], most: 'c' },
    ]);
    const buckets = { $bucket: { groupBy: '$text', boundaries: ['A', 'B', 'D'] } };
    expect((await made(buckets)).map(({ count }) => count as unknown)).toEqual([2, 3]);
    const cmp = { $set: { same: { $eq: [{ $toUpper: '$text' }, '$text'] } } };
    expect(await made(cmp, { $match: { same: true } })).toHaveLength(5);
    const value = { $rank: {} };
    const ranks = { $setWindowFields: { sortBy: { text: 1 }, output: { value } } };
    expect((await made(ranks)).map(({ value: rank }) => Number(rank))).toEqual([1, 1, 3, 3, 5]);
  });
});

describe('refused', () => {
  const codeOf = (collation: unknown): Promise<number | null> =>
    collection
      .find({}, { collation: collation as CollationOptions })
      .toArray()
      .then(
        () => null,
        (error: MongoServerError) => Number(error.code),
      );

  test.each<[string, unknown, number]>([
    ['no language', { strength: 1 }, 40414],
    ['a language that is none', { locale: 'xx' }, 2],
    ['one that is written in another way', { locale: 'en-US' }, 2],
    ['no text', { locale: 5 }, 14],
    ['a field that is none', { locale: 'en', power: 1 }, 40415],
    ['simple and something', { locale: 'simple', strength: 1 }, 9],
    ['a strength that is none', { locale: 'en', strength: 6 }, 51024],
    [
      'capitals first where they do not count',
      { locale: 'en', strength: 1, caseFirst: 'upper' },
      2,
    ],
    ['what is so in Danish', { locale: 'da', strength: 1 }, 2],
    ['a text for yes', { locale: 'en', caseLevel: 'yes' }, 14],
  ])('as MongoDB does: %s', async (_name, collation, code) => {
    expect(await codeOf(collation)).toBe(code);
  });

  test('the order of keys is as it was', () => {
    expect(orderOf(undefined).isOfKeys && orderOf({ locale: 'simple' }).isOfKeys).toBe(true);
    expect(compileFilter({ a: { $gt: 'a' } })({ a: 'B' })).toBe(false);
    expect(compileFilter({ a: { $gt: 'a' } }, 'none', orderOf({ locale: 'en' }))({ a: 'B' })).toBe(
      true,
    );
  });
});
