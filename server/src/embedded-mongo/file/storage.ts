import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Collection } from '../collection.ts';
import { FolderLock } from './folder-lock.ts';
import { Index } from '../key-index.ts';
import type { IndexSpec } from '../index-spec.ts';
import { openFile } from './open-file.ts';
import { decode, encode } from '../raw-bson.ts';
import { RoomOfLog } from './room-of-log.ts';
import { StoreError } from '../store-error.ts';

/**
 * Durable (`synchronous=FULL`). The write-ahead log is folded into the file every 32 MB or so, rarely
 * enough that bulk writes do not wait for it, and is no longer than twice that afterwards. What is
 * deleted is overwritten, so that after a clean stop nothing of it is left in the file.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA cache_size = -65536;
  PRAGMA temp_store = MEMORY;
  PRAGMA secure_delete = ON;
`;

/** What is sorted beyond some thousands of rows goes through a file that no name leads to. */
const READER_SETTINGS = `
  PRAGMA cache_size = -32768;
  PRAGMA temp_store = FILE;
`;

const CATALOGUE = `
  CREATE TABLE IF NOT EXISTS collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (db, name)
  );
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL,
    multikey INTEGER NOT NULL DEFAULT 0
  );
`;

/** How collections are named that `$out` has not made whole: a start of the store drops what was left of them. */
export const UNFINISHED = 'tmp.agg_out.';

export const fileIn = (dir: string): string => join(dir, 'store.db');

/** The file: which collections and indexes there are, and transactions over them. */
export class Storage {
  readonly db: DatabaseSync;
  readonly room: RoomOfLog;
  readonly #lock: FolderLock | undefined;
  readonly #collections = new Map<string, Collection>();
  #loaded = '';

  /**
   * Opens the file for the one who writes.
   *
   * @throws Error where another process has the folder open, or it cannot be written
   * @throws StoreDamaged where it is not as it was written
   */
  static open(dir: string, makeRoom?: () => boolean): Storage {
    const lock = new FolderLock(dir);
    try {
      const db = openFile(fileIn(dir), SETTINGS, makeRoom);
      db.exec(`BEGIN IMMEDIATE; ${CATALOGUE} COMMIT`);
      const storage = new Storage(db, dir, lock);
      const unfinished = storage.collections().filter(({ name }) => name.startsWith(UNFINISHED));
      if (unfinished.length > 0)
        storage.transaction(() => unfinished.forEach((one) => storage.drop(one)));
      return storage;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Opens the file, which is open for the one who writes, for a thread that reads. */
  static openToRead(dir: string): Storage {
    const db = new DatabaseSync(fileIn(dir), { readOnly: true });
    db.exec(READER_SETTINGS);
    return new Storage(db, dir);
  }

  private constructor(db: DatabaseSync, dir: string, lock?: FolderLock) {
    this.db = db;
    this.room = new RoomOfLog(db, fileIn(dir));
    this.#lock = lock;
    this.#load();
  }

  #load(): void {
    this.#collections.clear();
    this.#loaded = this.#catalogue();
    const rows = this.db.prepare('SELECT id, db, name FROM collections').all();
    for (const { id, db, name } of rows) this.#open(Number(id), String(db), String(name));
    const byId = new Map([...this.#collections.values()].map((one) => [one.id, one]));
    const found = this.db.prepare('SELECT id, collection, spec, multikey FROM indexes').all();
    for (const { id, collection, spec, multikey } of found) {
      const owner = byId.get(Number(collection));
      const parsed = decode(spec as Uint8Array) as unknown as IndexSpec;
      if (owner) this.#openIndex(owner, Number(id), parsed, multikey === 1);
    }
  }

  /** What would have to be read again if it changed. */
  #catalogue(): string {
    const collections = this.db.prepare('SELECT id, name FROM collections ORDER BY id').all();
    const indexes = this.db.prepare('SELECT id, multikey FROM indexes ORDER BY id').all();
    return JSON.stringify([collections, indexes]);
  }

  #open(id: number, db: string, name: string): Collection {
    const collection = new Collection(this.db, id, db, name);
    this.#collections.set(collection.namespace, collection);
    return collection;
  }

  #openIndex(owner: Collection, id: number, spec: IndexSpec, multikey: boolean): Index {
    const index = new Index(this.db, id, `collection_${owner.id}`, spec, multikey);
    owner.indexes.set(spec.name, index);
    return index;
  }

  /** Runs the work in one transaction, on disk when this returns; a failure undoes all of it. */
  transaction(work: () => void): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      this.#load();
      throw error;
    }
  }

  /** For who only reads: knows the collections and indexes that there are now. */
  refresh(): void {
    if (this.#catalogue() !== this.#loaded) this.#load();
  }

  collections(db?: string): Collection[] {
    const all = [...this.#collections.values()];
    return db === undefined ? all : all.filter((collection) => collection.db === db);
  }

  find(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  findOrCreate(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name);
  }

  /** @throws StoreError 73 for what no collection can be named */
  checkName(db: string, name: string): void {
    const bad = name === '' || name.startsWith('system.') || /[\0$]/.test(name);
    if (bad || db === '' || /[\0$./\\ "]/.test(db)) {
      throw new StoreError(73, `Invalid namespace specified '${db}.${name}'`);
    }
  }

  create(db: string, name: string): Collection {
    this.checkName(db, name);
    const insert = this.db.prepare('INSERT INTO collections (db, name) VALUES (?, ?)');
    const id = Number(insert.run(db, name).lastInsertRowid);
    this.db.exec(
      `CREATE TABLE collection_${id} (row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`,
    );
    return this.#open(id, db, name);
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes.values()) this.dropIndex(collection, index);
    this.db.exec(`DROP TABLE collection_${collection.id}`);
    this.db.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    this.#collections.delete(collection.namespace);
  }

  /** Gives a collection a name that no other one has. */
  rename(collection: Collection, name: string): void {
    const { id, db } = collection;
    this.db.prepare('UPDATE collections SET name = ? WHERE id = ?').run(name, id);
    this.#collections.delete(collection.namespace);
    const renamed = this.#open(id, db, name);
    for (const [key, index] of collection.indexes) renamed.indexes.set(key, index);
  }

  /** @throws StoreError 11000 where a unique index meets two documents of one key */
  createIndex(collection: Collection, spec: IndexSpec): void {
    const insert = this.db.prepare('INSERT INTO indexes (collection, spec) VALUES (?, ?)');
    const bytes = encode(spec as unknown as Record<string, unknown>);
    const id = Number(insert.run(collection.id, bytes).lastInsertRowid);
    this.db.exec(
      `CREATE TABLE index_${id} (key BLOB NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (key, at)) WITHOUT ROWID`,
    );
    const index = this.#openIndex(collection, id, spec, false);
    try {
      collection.fill(index);
    } catch (error) {
      this.dropIndex(collection, index);
      throw error;
    }
  }

  dropIndex(collection: Collection, index: Index): void {
    this.db.exec(`DROP TABLE index_${index.id}`);
    this.db.prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
    collection.indexes.delete(index.spec.name);
  }

  close(): void {
    this.db.close();
    this.#lock?.release();
  }
}
