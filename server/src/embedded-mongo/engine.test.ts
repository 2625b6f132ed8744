import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long } from 'bson';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { encode } from './raw-bson.ts';
import type { Doc } from './values.ts';

let dir: string;
let now: number;
let engine: Engine;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sets-engine-'));
  now = Date.UTC(2026, 0, 1);
  engine = new Engine(dir, { now: () => now });
});

afterEach(() => {
  engine.close();
  rmSync(dir, { recursive: true });
});

async function run(command: Doc): Promise<Doc> {
  return (await engine.run({ ...command, $db: 'test' })) as Doc;
}

function insert(collection: string, documents: Doc[]): Promise<Doc> {
  return run({ insert: collection, documents: documents.map((doc) => encode(doc)) });
}

async function count(collection: string, query: Doc = {}): Promise<unknown> {
  return (await run({ count: collection, query })).n;
}

test('a TTL index removes what is due, by the clock', async () => {
  const index = { name: 'at', key: { at: 1 }, expireAfterSeconds: 60 };
  await run({ createIndexes: 'c', indexes: [index] });
  const later = new Date(now + 3_600_000);
  await insert('c', [
    { _id: 1, at: new Date(now) },
    { _id: 2, at: later },
    { _id: 3, at: [later, new Date(now)] },
    { _id: 4, at: 'no date' },
    { _id: 5 },
  ]);
  now += 59_000;
  await engine.sweep();
  expect(await count('c')).toBe(5);
  now += 2000;
  await engine.sweep();
  expect(await count('c')).toBe(3);
  expect(await count('c', { _id: { $in: [2, 4, 5] } })).toBe(3);
});

test('a sweep removes any number', async () => {
  const index = { name: 'at', key: { at: 1 }, expireAfterSeconds: 0 };
  await run({ createIndexes: 'c', indexes: [index] });
  await insert(
    'c',
    Array.from({ length: 1700 }, (_, n) => ({ _id: n, at: new Date(now - n) })),
  );
  await engine.sweep();
  expect(await count('c')).toBe(0);
});

test('a cursor that nobody uses for ten minutes is gone', async () => {
  await insert(
    'c',
    Array.from({ length: 10 }, (_, n) => ({ _id: n })),
  );
  const { cursor } = await run({ find: 'c', batchSize: 2 });
  const { id } = cursor as { id: Long };
  const more = { getMore: id, collection: 'c', batchSize: 2 };
  now += 9 * 60_000;
  await engine.sweep();
  expect(await run(more)).toMatchObject({ batchName: 'nextBatch' });
  now += 11 * 60_000;
  await engine.sweep();
  expect(await run(more)).toMatchObject({ ok: 0, code: 43 });
  expect(engine.cursors.size).toBe(0);
});

test('a full disk is 14031, stores nothing of the write, and the store works on', async () => {
  await insert('c', [{ _id: 1 }]);
  const pages = Number(engine.storage.db.prepare('PRAGMA page_count').get()?.page_count);
  engine.storage.db.exec(`PRAGMA max_page_count = ${pages + 8}`);
  const large = Array.from({ length: 100 }, (_, n) => ({ _id: `x${n}`, text: 'x'.repeat(4000) }));
  const [full, small] = await Promise.all([insert('c', large), insert('c', [{ _id: 2 }])]);
  expect(full).toMatchObject({ ok: 0, code: 14031, codeName: 'OutOfDiskSpace' });
  expect(small).toEqual({ n: 1, ok: 1 });
  expect(await count('c')).toBe(2);
  engine.storage.db.exec('PRAGMA max_page_count = 1000000');
  expect(await insert('c', large)).toEqual({ n: 100, ok: 1 });
});

test('of a full disk the spare room is for deletes alone, until it is held again', async () => {
  const texts = Array.from({ length: 100 }, (_, n) => ({ _id: `x${n}`, text: 'x'.repeat(4000) }));
  await insert('c', texts);
  await engine.sweep();
  const spare = join(dir, 'spare');
  expect(statSync(spare).size).toBe(8 * 1024 * 1024);
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  // As a disk that has no room but that.
  storage.transaction = (work) => {
    if (existsSync(spare)) throw Object.assign(new Error('full'), { errcode: 13 });
    original(work);
  };
  expect(await insert('c', [{ _id: 1 }])).toMatchObject({ code: 14031 });
  expect(await run({ delete: 'c', deletes: [{ q: { _id: 'x1' }, limit: 1 }] })).toMatchObject({
    n: 1,
  });
  expect(existsSync(spare)).toBe(false);
  expect(await insert('c', [{ _id: 1 }])).toMatchObject({ code: 14031 });
  expect(await run({ ping: 1 })).toEqual({ diskIsFull: true, ok: 1 });
  expect(await run({ delete: 'c', deletes: [{ q: {}, limit: 0 }] })).toMatchObject({ n: 99 });
  storage.transaction = original;
  now += 1_000;
  expect(await insert('c', [{ _id: 1 }])).toEqual({ n: 1, ok: 1 });
  expect(existsSync(spare)).toBe(true);
  expect(await run({ ping: 1 })).toEqual({ ok: 1 });
});

test('a full disk in the write that makes a collection leaves no trace of it', async () => {
  await insert('c', [{ _id: 1 }]);
  const pages = Number(engine.storage.db.prepare('PRAGMA page_count').get()?.page_count);
  engine.storage.db.exec(`PRAGMA max_page_count = ${pages + 4}`);
  const large = { _id: 1, text: 'x'.repeat(100_000) };
  expect(await insert('other', [large])).toMatchObject({ code: 14031 });
  expect(engine.storage.find('test', 'other')).toBeUndefined();
  engine.storage.db.exec('PRAGMA max_page_count = 1000000');
  expect(await insert('other', [large])).toEqual({ n: 1, ok: 1 });
});

test('writes that wait together share one transaction', async () => {
  let commits = 0;
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  storage.transaction = (work) => {
    commits += 1;
    original(work);
  };
  await Promise.all(Array.from({ length: 50 }, (_, n) => insert('c', [{ _id: n }])));
  expect(commits).toBe(1);
  expect(await count('c')).toBe(50);
});

test('a bug in one command spoils no other of its group', async () => {
  await insert('c', [{ _id: 1 }]);
  const broken = run({ insert: 'c', documents: [5] });
  const whole = insert('c', [{ _id: 2 }]);
  expect(await broken).toMatchObject({ ok: 0, code: 8 });
  expect(await whole).toEqual({ n: 1, ok: 1 });
});

test('explain tells the index and what the search took', async () => {
  await insert(
    'c',
    Array.from({ length: 100 }, (_, n) => ({ _id: n, a: n % 10, b: n })),
  );
  await run({ createIndexes: 'c', indexes: [{ name: 'a_b', key: { a: 1, b: -1 } }] });
  const find = { find: 'c', filter: { a: 3, b: { $gte: 50 } }, sort: { b: -1 } };
  expect(await run({ explain: find })).toMatchObject({
    queryPlanner: {
      winningPlan: { stage: 'FETCH', inputStage: { indexName: 'a_b', direction: 'forward' } },
    },
    executionStats: { nReturned: 5, totalKeysExamined: 5, totalDocsExamined: 5 },
  });
  const scan = { find: 'c', filter: { b: 5 }, sort: { b: 1 } };
  expect(await run({ explain: scan, verbosity: 'queryPlanner' })).toMatchObject({
    queryPlanner: { winningPlan: { stage: 'SORT', inputStage: { stage: 'COLLSCAN' } } },
  });
});

test('unknown options of a command are refused, not ignored', async () => {
  await insert('c', [{ _id: 1 }]);
  expect(await run({ find: 'c', min: { _id: 1 } })).toMatchObject({ ok: 0, code: 40415 });
  expect(await run({ find: 'c', filter: 5 })).toMatchObject({ ok: 0, code: 14 });
  expect(await run({ find: 'c', limit: -1 })).toMatchObject({ ok: 0, code: 2 });
  expect(await run({ find: 'none', filter: { $where: '1' } })).toMatchObject({ ok: 0, code: 2 });
  expect(await run({ constructor: 'c' })).toMatchObject({ ok: 0, code: 59 });
  expect(await run({ insert: 5, documents: [] })).toMatchObject({ ok: 0, code: 73 });
  expect(await run({ getMore: Long.fromNumber(5), collection: 'c' })).toMatchObject({ code: 43 });
});

test('an update that a unique index refuses has found and changed nothing, as the reply counts', async () => {
  await run({ createIndexes: 'c', indexes: [{ name: 'n', key: { n: 1 }, unique: true }] });
  await insert('c', [
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  const updates = [
    { q: { _id: 1 }, u: { $set: { n: 3 } } },
    { q: { _id: 1 }, u: { $set: { n: 2 } } },
  ].map((each) => encode(each));
  const reply = await run({ update: 'c', updates });
  expect(reply).toMatchObject({ n: 1, nModified: 1, writeErrors: [{ index: 1, code: 11000 }] });
  expect(await count('c', { n: 3 })).toBe(1);
});

test('what an $out has left unfinished is gone after a start', async () => {
  await insert('tmp.agg_out.1', [{ _id: 1 }]);
  await insert('c', [{ _id: 1 }]);
  engine.close();
  engine = new Engine(dir, { now: () => now });
  expect(engine.storage.collections().map(({ name }) => name)).toEqual(['c']);
});
