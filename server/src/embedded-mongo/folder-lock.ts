import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Holds a folder for this process alone. The lock is SQLite's on a file of its own: the system drops it
 * however the process ends, and the store's file stays open to the threads that read it.
 */
export class FolderLock {
  readonly #db: DatabaseSync;

  /** @throws Error where another process, or another store of this one, holds the folder */
  constructor(dir: string) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.#db = new DatabaseSync(join(dir, 'lock.db'));
    try {
      this.#db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#db.close();
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      throw new Error(`The data folder ${dir} is in use by another process.`, { cause: error });
    }
  }

  release(): void {
    this.#db.close();
  }
}
