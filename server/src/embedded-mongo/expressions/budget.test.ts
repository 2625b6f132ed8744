import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedTestDatabase } from '../../../test/start-test-store.ts';
import type { EmbeddedMongo } from '../start.ts';

interface Stored {
  _id: number;
  items: number[];
  made?: unknown;
}

let store: EmbeddedMongo;
let client: MongoClient;
let stored: Collection<Stored>;

beforeAll(async () => {
  store = await startEmbeddedTestDatabase();
  client = await MongoClient.connect(store.uri);
  stored = client.db().collection('stored');
  const items = Array.from({ length: 1_000 }, (_, n) => n);
  await stored.insertOne({ _id: 1, items });
});

afterAll(async () => {
  await client.close();
  await store.close();
});

const mapped = (within: unknown): object => ({ $map: { input: '$items', in: within } });
const filtered = (cond: unknown): object => ({ $filter: { input: '$items', cond } });
const reduced = (initialValue: unknown, within: unknown): object => ({
  $reduce: { input: '$items', initialValue, in: within },
});

/** A thousand millions of steps over one document. */
const forever = [
  ['$map', mapped(mapped(mapped(1)))],
  ['$filter', filtered(filtered(filtered(true)))],
  ['$reduce', reduced(0, reduced(0, reduced(0, 1)))],
  ['$in in $map', mapped(mapped({ $in: [-1, '$items'] }))],
] as const;

/** What doubles with each of a thousand items. */
const doubling = [
  ['$concatArrays', reduced([1], { $concatArrays: ['$$value', '$$value'] })],
  ['$concat', reduced('a', { $concat: ['$$value', '$$value'] })],
] as const;

describe('an expression that never ends', () => {
  test.each(forever)(
    'is over with maxTimeMS in each kind of read, and keeps nobody waiting: %s',
    async (_name, expression) => {
      const time = { maxTimeMS: 300 };
      const $expr = { $eq: [expression, 1] };
      const reads = [
        stored.aggregate([{ $project: { made: expression } }], time).toArray(),
        stored.find({ $expr }, time).toArray(),
        stored.find({}, { ...time, projection: { made: expression } }).toArray(),
      ];
      const refused = reads.map((read) => expect(read).rejects.toMatchObject({ code: 50 }));
      await client.db().command({ ping: 1 });
      await Promise.all(refused);
    },
  );

  test('is over in an update, of which nothing is stored', async () => {
    const [[, expression]] = forever;
    const time = { maxTimeMS: 100 };
    const change = [{ $set: { made: expression } }];
    const update = { q: { _id: 1 }, u: change };
    const answer = await client.db().command({ update: 'stored', updates: [update] });
    expect(answer.writeErrors).toMatchObject([{ index: 0, code: 50 }]);
    await expect(stored.findOneAndUpdate({ _id: 1 }, change, time)).rejects.toMatchObject({
      code: 50,
    });
    const where = { q: { $expr: { $eq: [expression, 1] } }, limit: 1 };
    const deleted = await client.db().command({ delete: 'stored', deletes: [where], ...time });
    expect(deleted.writeErrors).toMatchObject([{ index: 0, code: 50 }]);
    expect(await stored.countDocuments({ made: { $exists: true } })).toBe(0);
  });
});

/** A machine that is very busy needs the second that an update has. */
const oneOf = (code: number): unknown => expect.toSatisfy((found) => [code, 50].includes(found));

test.each(doubling)('%s ends where it makes more than a document holds', async (_name, made) => {
  const refusal = { code: 10334 };
  await expect(stored.aggregate([{ $set: { made } }]).toArray()).rejects.toMatchObject(refusal);
  await expect(stored.find({ $expr: made }).toArray()).rejects.toMatchObject(refusal);
  const update = stored.updateOne({ _id: 1 }, [{ $set: { made } }]);
  await expect(update).rejects.toMatchObject({ code: oneOf(10334) });
});

test('stage after stage may not double either', async () => {
  const twice = { $set: { items: { $concatArrays: ['$items', '$items'] } } };
  const stages = Array.from({ length: 40 }, () => twice);
  await expect(stored.aggregate(stages).toArray()).rejects.toMatchObject({ code: 10334 });
  const update = stored.updateOne({ _id: 1 }, stages);
  await expect(update).rejects.toMatchObject({ code: oneOf(10334) });
});

test('what is made for one document in an update is not more than memory holds', async () => {
  const large = reduced([1], {
    $cond: [
      { $lt: [{ $size: '$$value' }, 1_000_000] },
      { $concatArrays: ['$$value', '$$value'] },
      '$$value',
    ],
  });
  const change = [
    { $set: { made: large } },
    { $set: { made: mapped({ $reverseArray: '$made' }) } },
  ];
  await expect(stored.updateOne({ _id: 1 }, change)).rejects.toMatchObject({
    code: oneOf(146),
  });
});

test('a long one without a limit moves to a thread that reads, and gives what it should', async () => {
  const million = mapped(mapped(1));
  const [found] = await stored.aggregate([{ $project: { n: { $size: million } } }]).toArray();
  expect(found).toEqual({ _id: 1, n: 1_000 });
  const shown = await stored.find({}, { projection: { n: { $size: million } } }).toArray();
  expect(shown).toEqual([{ _id: 1, n: 1_000 }]);
});
