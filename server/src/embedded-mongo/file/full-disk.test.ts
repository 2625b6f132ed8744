import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from '../engine.ts';
import { encode } from '../raw-bson.ts';
import type { Doc } from '../values.ts';
import { Replacing } from '../writing/replacing.ts';

let dir: string;
let now: number;
let engine: Engine;
let spare: string;

const open = (): Engine => new Engine(dir, { now: () => now });
const run = (command: Doc): Promise<Doc> => engine.run({ ...command, $db: 'test' }) as Promise<Doc>;
const insert = (...documents: Doc[]): Promise<Doc> =>
  run({ insert: 'c', documents: documents.map((one) => encode(one)) });
const removeAll = (): Promise<Doc> => run({ delete: 'c', deletes: [{ q: {}, limit: 0 }] });
const full = (): Error => Object.assign(new Error('database or disk is full'), { errcode: 13 });

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sets-full-'));
  spare = join(dir, 'spare');
  now = Date.UTC(2026, 0, 1);
  engine = open();
  await engine.sweep();
  await insert({ _id: 1 }, { _id: 2 });
});
afterEach(() => {
  vi.restoreAllMocks();
  engine.close();
  rmSync(dir, { recursive: true });
});

type Run<T> = (this: DatabaseSync, sql: string) => T;

/** The log cannot be folded into the file while this is so. */
function logStaysWhile(isFull: () => boolean): void {
  const prepare = Reflect.get(DatabaseSync.prototype, 'prepare') as Run<StatementSync>;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function prepared(
    this: DatabaseSync,
    sql: string,
  ) {
    if (sql.includes('wal_checkpoint') && isFull()) throw full();
    return prepare.call(this, sql);
  });
}

test('a store starts on a full disk: it gives the spare room for that, and lets deletes alone write', async () => {
  engine.close();
  let isFull = true;
  logStaysWhile(() => existsSync(spare));
  engine = open();
  expect(existsSync(spare)).toBe(false);
  vi.restoreAllMocks();
  logStaysWhile(() => isFull);
  expect(await insert({ _id: 3 })).toMatchObject({ code: 14031 });
  expect(await removeAll()).toMatchObject({ n: 2 });
  isFull = false;
  now += 1_000;
  expect(await insert({ _id: 3 })).toEqual({ n: 1, ok: 1 });
  expect(existsSync(spare)).toBe(true);
});

test('a store starts where the log cannot be folded in at all: it stays as it is', async () => {
  engine.close();
  logStaysWhile(() => true);
  engine = open();
  expect(await run({ count: 'c', query: {} })).toMatchObject({ n: 2 });
});

test('where not even the file can be opened, a sentence says what to do', () => {
  engine.close();
  const exec = Reflect.get(DatabaseSync.prototype, 'exec') as Run<void>;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function executed(
    this: DatabaseSync,
    sql,
  ) {
    if (sql.includes('journal_mode')) throw full();
    exec.call(this, sql);
  });
  expect(open).toThrow(/^The disk is full: the file .*store\.db cannot be opened\. .*Make room/);
  vi.restoreAllMocks();
  engine = open();
});

test('a delete that is too large for the spare room gives it back at once', async () => {
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  storage.transaction = () => {
    throw full();
  };
  expect(await removeAll()).toMatchObject({ code: 14031 });
  storage.transaction = original;
  expect(existsSync(spare)).toBe(true);
  expect(await insert({ _id: 3 })).toEqual({ n: 1, ok: 1 });
});

test('what the log holds is no reason to refuse a write: its room is given back first', async () => {
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  const giveBack = vi.spyOn(storage.room, 'giveBack');
  storage.transaction = (work) => {
    if (giveBack.mock.calls.length === 0) throw full();
    original(work);
  };
  expect(await insert({ _id: 3 })).toEqual({ n: 1, ok: 1 });
});

test('the log holds no more new pages than the spare room has place for', async () => {
  const pages = engine.storage.db.prepare('PRAGMA page_count');
  for (let n = 0; n < 12; n += 1) {
    await insert({ _id: `x${n}`, text: 'x'.repeat(2_000_000) });
    const bytes = Number(pages.get()?.page_count) * 4096;
    expect(bytes - statSync(join(dir, 'store.db')).size).toBeLessThan(7_000_000);
  }
});

test('an $out that meets a full disk takes away what it has begun', async () => {
  const out = new Replacing(engine, 'test', 'made');
  await out.write([encode({ _id: 1 })]);
  const { storage } = engine;
  const original = storage.transaction.bind(storage);
  storage.transaction = (work) => {
    if (existsSync(spare)) throw full();
    original(work);
  };
  await expect(out.write([encode({ _id: 2 })])).rejects.toMatchObject({ code: 14031 });
  await out.undo();
  expect(storage.collections().map(({ name }) => name)).toEqual(['c']);
});
