import { BSONRegExp, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** With `TEST_MONGODB_URI` that server is asked. */
const { db, collection, put } = testCollection('merged');
const target = () => db().collection('merged-target');

const merges = async (spec: Document, pipeline: Document[] = []): Promise<Document[]> => {
  const $merge = { into: 'merged-target', ...spec };
  await collection()
    .aggregate([{ $sort: { _id: 1 } }, ...pipeline, { $merge }])
    .toArray();
  return target()
    .find({}, { sort: { k: 1 } })
    .toArray();
};

describe('$merge with a pipeline and several documents of one key', () => {
  const onKey = [{ $project: { _id: '$k', n: 1 } }];
  const adds = { whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] };

  test('inserts the first and calculates with the others', async () => {
    await target().deleteMany({});
    await put(...[1, 2, 3, 4].map((n) => ({ _id: n, k: n === 4 ? 'b' : 'a', n })));
    expect(await merges(adds, onKey)).toEqual([
      { _id: 'a', n: 6 },
      { _id: 'b', n: 4 },
    ]);
  });

  test('leaves all of them out where nothing new may be inserted', async () => {
    await target().deleteMany({});
    await put({ _id: 1, k: 'a', n: 1 }, { _id: 2, k: 'a', n: 2 });
    expect(await merges({ ...adds, whenNotMatched: 'discard' }, onKey)).toEqual([]);
    expect(await codeOf(merges({ ...adds, whenNotMatched: 'fail' }, onKey))).toBe(13113);
  });
});

test.each<[string, unknown]>([
  ['a pattern', new BSONRegExp('^a')],
  ['an object that looks like a condition', { $gt: '' }],
])('a key that is %s is looked for as it is', async (_name, k) => {
  await target().drop();
  await target().createIndex({ k: 1 }, { unique: true });
  await target().insertOne({ _id: 1 as never, k: 'abc', n: 'old' });
  await put({ _id: 2, key: k, n: 'new' });
  const named = [{ $project: { k: '$key', n: 1 } }];
  for (const mode of ['merge', 'keepExisting', [{ $set: { again: true } }]]) {
    await merges({ on: 'k', whenMatched: mode }, named);
    expect(await target().findOne({ _id: 1 as never })).toEqual({ _id: 1, k: 'abc', n: 'old' });
  }
  expect(await target().countDocuments()).toBe(2);
});
