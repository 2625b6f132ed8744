import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Collection } from '../collection.ts';
import { compileFilter } from './filter.ts';
import { encodeValue } from '../keys.ts';
import { parseIndexSpec } from '../index-spec.ts';
import { indexTuples } from '../paths.ts';
import { compilePipeline, parsePipeline } from '../pipeline.ts';
import { choosePlan } from './plan.ts';
import { effort, findRows, searchRows } from './query.ts';
import { encode } from '../raw-bson.ts';
import { sortKey, parseSort } from './sort.ts';
import { Storage } from '../file/storage.ts';
import { document, query } from '../testing/arbitraries.ts';
import type { Doc } from '../values.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-plan-'));
let storage: Storage;

beforeAll(() => {
  storage = Storage.open(dir);
});

afterAll(() => {
  storage.close();
  rmSync(dir, { recursive: true });
});

function filled(documents: readonly Doc[], indexes: readonly Doc[]): Collection {
  const collection = storage.create('test', crypto.randomUUID());
  for (const index of indexes) storage.createIndex(collection, parseIndexSpec(index));
  for (const [i, doc] of documents.entries()) {
    collection.insert(encodeValue(i), encode({ _id: i, ...doc }));
  }
  return collection;
}

/** Two arrays cannot meet in one index, so a document in which they do is not for this test. */
function withoutParallelArrays(doc: Doc): boolean {
  try {
    return indexTuples(doc, [['a'], ['b'], ['a', 'b'], ['a', 'c']]).length > 0;
  } catch {
    return false;
  }
}

const key = fc.dictionary(fc.constantFrom('a', 'b', 'a.b', 'a.c'), fc.constantFrom(1, -1), {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
});

const indexSpec = fc.oneof(
  { weight: 3, arbitrary: key.map((parts) => ({ key: parts })) },
  key.map((parts) => ({ key: parts, sparse: true })),
  key.map((parts) => ({ key: parts, partialFilterExpression: { a: { $exists: true } } })),
  key.map((parts) => ({ key: parts, partialFilterExpression: { a: { $gt: 0 } } })),
);

test('a query through any index finds what a scan finds, in the order of the sort', () => {
  const sort = fc.option(
    fc.dictionary(fc.constantFrom('a', 'b', '_id'), fc.constantFrom(1, -1), { maxKeys: 2 }),
  );
  fc.assert(
    fc.property(
      fc.array(document.filter(withoutParallelArrays), { maxLength: 12 }),
      indexSpec,
      fc.array(query, { minLength: 1, maxLength: 5 }),
      sort,
      (documents, index, queries, order) => {
        storage.transaction(() => {
          const collection = filled(documents, [index]);
          for (const filter of queries) {
            const matches = compileFilter(filter);
            const expected = collection.scan(false, 0, 100).filter((row) => matches(row.doc));
            const found = [
              ...findRows(collection, { filter, sort: order ? { ...order } : undefined }),
            ];
            expect(found.map((row) => row.row).toSorted((a, b) => a - b)).toEqual(
              expected.map((row) => row.row),
            );
            const keys = found.map((row) => sortKey(row.doc, parseSort({ ...order })));
            expect(keys).toEqual(keys.toSorted((a, b) => a.compare(b)));
          }
          storage.drop(collection);
        });
      },
    ),
    { numRuns: 200 },
  );
});

test('what is changed and removed leaves no key behind', () => {
  fc.assert(
    fc.property(
      fc.array(document.filter(withoutParallelArrays), { minLength: 1, maxLength: 6 }),
      fc.array(document.filter(withoutParallelArrays), { minLength: 6, maxLength: 6 }),
      indexSpec,
      (before, after, index) => {
        storage.transaction(() => {
          const collection = filled(before, [index]);
          for (const [i, row] of collection.scan(false, 0, 100).entries()) {
            collection.replace(row, encode({ _id: i, ...after[i] }));
          }
          for (const row of collection.scan(false, 0, 100)) collection.remove(row);
          const { id } = [...collection.indexes.values()][0]!;
          expect(storage.db.prepare(`SELECT count(*) AS n FROM index_${id}`).get()?.n).toBe(0);
          storage.drop(collection);
        });
      },
    ),
    { numRuns: 50 },
  );
});

const INDEXES = [
  { key: { run: 1, at: -1 } },
  { key: { email: 1 }, unique: true },
  { key: { code: 1 }, sparse: true },
  { key: { state: 1 }, partialFilterExpression: { state: 'open' } },
  { key: { tags: 1 } },
];

test.each<[string, Doc, Doc | undefined, string | undefined, boolean]>([
  ['the _id', { _id: 5 }, undefined, '_id_', true],
  ['a range of _id', { _id: { $gt: 5 } }, { _id: 1 }, '_id_', true],
  ['equality', { email: 'a' }, undefined, 'email_1', true],
  ['equality and the sort', { run: 1 }, { at: -1 }, 'run_1_at_-1', true],
  ['the sort backwards', { run: 1 }, { at: 1 }, 'run_1_at_-1', true],
  ['the sort alone', {}, { run: 1, at: -1 }, 'run_1_at_-1', true],
  ['a sort that no index gives', { run: 1 }, { email: 1 }, 'run_1_at_-1', false],
  ['members of a list', { run: { $in: [1, 2] } }, undefined, 'run_1_at_-1', true],
  ['a range after an equality', { run: 1, at: { $gt: 3 } }, undefined, 'run_1_at_-1', true],
  ['$and', { $and: [{ email: 'a' }, { run: 1 }] }, undefined, 'email_1', true],
  ['a sparse index for a value', { code: 'x' }, undefined, 'code_1', true],
  ['not for null', { code: null }, undefined, undefined, true],
  ['a partial index where it is implied', { state: 'open' }, undefined, 'state_1', true],
  ['not where it is not', { state: 'closed' }, undefined, undefined, true],
  ['nothing for $or', { $or: [{ email: 'a' }] }, undefined, undefined, true],
  ['nothing for a pattern', { email: /a/ }, undefined, undefined, true],
])('chooses for %s', (_name, filter, sort, index, sorted) => {
  storage.transaction(() => {
    const collection = filled([{ tags: [1, 2] }], INDEXES);
    const plan = choosePlan(collection, { filter, sort });
    expect([plan.source?.spec.name, plan.sorted]).toEqual([index, sorted]);
    storage.drop(collection);
  });
});

test('of a list of ids each document is found once, in the order of ids, those that match alone', () => {
  storage.transaction(() => {
    const collection = filled([{ a: 1 }, { a: 2 }, { a: 1 }, { a: 1 }], []);
    const found = (filter: Doc, sort?: Doc) =>
      Array.from(findRows(collection, { filter, sort }), ({ doc }) => doc._id);
    const some = { _id: { $in: [3, 0, 7, 0, 1, 3] } };
    expect(found(some)).toEqual([0, 1, 3]);
    expect(found({ ...some, a: 1 })).toEqual([0, 3]);
    expect(found(some, { _id: -1 })).toEqual([3, 1, 0]);
    expect(found({ ...some, a: { $gt: 0 } }, { a: -1, _id: -1 })).toEqual([1, 3, 0]);
    const spent = effort();
    expect([...findRows(collection, { filter: some }, spent)]).toHaveLength(3);
    expect(spent).toMatchObject({ keysExamined: 3, docsExamined: 3 });
    storage.drop(collection);
  });
});

test('an index is multikey from when an array in it grows, item by item: a document is given once', () => {
  storage.transaction(() => {
    const collection = filled(
      [{ kind: 'a', tags: [1] }],
      [{ key: { kind: 1, tags: 1 }, name: 'kind_1_tags_1' }],
    );
    for (const row of collection.scan(false, 0, 100)) {
      collection.replace(row, encode({ ...row.doc, tags: [1, 2] }));
    }
    const plan = choosePlan(collection, { filter: { kind: 'a' } });
    expect(plan.source).toMatchObject({ multikey: true, spec: { name: 'kind_1_tags_1' } });
    expect([...findRows(collection, { filter: { kind: 'a' } })]).toHaveLength(1);
    storage.drop(collection);
  });
});

test('a multikey index gives no order', () => {
  storage.transaction(() => {
    const collection = filled([{ tags: [1, 2] }], INDEXES);
    expect(choosePlan(collection, { filter: {}, sort: { tags: 1 } })).toMatchObject({
      source: undefined,
      sorted: false,
    });
    expect(choosePlan(collection, { filter: { tags: 1 } }).source?.spec.name).toBe('tags_1');
    expect(() => choosePlan(collection, { filter: {}, hint: 'nothing_1' })).toThrow(/hint/);
    storage.drop(collection);
  });
});

test('a $lookup for the last of each reads that one alone, where an index has them in order', () => {
  storage.transaction(() => {
    const documents = Array.from({ length: 40 }, (_, n) => ({ k: n % 2, n }));
    const indexes = [{ name: 'k_n', key: { k: 1, n: 1 } }];
    const collection = filled(documents, indexes);
    const last = [{ $match: { n: { $gte: 0 } } }, { $sort: { n: -1 } }, { $limit: 1 }];
    const fields = { from: 'here', localField: 'k', foreignField: 'k', as: 'found' };
    const run = compilePipeline(parsePipeline([{ $lookup: { ...fields, pipeline: last } }]));
    const spent = effort();
    const made = run([{ k: 0 }, { k: 1 }], {
      *find(_from, search, also) {
        for (const row of searchRows(collection, search, also, spent)) yield row.doc;
      },
      variables: new Map(),
      checkClock: () => undefined,
    });
    expect([...made]).toMatchObject([{ found: [{ n: 38 }] }, { found: [{ n: 39 }] }]);
    expect(spent).toMatchObject({ keysExamined: 2, docsExamined: 2 });
    storage.drop(collection);
  });
});
