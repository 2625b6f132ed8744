import { statfsSync, statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isDiskFull } from '../store-error.ts';

/** How much of the log may be pages that the file has no place for yet: less than the spare room, which must do for them. */
const MOST_GROWTH_BYTES = 6 * 1024 * 1024;

/** The room on the disk that the write-ahead log of a file takes, and that the file needs for what is in it. */
export class RoomOfLog {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #pages: StatementSync;
  readonly #pageBytes: number;

  constructor(db: DatabaseSync, file: string) {
    this.#db = db;
    this.#file = file;
    this.#pages = db.prepare('PRAGMA page_count');
    this.#pageBytes = Number(db.prepare('PRAGMA page_size').get()?.page_size);
  }

  /**
   * Folds the log into the file and gives its room back, where the disk has room for what the file grows by: a
   * try that fails half way would take that room and give none.
   *
   * @returns whether the log is empty now
   */
  giveBack(): boolean {
    const { bavail, bsize } = statfsSync(this.#file);
    if (this.#growth() > bavail * bsize) return false;
    return this.#checkpoint('TRUNCATE');
  }

  /**
   * Lets the file grow before the log holds more new pages than the spare room has place for. On the last of the room
   * it is better to fail half way than to let the log grow: what the file has grown by then is not needed later.
   */
  growInTime(): void {
    if (this.#growth() > MOST_GROWTH_BYTES) this.#checkpoint('PASSIVE');
  }

  /** How much longer the file will be once the log is folded into it. */
  #growth(): number {
    return Number(this.#pages.get()?.page_count) * this.#pageBytes - statSync(this.#file).size;
  }

  #checkpoint(kind: 'TRUNCATE' | 'PASSIVE'): boolean {
    try {
      return this.#db.prepare(`PRAGMA wal_checkpoint(${kind})`).get()?.busy === 0;
    } catch (error) {
      if (isDiskFull(error)) return false;
      throw error;
    }
  }
}
