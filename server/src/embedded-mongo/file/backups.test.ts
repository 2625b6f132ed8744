import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'bson';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { backupsIn, isBackupDue, makeBackup } from './backups.ts';
import { StoreDamaged } from './open-file.ts';
import { forgetUnreadable, restoreStore } from './restore-store.ts';
import { Storage } from './storage.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-27T19:20:21Z');

const folder = mkdtempSync(join(tmpdir(), 'sets-backups-'));
let dir: string;
let plan: { dir: string; everyMs: number; keep: number };
let storage: Storage;

beforeEach(() => {
  dir = mkdtempSync(join(folder, 'store-'));
  plan = { dir: join(dir, 'backups'), everyMs: 24 * hour, keep: 3 };
  storage = Storage.open(dir);
  return () => storage.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = (n: number): void =>
  storage.transaction(() => {
    const collection = storage.findOrCreate('sets', 'kept');
    collection.insert(Buffer.from([n]), serialize({ _id: n, text: 'x'.repeat(500) }));
  });
const count = (): number => storage.find('sets', 'kept')?.count() ?? 0;

test('a backup is due when the newest is older than the plan wants', () => {
  expect(isBackupDue(plan, now)).toBe(true);
  makeBackup(dir, plan, now);
  expect(backupsIn(plan.dir)).toEqual([join(plan.dir, 'store-2026-11-27T19-20-21Z.db')]);
  expect(isBackupDue(plan, now + 23 * hour)).toBe(false);
  expect(isBackupDue(plan, now + 24 * hour)).toBe(true);
  // The clock was wrong when that one was made.
  expect(isBackupDue(plan, now - hour)).toBe(true);
});

test('the newest stay, and nothing else is touched; what failed leaves nothing', () => {
  for (const day of [0, 1, 2, 3, 4]) makeBackup(dir, plan, now + day * 24 * hour);
  writeFileSync(join(plan.dir, 'notes.txt'), 'mine');
  makeBackup(dir, plan, now + 5 * 24 * hour);
  expect(readdirSync(plan.dir)).toEqual([
    'notes.txt',
    'store-2026-11-30T19-20-21Z.db',
    'store-2026-12-01T19-20-21Z.db',
    'store-2026-12-02T19-20-21Z.db',
  ]);
  expect(statSync(plan.dir).mode & 0o777).toBe(0o700);
  const [, newest = ''] = readdirSync(plan.dir);
  expect(statSync(join(plan.dir, newest)).mode & 0o777).toBe(0o600);
  expect(() => makeBackup(join(dir, 'nowhere'), plan, now + 6 * 24 * hour)).toThrow();
  expect(readdirSync(plan.dir)).toHaveLength(4);
});

test('a backup holds what was written until then, and is put back whole', () => {
  for (const n of [1, 2, 3]) put(n);
  makeBackup(dir, plan, now);
  for (const n of [4, 5]) put(n);
  const [newest = ''] = backupsIn(plan.dir);
  expect(() => restoreStore(dir, newest, now)).toThrow(/in use by another process/);
  storage.close();
  const aside = restoreStore(dir, newest, now);
  expect(statSync(join(dir, 'store.db')).mode & 0o777).toBe(0o600);
  storage = Storage.open(dir);
  expect(count()).toBe(3);
  storage.close();
  // What was there is not lost.
  copyFileSync(join(aside, 'store.db'), join(dir, 'store.db'));
  storage = Storage.open(dir);
  expect(count()).toBe(5);
});

test('a backup that is damaged, or none, is not put back', () => {
  put(1);
  makeBackup(dir, plan, now);
  const [newest = ''] = backupsIn(plan.dir);
  writeFileSync(newest, 'no database at all, but a text of some length'.repeat(200));
  storage.close();
  expect(() => restoreStore(dir, newest, now)).toThrow();
  expect(() => restoreStore(dir, join(plan.dir, 'none.db'), now)).toThrow(/There is no file/);
  storage = Storage.open(dir);
  expect(count()).toBe(1);
});

test('a store with a damaged log goes on with what was written before, if it is told to', () => {
  for (let n = 0; n < 20; n += 1) put(n);
  const files = ['store.db', 'store.db-wal'];
  const left = new Map(files.map((file) => [file, readFileSync(join(dir, file))]));
  storage.close();
  for (const [file, bytes] of left) writeFileSync(join(dir, file), bytes);
  const log = readFileSync(join(dir, 'store.db-wal'));
  const place = Math.floor(log.length / 2);
  log[place] = (log[place] ?? 0) ^ 1;
  writeFileSync(join(dir, 'store.db-wal'), log);
  expect(() => Storage.open(dir)).toThrow(StoreDamaged);
  const aside = forgetUnreadable(dir, now);
  storage = Storage.open(dir);
  expect(count()).toBeGreaterThan(5);
  expect(count()).toBeLessThan(20);
  expect(readFileSync(join(aside, 'store.db-wal')).equals(log)).toBe(true);
});
