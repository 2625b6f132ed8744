import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

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
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.#db = new DatabaseSync(join(dir, 'lock.db'));
    try {
      this.#db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#db.close();
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      throw new StoreInUse(dir, error);
    }
  }

  release(): void {
    this.#db.close();
  }
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
