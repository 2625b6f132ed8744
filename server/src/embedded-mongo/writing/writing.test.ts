import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestStore } from '../../../test/start-test-store.ts';

/** With `TEST_MONGODB_URI` that server is asked. */
type Stored = Document & { _id: number };
let client: MongoClient;
let db: Db;
let source: Collection<Stored>;
let target: Collection<Stored>;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  db = client.db();
  close = async () => {
    await client.close();
    await store.close();
  };
});
afterAll(() => close());
beforeEach(async () => {
  source = db.collection(`source-${crypto.randomUUID()}`);
  target = db.collection(`target-${crypto.randomUUID()}`);
  await source.insertMany([
    { _id: 1, a: 1, b: 'new' },
    { _id: 2, a: 2, b: 'new' },
  ]);
  await target.insertMany([
    { _id: 1, b: 'old', c: 'kept' },
    { _id: 3, b: 'old' },
  ]);
});

const writes = (pipeline: Document[]) => source.aggregate(pipeline).toArray();
const merges = (spec: Document = {}, pipeline: Document[] = []) =>
  writes([...pipeline, { $merge: { into: target.collectionName, ...spec } }]);
const stored = (): Promise<Document[]> => target.find({}, { sort: { _id: 1 } }).toArray();
const old = [
  { _id: 1, b: 'old', c: 'kept' },
  { _id: 3, b: 'old' },
];

describe('$merge', () => {
  test('sets fields of what is there and inserts the rest, by itself', async () => {
    expect(await merges()).toEqual([]);
    expect(await stored()).toEqual([
      { _id: 1, b: 'new', c: 'kept', a: 1 },
      { _id: 2, a: 2, b: 'new' },
      { _id: 3, b: 'old' },
    ]);
  });

  test('the name alone is enough; a collection that is not there is made', async () => {
    const other = `fresh-${crypto.randomUUID()}`;
    await writes([{ $group: { _id: '$b', n: { $sum: '$a' } } }, { $merge: other }]);
    expect(await db.collection(other).find().toArray()).toEqual([{ _id: 'new', n: 3 }]);
  });

  test.each<[string, Document, Document[]]>([
    [
      'replace',
      { whenMatched: 'replace' },
      [
        { _id: 1, a: 1, b: 'new' },
        { _id: 2, a: 2, b: 'new' },
      ],
    ],
    ['keepExisting', { whenMatched: 'keepExisting' }, [old[0] ?? {}, { _id: 2, a: 2, b: 'new' }]],
    [
      'replace, no new ones',
      { whenMatched: 'replace', whenNotMatched: 'discard' },
      [{ _id: 1, a: 1, b: 'new' }],
    ],
    [
      'merge, no new ones',
      { whenMatched: 'merge', whenNotMatched: 'discard' },
      [{ _id: 1, b: 'new', c: 'kept', a: 1 }],
    ],
    [
      'a pipeline',
      { whenMatched: [{ $set: { sum: { $concat: ['$b', '$$new.b'] } } }] },
      [
        { _id: 1, b: 'old', c: 'kept', sum: 'oldnew' },
        { _id: 2, a: 2, b: 'new' },
      ],
    ],
    [
      'a pipeline with names, no new ones',
      {
        let: { twice: { $multiply: ['$a', 2] } },
        whenMatched: [{ $set: { twice: '$$twice' } }],
        whenNotMatched: 'discard',
      },
      [{ _id: 1, b: 'old', c: 'kept', twice: 2 }],
    ],
  ])('%s', async (_name, spec, made) => {
    await merges(spec);
    expect(await stored()).toEqual([...made, { _id: 3, b: 'old' }]);
  });

  test('where one must not be there, or must be, the others are written all the same', async () => {
    await expect(merges({ whenMatched: 'fail' })).rejects.toMatchObject({ code: 11000 });
    expect(await stored()).toEqual([old[0], { _id: 2, a: 2, b: 'new' }, old[1]]);
    await target.deleteOne({ _id: 2 });
    const strict = merges({ whenMatched: 'replace', whenNotMatched: 'fail' });
    await expect(strict).rejects.toMatchObject({ code: 13113 });
    expect(await stored()).toEqual([{ _id: 1, a: 1, b: 'new' }, old[1]]);
  });

  test('by other fields than the _id, which an index must say are unique', async () => {
    const byName = { on: ['k.x', 'b'], whenMatched: 'merge' };
    await target.deleteMany({});
    const keyed = [{ $project: { _id: 0, b: 1, k: { x: '$_id' }, n: '$a' } }];
    await expect(merges(byName, keyed)).rejects.toMatchObject({ code: 51183 });
    await target.createIndex({ b: 1, 'k.x': 1 }, { unique: true });
    await target.insertOne({ _id: 9, b: 'new', k: { x: 1 }, kept: true });
    await merges(byName, keyed);
    const found = await target.find({ b: 'new' }, { projection: { _id: 0 } }).toArray();
    expect(found).toEqual([
      { b: 'new', k: { x: 1 }, kept: true, n: 1 },
      { b: 'new', k: { x: 2 }, n: 2 },
    ]);
    await expect(merges(byName, [{ $project: { b: 1 } }])).rejects.toMatchObject({ code: 51132 });
    const listed = [{ $set: { k: [{ x: 1 }] } }];
    await expect(merges(byName, listed)).rejects.toMatchObject({ code: 51185 });
    const moved = [{ $match: { _id: 1 } }, { $set: { k: { x: 1 } } }];
    await expect(merges(byName, moved)).rejects.toMatchObject({ code: 66 });
  });

  test('into the collection that it reads', async () => {
    await writes([{ $set: { a: { $add: ['$a', 10] } } }, { $merge: source.collectionName }]);
    expect(await source.distinct('a')).toEqual([11, 12]);
  });

  test('many, with a pipeline that takes long to read', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: i % 10 }));
    await source.deleteMany({});
    await source.insertMany(many);
    await merges({ whenMatched: 'replace' }, [{ $sort: { n: -1 } }, { $set: { m: '$n' } }]);
    expect(await target.countDocuments({ $expr: { $eq: ['$n', '$m'] } })).toBe(3000);
  });

  test.each<[string, unknown, number]>([
    ['neither name nor object', 5, 14],
    ['no place', { whenMatched: 'merge' }, 40414],
    ['an empty name', { into: '' }, 5786800],
    ['no name', { into: { db: 'x' } }, 5786801],
    ['a number', { into: 5 }, 51178],
    ['another field', { into: 'x', by: 'a' }, 40415],
    ['a mode that is none', { into: 'x', whenMatched: 'pipeline' }, 2],
    ['a mode of a wrong kind', { into: 'x', whenMatched: 5 }, 51191],
    [
      'modes that do not go together',
      { into: 'x', whenMatched: 'fail', whenNotMatched: 'discard' },
      51181,
    ],
    ['no field', { into: 'x', on: [] }, 51187],
    ['a field twice', { into: 'x', on: ['a', 'a'] }, 31465],
    ['no field name', { into: 'x', on: [5] }, 51134],
    ['a wrong kind of fields', { into: 'x', on: 5 }, 51186],
    ['names without a pipeline', { into: 'x', let: { a: 1 } }, 51199],
    ['another new', { into: 'x', let: { new: 1 }, whenMatched: [] }, 51273],
  ])('is refused: %s', async (_name, $merge, code) => {
    await expect(writes([{ $merge }])).rejects.toMatchObject({ code });
  });

  test('is refused before the end and within', async () => {
    const $merge = target.collectionName;
    await expect(writes([{ $merge }, { $match: {} }])).rejects.toMatchObject({ code: 40601 });
    const inside = (stage: Document) => writes([stage]);
    const pipeline = [{ $merge }];
    await expect(inside({ $facet: { a: pipeline } })).rejects.toMatchObject({ code: 40600 });
    const lookup = { $lookup: { from: 'x', pipeline, as: 'y' } };
    await expect(inside(lookup)).rejects.toMatchObject({ code: 51047 });
    const calculated = merges({ whenMatched: [{ $match: {} }] });
    await expect(calculated).rejects.toMatchObject({ code: 72 });
  });

  test('its time is over before it has written anything', async () => {
    await source.insertMany(Array.from({ length: 1500 }, (_, i) => ({ _id: i + 10, a: i })));
    const all = {
      $lookup: {
        from: source.collectionName,
        let: { a: '$a' },
        as: 'x',
        pipeline: [{ $match: { $expr: { $eq: ['$$a', '$a'] } } }],
      },
    };
    const late = source.aggregate([all, { $merge: target.collectionName }], { maxTimeMS: 60 });
    await expect(late.toArray()).rejects.toMatchObject({ code: 50 });
    expect(await stored()).toEqual(old);
  });

  test('a pipeline that fails has written nothing', async () => {
    const fails = { $set: { x: { $divide: [1, { $subtract: ['$_id', 2] }] } } };
    await expect(merges({}, [fails])).rejects.toMatchObject({ code: 2 });
    expect(await stored()).toEqual(old);
  });
});

describe('$out', () => {
  test('takes the place of all that was there, and leaves the indexes', async () => {
    await target.createIndex({ b: 1 }, { name: 'byB' });
    expect(await writes([{ $match: { _id: 2 } }, { $out: target.collectionName }])).toEqual([]);
    expect(await stored()).toEqual([{ _id: 2, a: 2, b: 'new' }]);
    expect((await target.indexes()).map(({ name }) => name)).toEqual(['_id_', 'byB']);
    expect(await target.countDocuments({ b: 'new' })).toBe(1);
    await writes([
      { $match: { _id: 77 } },
      { $out: { db: db.databaseName, coll: target.collectionName } },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('of itself, and of what is not there yet', async () => {
    await writes([{ $set: { a: 0 } }, { $out: source.collectionName }]);
    expect(await source.distinct('a')).toEqual([0]);
    const name = `fresh-${crypto.randomUUID()}`;
    await writes([{ $out: name }]);
    expect(await db.collection(name).countDocuments()).toBe(2);
  });

  test('one that fails leaves what was there', async () => {
    await target.deleteMany({ _id: 3 });
    await target.createIndex({ b: 1 }, { unique: true });
    await expect(writes([{ $out: target.collectionName }])).rejects.toMatchObject({ code: 11000 });
    expect(await stored()).toEqual([old[0]]);
    const names = await db.listCollections({}, { nameOnly: true }).toArray();
    expect(names.filter(({ name }) => name.startsWith('tmp.'))).toEqual([]);
    await expect(writes([{ $out: 5 as never }])).rejects.toMatchObject({ code: 16990 });
  });
});
