import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serialize } from 'bson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreDamaged } from './open-file.ts';
import { Storage } from './storage.ts';
import { findLogDamage } from './write-ahead-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-damage-'));
const writes = 60;
let number = 0;

/** A folder as a power cut leaves it: so many writes in the log, none of them folded into the file. */
function folderOfACrash(): string {
  const live = join(dir, `live-${(number += 1)}`);
  const storage = Storage.open(live);
  for (let n = 0; n < writes; n += 1) {
    storage.transaction(() => {
      const collection = storage.findOrCreate('sets', 'kept');
      collection.insert(Buffer.from([n]), serialize({ _id: n, text: 'x'.repeat(500) }));
    });
  }
  const left = join(dir, `left-${number}`);
  mkdirSync(left);
  for (const file of ['store.db', 'store.db-wal']) copyFileSync(join(live, file), join(left, file));
  storage.close();
  return left;
}

function change(file: string, at: (length: number) => number): void {
  const bytes = readFileSync(file);
  const place = at(bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

const countIn = (folder: string): number => {
  const storage = Storage.open(folder);
  const count = storage.find('sets', 'kept')?.count() ?? 0;
  storage.close();
  return count;
};

let crash: string;
beforeAll(() => {
  crash = folderOfACrash();
});
afterAll(() => rmSync(dir, { recursive: true }));

const copyOfCrash = (): string => {
  const folder = join(dir, `copy-${(number += 1)}`);
  mkdirSync(folder);
  for (const file of ['store.db', 'store.db-wal'])
    copyFileSync(join(crash, file), join(folder, file));
  return folder;
};

test('a log that a crash has left is no damage: cut off anywhere, it opens with what was whole', () => {
  expect(findLogDamage(join(crash, 'store.db-wal'))).toBeUndefined();
  const whole = readFileSync(join(crash, 'store.db-wal'));
  for (const share of [1, 0.9, 0.5, 0.1, 0]) {
    const folder = copyOfCrash();
    writeFileSync(
      join(folder, 'store.db-wal'),
      whole.subarray(0, Math.floor(whole.length * share)),
    );
    expect(countIn(folder)).toBeGreaterThanOrEqual(Math.floor(writes * share) - 10);
  }
  expect(countIn(copyOfCrash())).toBe(writes);
});

test.each([0.02, 0.3, 0.5, 0.7, 0.9])(
  'a flipped bit at %d of the log is damage, and nothing is changed',
  (share) => {
    const folder = copyOfCrash();
    const log = join(folder, 'store.db-wal');
    change(log, (length) => Math.floor(length * share));
    const before = readFileSync(log);
    expect(() => Storage.open(folder)).toThrow(StoreDamaged);
    expect(() => Storage.open(folder)).toThrow(
      /writes that were acknowledged cannot be read.*data:restore/,
    );
    expect(readFileSync(log).equals(before)).toBe(true);
  },
);

test.each([
  ['the magic', 0, 4],
  ['its salts', 16, 24],
  ['its checksum', 24, 32],
  ['all of it', 0, 32],
  ['it and the first pages', 0, 9_000],
])('a header of which %s is overwritten is damage, as writes follow', (_name, from, to) => {
  for (const byte of [0, 0xa5]) {
    const folder = copyOfCrash();
    const log = join(folder, 'store.db-wal');
    writeFileSync(log, readFileSync(log).fill(byte, from, to));
    const before = readFileSync(log);
    expect(() => Storage.open(folder)).toThrow(
      /store\.db-wal is damaged at its beginning: \d+ writes that were acknowledged.*data:restore/,
    );
    expect(readFileSync(log).equals(before)).toBe(true);
  }
});

test.each([
  ['a header that was cut off', (log: Buffer) => log.subarray(0, 20)],
  ['half a header, and no page', (log: Buffer) => log.subarray(0, 32).fill(0, 16)],
  ['half a header, and pages of which nothing came', (log: Buffer) => log.fill(0, 16)],
  ['zeros alone', (log: Buffer) => log.fill(0)],
  ['nothing', (log: Buffer) => log.subarray(0, 0)],
])('a log with %s is what a power cut leaves before the first write', (_name, left) => {
  const folder = copyOfCrash();
  const log = join(folder, 'store.db-wal');
  writeFileSync(log, left(readFileSync(log)));
  expect(countIn(folder)).toBe(0);
});

test('what a crash left of one write, and what was written after it, is no damage later', () => {
  const folder = copyOfCrash();
  const log = join(folder, 'store.db-wal');
  // In the last write: as a disk leaves it that lost its power before that was acknowledged.
  change(log, (length) => length - 100);
  for (const _ of [0, 1, 2]) {
    const storage = Storage.open(folder);
    storage.transaction(() => {
      const collection = storage.findOrCreate('sets', 'kept');
      collection.insert(Buffer.from([100 + collection.count()]), serialize({ _id: 1 }));
    });
    storage.close();
  }
  expect(countIn(folder)).toBe(writes - 1 + 3);
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is empty', (file: string) => writeFileSync(file, '')],
])('a file that %s beside its log is refused, and the log stays', (what, lose) => {
  const folder = copyOfCrash();
  lose(join(folder, 'store.db'));
  const before = readFileSync(join(folder, 'store.db-wal'));
  for (const _ of [0, 1])
    expect(() => Storage.open(folder)).toThrow(
      new RegExp(`store\\.db ${what}, but its log .*data:restore.*move .*store\\.db-wal away`),
    );
  expect(readFileSync(join(folder, 'store.db-wal')).equals(before)).toBe(true);
  copyFileSync(join(crash, 'store.db'), join(folder, 'store.db'));
  expect(countIn(folder)).toBe(writes);
});

test('a damaged page of the file is found at opening', () => {
  const folder = copyOfCrash();
  Storage.open(folder).close();
  const file = join(folder, 'store.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length - 3 * 4_096, bytes.length - 2 * 4_096);
  writeFileSync(file, bytes);
  expect(() => Storage.open(folder)).toThrow(/store\.db is damaged .*data:restore/);
  writeFileSync(file, 'no database at all, but a text of some length'.repeat(200));
  expect(() => Storage.open(folder)).toThrow(StoreDamaged);
});

test('a file that may not be written is told with what to do', () => {
  const folder = join(dir, 'as-a-folder');
  mkdirSync(join(folder, 'store.db'), { recursive: true });
  expect(() => Storage.open(folder)).toThrow(/cannot be opened for writing\. Give the user/);
  expect(() => new DatabaseSync(join(folder, 'store.db'))).toThrow();
});
