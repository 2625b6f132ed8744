import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { duplicateKey, type Index, pageReader, type ReadPage } from './key-index.ts';
import { ID_INDEX, type IndexSpec } from './index-spec.ts';
import type { KeyPart } from './paths.ts';
import { decode } from './raw-bson.ts';
import { pages, Row } from './row.ts';
import type { Doc } from './values.ts';

/** What a plan can read in order: an index of its own, or the collection by `_id`. */
export interface OrderedSource {
  readonly spec: IndexSpec;
  readonly parts: KeyPart[];
  readonly multikey: boolean;
  readonly page: ReadPage;
}

interface KeyChange {
  index: Index;
  removed: Uint8Array[];
  added: Uint8Array[];
  /** Whether the document has several keys from now on, however few of them are new. */
  several: boolean;
}

/** One collection: a table of documents by row, with the `_id` beside each, and its indexes. */
export class Collection {
  readonly id: number;
  /** For what is made beside it for a while. */
  readonly connection: DatabaseSync;
  readonly db: string;
  readonly name: string;
  readonly namespace: string;
  readonly byId: OrderedSource;
  readonly indexes = new Map<string, Index>();
  readonly #get: StatementSync;
  readonly #getRow: StatementSync;
  readonly #insert: StatementSync;
  readonly #replace: StatementSync;
  readonly #remove: StatementSync;
  readonly #count: StatementSync;
  readonly #bytes: StatementSync;
  readonly #scan: [StatementSync, StatementSync];

  constructor(db: DatabaseSync, id: number, database: string, name: string) {
    const table = `collection_${id}`;
    this.id = id;
    this.connection = db;
    this.db = database;
    this.name = name;
    this.namespace = `${database}.${name}`;
    this.#get = db.prepare(`SELECT row, doc FROM ${table} WHERE id = ?`);
    this.#getRow = db.prepare(`SELECT row, doc FROM ${table} WHERE row = ?`);
    this.#insert = db.prepare(`INSERT OR IGNORE INTO ${table} (id, doc) VALUES (?, ?)`);
    this.#replace = db.prepare(`UPDATE ${table} SET doc = ? WHERE row = ?`);
    this.#remove = db.prepare(`DELETE FROM ${table} WHERE row = ?`);
    this.#count = db.prepare(`SELECT count(*) AS n FROM ${table}`);
    this.#bytes = db.prepare(`SELECT coalesce(sum(length(doc)), 0) AS n FROM ${table}`);
    this.#scan = [
      db.prepare(`SELECT row, doc FROM ${table} WHERE row > ? ORDER BY row LIMIT ?`),
      db.prepare(`SELECT row, doc FROM ${table} WHERE row < ? ORDER BY row DESC LIMIT ?`),
    ];
    for (const statement of [this.#get, this.#getRow, ...this.#scan])
      statement.setReturnArrays(true);
    this.byId = {
      spec: ID_INDEX,
      parts: [{ name: '_id', path: ['_id'], direction: 1 }],
      multikey: false,
      page: pageReader(db, `SELECT id AS key, row AS at, doc FROM ${table}`),
    };
  }

  /** All that a plan can choose from. */
  sources(): OrderedSource[] {
    return [this.byId, ...[...this.indexes.values()].filter((index) => !index.text)];
  }

  /** Its one text index, if it has any. */
  textIndex(): Index | undefined {
    return [...this.indexes.values()].find((index) => index.text);
  }

  /** The indexes as they are listed, the one on `_id` first. */
  specs(): IndexSpec[] {
    return [ID_INDEX, ...[...this.indexes.values()].map((index) => index.spec)];
  }

  get(idKey: Uint8Array): Row | undefined {
    return toRow(this.#get.get(idKey));
  }

  getRow(row: number): Row | undefined {
    return toRow(this.#getRow.get(row));
  }

  /** Rows in the order they were inserted, after (or before) a row. */
  scan(backward: boolean, from: number, count: number): Row[] {
    const found = this.#scan[backward ? 1 : 0].all(from, count) as unknown as [
      number,
      Uint8Array,
    ][];
    return found.map(([row, bytes]) => new Row(row, bytes));
  }

  count(): number {
    return Number(this.#count.get()?.n);
  }

  dataBytes(): number {
    return Number(this.#bytes.get()?.n);
  }

  /** @throws StoreError 11000 where the `_id` or a key of a unique index is taken */
  insert(idKey: Uint8Array, bytes: Uint8Array): void {
    const changes = this.indexes.size > 0 ? this.#keyChanges(0, undefined, decode(bytes)) : [];
    const { changes: inserted, lastInsertRowid } = this.#insert.run(idKey, bytes);
    if (inserted === 0) throw duplicateKey(this.namespace, ID_INDEX, [decode(bytes)._id]);
    applyChanges(changes, Number(lastInsertRowid));
  }

  /** @throws StoreError 11000 where a key of a unique index is taken */
  replace(row: Row, bytes: Uint8Array): void {
    const changes =
      this.indexes.size > 0 ? this.#keyChanges(row.row, row.bytes, decode(bytes)) : [];
    this.#replace.run(bytes, row.row);
    applyChanges(changes, row.row);
  }

  remove(row: Row): void {
    for (const index of this.indexes.values()) index.remove(index.keysOf(row.doc), row.row);
    this.#remove.run(row.row);
  }

  /** Fills a new index with the documents that are there. */
  fill(index: Index): void {
    for (const row of pages(100, (count, last) => this.scan(false, last?.row ?? 0, count))) {
      const keys = index.keysOf(row.doc);
      index.checkUnique(keys, row.row, row.doc, this.namespace);
      if (keys.length > 1) index.becomesMultikey();
      index.add(keys, row.row);
    }
  }

  /** All that can fail is done before the first change, so that a refused document leaves no trace. */
  #keyChanges(row: number, before: Uint8Array | undefined, after: Doc): KeyChange[] {
    const old = before && decode(before);
    const moved = [...this.indexes.values()].filter((index) => !old || !index.unmoved(old, after));
    return moved.map((index) => {
      const oldKeys = old ? index.keysOf(old) : [];
      const newKeys = index.keysOf(after);
      const added = without(newKeys, oldKeys);
      const removed = without(oldKeys, newKeys);
      index.checkUnique(added, row, after, this.namespace);
      return { index, added, removed, several: newKeys.length > 1 };
    });
  }
}

const FEW = 8;

/** The keys that are not among the others. */
function without(keys: readonly Uint8Array[], others: readonly Uint8Array[]): Uint8Array[] {
  if (keys.length === 0 || others.length === 0) return [...keys];
  if (keys.length <= FEW && others.length <= FEW)
    return keys.filter((key) => !others.some((other) => Buffer.compare(key, other) === 0));
  const known = new Set(others.map(asText));
  return keys.filter((key) => !known.has(asText(key)));
}

function asText(key: Uint8Array): string {
  return Buffer.from(key.buffer, key.byteOffset, key.length).toString('latin1');
}

function applyChanges(changes: readonly KeyChange[], row: number): void {
  for (const { index, added, removed, several } of changes) {
    index.remove(removed, row);
    if (several) index.becomesMultikey();
    index.add(added, row);
  }
}

function toRow(found: unknown): Row | undefined {
  if (!found) return undefined;
  const [row, bytes] = found as [number, Uint8Array];
  return new Row(row, bytes);
}
