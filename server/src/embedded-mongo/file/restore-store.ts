import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flushFile, stampOf } from './files.ts';
import { FolderLock } from './folder-lock.ts';
import { checkFile } from './open-file.ts';
import { fileIn } from './storage.ts';

/** The files of a store that is not in use; what SQLite shares between threads is made anew. */
const filesOf = (dir: string): string[] => [fileIn(dir), `${fileIn(dir)}-wal`].filter(existsSync);

/** A folder in that of the store for what was there before, so that nothing is lost by putting something back. */
function asideIn(dir: string, now: number): string {
  const aside = join(dir, `before-${stampOf(now)}`);
  mkdirSync(aside, { mode: 0o700 });
  return aside;
}

/** Holds the folder while it works. */
function alone<T>(dir: string, work: () => T): T {
  const lock = new FolderLock(dir);
  try {
    return work();
  } finally {
    lock.release();
  }
}

/**
 * Puts a backup in the place of a store, and gives the folder into which that was moved.
 *
 * @throws Error where the store is in use, or there is no such file
 * @throws StoreDamaged where the backup is
 */
export function restoreStore(dir: string, from: string, now: number): string {
  return alone(dir, () => {
    if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
    const backup = new DatabaseSync(from, { readOnly: true });
    try {
      checkFile(backup, from);
    } finally {
      backup.close();
    }
    const part = `${fileIn(dir)}.part`;
    copyFileSync(from, part);
    chmodSync(part, 0o600);
    flushFile(part);
    const aside = asideIn(dir, now);
    // The log goes first: a file without its log is whole, a log beside another file is not.
    for (const file of filesOf(dir).toReversed()) renameSync(file, join(aside, basename(file)));
    renameSync(part, fileIn(dir));
    return aside;
  });
}

/**
 * Lets a store whose log is damaged go on with what was written before the damage, and gives the folder
 * in which copies of its files are as they were.
 *
 * @throws Error where the store is in use
 * @throws StoreDamaged where the file itself is damaged
 */
export function forgetUnreadable(dir: string, now: number): string {
  return alone(dir, () => {
    const aside = asideIn(dir, now);
    for (const file of filesOf(dir)) copyFileSync(file, join(aside, basename(file)));
    // SQLite takes the log to be over where it is damaged.
    const db = new DatabaseSync(fileIn(dir));
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      checkFile(db, fileIn(dir));
    } finally {
      db.close();
    }
    return aside;
  });
}
