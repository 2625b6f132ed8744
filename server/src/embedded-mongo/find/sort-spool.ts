import type { DatabaseSync } from 'node:sqlite';

/** Keys of so many rows are sorted in memory: 20,000 of 100 bytes are 4 MB. */
const MOST_IN_MEMORY = 20_000;
const ROWS_AT_ONCE = 500;

interface Keyed {
  readonly key: Buffer;
  readonly row: number;
}

let made = 0;

/**
 * Puts rows in the order of their keys; rows of one key stay in the order in which they came. Of many,
 * SQLite sorts the keys in a temporary table, in a bounded part of memory and on disk beyond that.
 */
export class SortSpool {
  readonly #db: DatabaseSync;
  readonly #name = `sort_${(made += 1)}`;
  #waiting: Keyed[] = [];
  #spilt = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(key: Buffer, row: number): void {
    this.#waiting.push({ key, row });
    if (this.#waiting.length >= MOST_IN_MEMORY) this.#spill();
  }

  /** The numbers of all rows, in order. */
  *rows(): Generator<number> {
    if (!this.#spilt) {
      this.#waiting.sort((a, b) => Buffer.compare(a.key, b.key));
      for (const { row } of this.#waiting) yield row;
      return;
    }
    this.#spill();
    const sorted = `temp.${this.#name}_sorted`;
    try {
      this.#db.exec(
        `CREATE TABLE ${sorted} AS SELECT row FROM temp.${this.#name} ORDER BY key, rowid;
         DROP TABLE temp.${this.#name}`,
      );
      const page = this.#db.prepare(
        `SELECT rowid AS place, row FROM ${sorted} WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
      );
      let last = 0;
      for (;;) {
        const found = page.all(last) as unknown as { place: number; row: number }[];
        for (const { row } of found) yield row;
        if (found.length < ROWS_AT_ONCE) return;
        last = found.at(-1)?.place ?? last;
      }
    } finally {
      this.close();
    }
  }

  /** Forgets all of it. */
  close(): void {
    this.#waiting = [];
    if (!this.#spilt) return;
    for (const table of [this.#name, `${this.#name}_sorted`]) {
      this.#db.exec(`DROP TABLE IF EXISTS temp.${table}`);
    }
  }

  #spill(): void {
    if (!this.#spilt) this.#db.exec(`CREATE TABLE temp.${this.#name} (key BLOB, row INTEGER)`);
    this.#spilt = true;
    const insert = this.#db.prepare(`INSERT INTO temp.${this.#name} (key, row) VALUES (?, ?)`);
    this.#db.exec('SAVEPOINT spill');
    for (const { key, row } of this.#waiting) insert.run(key, row);
    this.#db.exec('RELEASE spill');
    this.#waiting = [];
  }
}
