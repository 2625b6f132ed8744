import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ObjectId } from 'bson';
import { compileFilter, type Filter } from './find/filter.ts';
import type { IndexSpec } from './index-spec.ts';
import { encodeKey } from './keys.ts';
import { hasAny, indexTuples, type KeyPart, keyParts } from './paths.ts';
import { type Position, Row } from './row.ts';
import { StoreError } from './store-error.ts';
import { TextKeys } from './text/text-keys.ts';
import type { TextOptions } from './text/text-spec.ts';
import type { Doc } from './values.ts';

/** Reads on in the order of a key, from a place up to a key. */
export type ReadPage = (
  backward: boolean,
  from: Position,
  until: Uint8Array,
  count: number,
) => Row[];

/** `select` gives the key, the row (named `at`) and the document. */
export function pageReader(db: DatabaseSync, select: string): ReadPage {
  const forward = db.prepare(
    `${select} WHERE (key, at) > (?, ?) AND key < ? ORDER BY key, at LIMIT ?`,
  );
  const back = db.prepare(
    `${select} WHERE (key, at) < (?, ?) AND key >= ? ORDER BY key DESC, at DESC LIMIT ?`,
  );
  for (const statement of [forward, back]) statement.setReturnArrays(true);
  return (backward, from, until, count) => {
    const page = (backward ? back : forward).all(from.key, from.row, until, count);
    const found = page as unknown as [Uint8Array, number, Uint8Array][];
    return found.map(([key, row, bytes]) => new Row(row, bytes, key));
  };
}

const FIRST_ENTRIES = 32;
const MOST_ENTRIES = 2048;

/** An index: what its keys are for a document, and its table of keys and rows. */
export class Index {
  readonly id: number;
  readonly spec: IndexSpec;
  readonly parts: KeyPart[];
  /** What its keys are made of, where it is a text index. */
  readonly text: TextKeys | undefined;
  /** Whether a document has several keys here, which narrows what the index can be used for. */
  multikey: boolean;
  readonly #paths: string[][];
  readonly #partial: Filter | undefined;
  /** The entries after (or before) a place, up to a key. */
  readonly page: ReadPage;
  readonly #other: StatementSync;
  readonly #entries: StatementSync;
  readonly #highest: StatementSync;
  readonly #add: StatementSync;
  readonly #remove: StatementSync;
  readonly #markMultikey: StatementSync;

  constructor(db: DatabaseSync, id: number, table: string, spec: IndexSpec, multikey: boolean) {
    this.id = id;
    this.spec = spec;
    this.text = isText(spec) ? new TextKeys(spec) : undefined;
    this.parts = this.text?.prefix ?? keyParts(spec.key);
    this.multikey = multikey;
    this.#paths = this.parts.map((part) => part.path);
    this.#partial = spec.partialFilterExpression && compileFilter(spec.partialFilterExpression);
    const keys = `index_${id}`;
    this.page = pageReader(
      db,
      `SELECT key, at, doc FROM ${keys} CROSS JOIN ${table} ON ${table}.row = ${keys}.at`,
    );
    this.#other = db.prepare(`SELECT 1 FROM ${keys} WHERE key = ? AND at <> ? LIMIT 1`);
    this.#entries = db.prepare(`SELECT key, at FROM ${keys} WHERE key >= ? AND key < ?`);
    this.#highest = db.prepare(
      `SELECT key, at FROM ${keys} WHERE key >= ? AND (key, at) < (?, ?) ORDER BY key DESC, at DESC LIMIT ?`,
    );
    for (const statement of [this.#entries, this.#highest]) statement.setReturnArrays(true);
    this.#add = db.prepare(`INSERT INTO ${keys} (key, at) VALUES (?, ?)`);
    this.#remove = db.prepare(`DELETE FROM ${keys} WHERE key = ? AND at = ?`);
    this.#markMultikey = db.prepare(`UPDATE indexes SET multikey = 1 WHERE id = ${id}`);
  }

  /** The keys of a document, each once; none where the index is sparse or partial and leaves it out. */
  keysOf(doc: Doc): Uint8Array[] {
    if (this.text) return this.text.keysOf(doc);
    if (this.#partial && !this.#partial(doc)) return [];
    if (this.spec.sparse && !hasAny(doc, this.#paths)) return [];
    const directions = this.parts.map((part) => part.direction);
    const tuples = indexTuples(doc, this.#paths);
    const keys = tuples.map((tuple) => encodeKey(tuple, directions));
    if (keys.length === 1) return keys;
    const distinct = new Map(keys.map((key) => [key.toString('latin1'), key]));
    return [...distinct.values()];
  }

  /** Keys and rows from a key up to another one, without their documents. */
  entries(from: Uint8Array, until: Uint8Array): [key: Uint8Array, row: number][] {
    return this.#entries.all(from, until) as unknown as [Uint8Array, number][];
  }

  /** The same, the highest key first, read as they are asked for. */
  *highest(from: Uint8Array, until: Uint8Array): Generator<[key: Uint8Array, row: number]> {
    let [key, row] = [until, 0];
    for (let count = FIRST_ENTRIES; ; count = Math.min(count * 4, MOST_ENTRIES)) {
      const page = this.#highest.all(from, key, row, count);
      const entries = page as unknown as [Uint8Array, number][];
      yield* entries;
      if (entries.length < count) return;
      [key, row] = entries.at(-1) ?? [key, row];
    }
  }

  /** Whether a change of a document leaves its keys as they are, seen without making them. */
  unmoved(before: Doc, after: Doc): boolean {
    return this.text?.alike(before, after) ?? false;
  }

  /** @throws StoreError 11000 where another document has one of the keys */
  checkUnique(keys: readonly Uint8Array[], row: number, doc: Doc, namespace: string): void {
    if (!this.spec.unique) return;
    for (const key of keys) {
      if (this.#other.get(key, row))
        throw duplicateKey(namespace, this.spec, this.#valuesOf(key, doc));
    }
  }

  #valuesOf(key: Uint8Array, doc: Doc): unknown[] {
    const directions = this.parts.map((part) => part.direction);
    const tuples = indexTuples(doc, this.#paths);
    return tuples.find((tuple) => encodeKey(tuple, directions).equals(key)) ?? [];
  }

  /** A document has several keys in it: it is found by each, and must be given once. */
  becomesMultikey(): void {
    if (this.multikey) return;
    this.multikey = true;
    this.#markMultikey.run();
  }

  add(keys: readonly Uint8Array[], row: number): void {
    for (const key of keys) this.#add.run(key, row);
  }

  remove(keys: readonly Uint8Array[], row: number): void {
    for (const key of keys) this.#remove.run(key, row);
  }
}

function isText(spec: IndexSpec): spec is IndexSpec & TextOptions {
  return spec.weights !== undefined;
}

/** Error 11000 as MongoDB words it, with the pattern and the values that met. */
export function duplicateKey(namespace: string, spec: IndexSpec, values: unknown[]): StoreError {
  const keyValue = Object.fromEntries(
    Object.keys(spec.key).map((path, i) => [path, values[i] ?? null]),
  );
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  return new StoreError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: spec.key, keyValue },
  );
}

function show(value: unknown): string {
  return value instanceof ObjectId ? `ObjectId('${String(value)}')` : JSON.stringify(value);
}
