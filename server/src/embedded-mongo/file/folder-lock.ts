import { chmodSync, closeSync, existsSync, mkdirSync, openSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

export class StoreInUse extends Error {
  constructor(dir: string, cause: unknown) {
    super(`The data folder ${dir} is in use by another process.`, { cause });
  }
}

/**
 * Holds a folder for this process alone. The lock is SQLite's on a file of its own: the system drops it
 * however the process ends, and the store's file stays open to the threads that read it.
 */
export class FolderLock {
  readonly #db: DatabaseSync;

  /** @throws StoreInUse where another process, or another store of this one, holds the folder */
  constructor(dir: string) {
    const file = join(dir, 'lock.db');
    try {
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      this.#db = locked(file);
    } catch (error) {
      if (codeOf(error) !== SQLITE_NOTADB) throw inWords(dir, error);
      this.#db = lockedAnew(dir, file);
    }
  }

  release(): void {
    this.#db.close();
  }
}

/** @throws Error as SQLite says it */
function locked(file: string): DatabaseSync {
  keepToOneself(file);
  const db = new DatabaseSync(file);
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * For one user alone, as what lies beside it, also where a version before has made it. SQLite gives its journal the same
 * mode. One that is there is not opened: to close it would end the lock that this process may have on it (fcntl).
 */
function keepToOneself(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // A volume without modes, or the file of another user.
  }
}

/**
 * The file holds nothing, so what it should not hold is cut off. It stays the same file: who has locked it
 * meanwhile keeps it, and has it empty already.
 */
function lockedAnew(dir: string, file: string): DatabaseSync {
  try {
    truncateSync(file);
    return locked(file);
  } catch (error) {
    throw inWords(dir, error);
  }
}

const codeOf = (error: unknown): number | undefined => (error as { errcode?: number }).errcode;

function inWords(dir: string, error: unknown): unknown {
  if (codeOf(error) === SQLITE_BUSY) return new StoreInUse(dir, error);
  const { code } = error as { code?: string };
  if (code !== 'ENOTDIR' && code !== 'EEXIST') return error;
  return new Error(
    `A file is in the place of the folder ${dir}, or of one that it is in. Set DATA_DIR to a folder, or move the file away.`,
    { cause: error },
  );
}

/** Whether some process has the store of a folder open. */
export function isInUse(dir: string): boolean {
  try {
    new FolderLock(dir).release();
    return false;
  } catch (error) {
    if (error instanceof StoreInUse) return true;
    throw error;
  }
}
