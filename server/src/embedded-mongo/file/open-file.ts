import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { RoomOfLog } from './room-of-log.ts';
import { isDiskFull } from '../store-error.ts';
import { findLogDamage, type LogDamage } from './write-ahead-log.ts';

const SQLITE_PERM = 3;
const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

const whatToDo = 'Nothing was changed. `npm run data:restore` puts back the newest backup.';
const orForget =
  '`npm run data:restore -- --forget-unreadable` goes on with what was written before.';

/** A file of the store is not as it was written. The message says which, and what to do. */
export class StoreDamaged extends Error {
  constructor(what: string, { cause, ways = whatToDo }: { cause?: unknown; ways?: string } = {}) {
    super(`${what} ${ways}`, { cause });
  }
}

/**
 * Opens the file for the one who writes, with these settings, and looks whether it is as it was written. What a
 * crash has left unfinished is put right by SQLite; then the log begins anew, so that the next look
 * finds nothing of it. Where the disk has no room for that, `makeRoom` may give some; else the log stays as it is.
 *
 * @throws StoreDamaged; Error with a sentence where the folder cannot be read or written
 */
export function openFile(
  file: string,
  settings: string,
  makeRoom = (): boolean => false,
): DatabaseSync {
  const logFile = `${file}-wal`;
  let db: DatabaseSync | undefined;
  try {
    if (isEmpty(file) && !isEmpty(logFile)) throw logAlone(file, logFile);
    const damage = findLogDamage(logFile);
    if (damage) throw damagedLog(logFile, damage);
    makePrivate(file);
    db = opened(file, settings, makeRoom);
    const log = new RoomOfLog(db, file);
    if (!log.giveBack() && makeRoom()) log.giveBack();
    checkFile(db, file);
    return db;
  } catch (error) {
    db?.close();
    throw inWords(file, error);
  }
}

function opened(file: string, settings: string, makeRoom: () => boolean): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec(settings);
    // Only what is read makes the file that the threads share, which needs room of its own.
    db.prepare('SELECT 1 FROM sqlite_schema').get();
    return db;
  } catch (error) {
    db.close();
    if (isDiskFull(error) && makeRoom()) return opened(file, settings, makeRoom);
    throw error;
  }
}

/** @throws StoreDamaged */
export function checkFile(db: DatabaseSync, file: string): void {
  const [found] = db.prepare('PRAGMA quick_check(1)').all();
  const said = String(found?.quick_check).replaceAll(/\s+/g, ' ');
  if (said !== 'ok') throw new StoreDamaged(`The file ${file} is damaged (${said}).`);
}

/** Whether there is nothing in a file, or no file. */
export const isEmpty = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** A file has its first page before it has a log; SQLite would begin an empty one, and delete the log. */
function logAlone(file: string, log: string): StoreDamaged {
  const ways = `Put ${file} back, or the newest backup with \`npm run data:restore\`; to begin an empty store move ${log} away.`;
  const what = existsSync(file) ? 'is empty' : 'is missing';
  return new StoreDamaged(
    `The file ${file} ${what}, but its log ${log} is there. Nothing was changed.`,
    { ways },
  );
}

function damagedLog(log: string, { frame, transactions }: LogDamage): StoreDamaged {
  const place = frame === 0 ? 'at its beginning' : `at its page ${frame}`;
  const what = `The file ${log} is damaged ${place}: ${transactions} writes that were acknowledged cannot be read.`;
  return new StoreDamaged(what, { ways: `${whatToDo} ${orForget}` });
}

function inWords(file: string, error: unknown): unknown {
  if (isDiskFull(error)) return noRoom(file, error);
  const { errcode = 0, code, message } = error as Error & { errcode?: number; code?: string };
  switch (errcode & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return new StoreDamaged(`The file ${file} is damaged (${message}).`, { cause: error });
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return notWritable(file, error);
    default:
      return code === 'EACCES' || code === 'EROFS' ? notWritable(file, error) : error;
  }
}

const noRoom = (file: string, cause: unknown): Error =>
  new Error(
    `The disk is full: the file ${file} cannot be opened. Nothing was changed. Make room on the disk, 10 MB are enough, and start again.`,
    { cause },
  );

const notWritable = (file: string, cause: unknown): Error =>
  new Error(
    `The file ${file} cannot be opened for writing. Give the user that runs Sets the right to write to it and its folder, or set DATA_DIR to another folder.`,
    { cause },
  );

/**
 * Makes the file for this user alone; SQLite gives its other files the same mode. A file that is
 * there is left alone.
 */
function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
}
