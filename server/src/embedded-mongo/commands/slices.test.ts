import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { encode } from '../raw-bson.ts';
import type { Doc } from '../values.ts';

const MANY = 3_000;
let dir: string;
let engine: Engine;

const run = (command: Doc): Promise<Doc> => engine.run({ ...command, $db: 'test' }) as Promise<Doc>;
const insert = (collection: string, documents: Doc[]): Promise<Doc> =>
  run({ insert: collection, documents: documents.map((one) => encode(one)) });
const update = (...updates: Doc[]): Promise<Doc> =>
  run({ update: 'c', updates: updates.map((one) => encode(one)) });
const removeAll = (q: Doc = {}): Promise<Doc> => run({ delete: 'c', deletes: [{ q, limit: 0 }] });
const count = async (query: Doc = {}, collection = 'c'): Promise<unknown> =>
  (await run({ count: collection, query })).n;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sets-slices-'));
  engine = new Engine(dir);
  await insert(
    'c',
    Array.from({ length: MANY }, (_, n) => ({ _id: n, n: 0 })),
  );
});
afterEach(() => {
  engine.close();
  rmSync(dir, { recursive: true });
});

/** Inserts one after the other until a write is answered: how many were. */
async function insertsBeside(write: Promise<Doc>): Promise<{ reply: Doc; inserted: number }> {
  const state = { isOver: false };
  const over = write.finally(() => {
    state.isOver = true;
  });
  let inserted = 0;
  for (; !state.isOver; inserted += 1) await insert('other', [{ _id: inserted }]);
  return { reply: await over, inserted };
}

const pipeline = { q: {}, u: [{ $set: { n: { $add: ['$n', 1] } } }], multi: true };

test('while many are updated, inserts are answered in between', async () => {
  const { reply, inserted } = await insertsBeside(update(pipeline));
  expect(reply).toEqual({ n: MANY, nModified: MANY, ok: 1 });
  expect(inserted).toBeGreaterThanOrEqual(5);
  expect(await count({ n: 1 })).toBe(MANY);
});

test('while many are deleted too', async () => {
  const { reply, inserted } = await insertsBeside(removeAll());
  expect(reply).toEqual({ n: MANY, ok: 1 });
  expect(inserted).toBeGreaterThanOrEqual(5);
  expect(await count()).toBe(0);
});

test('what does not match any more when its turn comes is left alone, and what is gone', async () => {
  const updated = update({ q: { n: 0 }, u: { $inc: { n: 10 } }, multi: true });
  const last = { _id: MANY - 1 };
  const moved = update({ q: last, u: { $set: { n: 5 } } });
  const gone = removeAll({ _id: MANY - 2 });
  expect(await moved).toMatchObject({ nModified: 1 });
  expect(await gone).toMatchObject({ n: 1 });
  expect(await updated).toEqual({ n: MANY - 2, nModified: MANY - 2, ok: 1 });
  expect(await count({ ...last, n: 5 })).toBe(1);
});

test('statements come one after the other, however many slices each has', async () => {
  const once = { q: { n: 1 }, u: { $set: { n: 2 } }, multi: true };
  const fresh = { q: { n: 77 }, u: { $set: { text: 'new' } }, multi: true, upsert: true };
  expect(await update(pipeline, once, fresh)).toMatchObject({
    n: 2 * MANY + 1,
    nModified: 2 * MANY,
    upserted: [{ index: 2 }],
  });
  expect(await count({ n: 2 })).toBe(MANY);
});

test('one that fails in a later slice is told, and what it had changed stays', async () => {
  await update({ q: { _id: 2_500 }, u: { $set: { n: 'text' } } });
  expect(await update({ q: {}, u: { $inc: { n: 1 } }, multi: true }, pipeline)).toMatchObject({
    n: 0,
    nModified: 0,
    writeErrors: [{ index: 0, code: 14 }],
  });
  expect(await count({ n: 1 })).toBe(2_500);
});

test('a collection that is dropped meanwhile ends it', async () => {
  const updated = update(pipeline);
  const dropped = run({ drop: 'c' });
  expect(await dropped).toMatchObject({ ok: 1 });
  expect(await updated).toMatchObject({ writeErrors: [{ index: 0, code: 175 }] });
});

test('a full disk in a later slice says that a part was stored', async () => {
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  let slices = 0;
  storage.transaction = (work) => {
    slices += 1;
    if (slices > 2) throw Object.assign(new Error('full'), { errcode: 13 });
    original(work);
  };
  const reply = await update({ q: {}, u: { $set: { n: 1 } }, multi: true });
  expect(reply).toMatchObject({ code: 14031, errmsg: expect.stringContaining('stays') as string });
  storage.transaction = original;
  expect(Number(await count({ n: 1 }))).toBeGreaterThan(0);
});
