import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { EJSON } from 'bson';
import type { Db, Document, IndexDescription } from 'mongodb';

/** What one collection came to: the checksum is SHA-256 over its documents in the order of `_id`. */
export interface CollectionSummary {
  name: string;
  count: number;
  sha256: string;
}

/** An exported collection, as the manifest beside the files lists it. */
interface ExportedCollection extends CollectionSummary {
  file: string;
  indexes: IndexDescription[];
}

const MANIFEST = 'manifest.json';
/** Holds a document while an import is under way: one that was killed leaves it behind. */
const UNFINISHED = 'unfinishedimport';
const DOCUMENTS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 8_000_000;

/** Values as BSON has them, so that a whole double stays a double and nothing is rounded. */
const LOSSLESS = { promoteValues: false, ignoreUndefined: false } as const;

/** Each document as a line of canonical EJSON, in the order of `_id`, which is the same everywhere. */
async function* linesOf(db: Db, name: string): AsyncGenerator<string> {
  const found = db.collection(name).find({}, { ...LOSSLESS, sort: { _id: 1 } });
  for await (const document of found) yield `${EJSON.stringify(document, { relaxed: false })}\n`;
}

/** What is exported holds hashes of passwords: it is for this user alone. */
const PRIVATE = 0o600;

/** Reads a collection line by line, into a file where one is given, and sums it up. */
async function readThrough(db: Db, name: string, file?: string): Promise<CollectionSummary> {
  const hash = createHash('sha256');
  let count = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const line of linesOf(db, name)) {
      hash.update(line);
      count += 1;
      yield line;
    }
  }
  await pipeline(counted, createWriteStream(file ?? devNull, { mode: PRIVATE }));
  return { name, count, sha256: hash.digest('hex') };
}

async function collectionNames(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = all.map(({ name }) => name);
  return names.filter((name) => !name.startsWith('system.') && name !== UNFINISHED).toSorted();
}

/** The indexes but the one on `_id`, as createIndexes wants them. */
async function indexesOf(db: Db, name: string): Promise<IndexDescription[]> {
  const indexes = (await db.collection(name).indexes()) as (IndexDescription & { v?: number })[];
  return indexes.filter((index) => index.name !== '_id_').map(({ v: _version, ...index }) => index);
}

/** Writes a database into a folder: a file of EJSON lines for each collection, and a manifest. */
export async function exportData(db: Db, dir: string): Promise<CollectionSummary[]> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const collections: ExportedCollection[] = [];
  for (const name of await collectionNames(db)) {
    const file = `${encodeURIComponent(name)}.ejson`;
    // A file that is there would keep its mode.
    await rm(join(dir, file), { force: true });
    const summary = await readThrough(db, name, join(dir, file));
    collections.push({ ...summary, file, indexes: await indexesOf(db, name) });
  }
  const manifest = EJSON.stringify({ format: 1, collections }, undefined, 2, { relaxed: true });
  await writeFile(join(dir, MANIFEST), `${manifest}\n`, { mode: PRIVATE });
  return collections;
}

async function readManifest(dir: string): Promise<ExportedCollection[]> {
  const text = await readFile(join(dir, MANIFEST), 'utf8');
  const { format, collections } = EJSON.parse(text) as {
    format: number;
    collections: ExportedCollection[];
  };
  if (format === 1) return collections;
  throw new Error(`${MANIFEST} is of format ${format}; this version reads format 1.`);
}

async function insertLines(db: Db, name: string, lines: AsyncIterable<string>): Promise<void> {
  let batch: Document[] = [];
  let characters = 0;
  const insert = async (): Promise<void> => {
    if (batch.length > 0)
      await db.collection(name).insertMany(batch, { forceServerObjectId: true });
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    batch.push(EJSON.parse(line, { relaxed: false }) as Document);
    characters += line.length;
    if (batch.length >= DOCUMENTS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await insert();
  }
  await insert();
}

/** @throws Error where the database holds documents */
async function checkEmpty(db: Db): Promise<void> {
  for (const name of await collectionNames(db)) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) {
      throw new Error(
        `The target is not empty: ${name} holds documents. With --replace they are deleted first.`,
      );
    }
  }
}

/** @throws Error where an import has begun and not finished: what is there is a part of it */
export async function checkImported(db: Db): Promise<void> {
  if ((await db.collection(UNFINISHED).findOne({})) === null) return;
  throw new Error(
    'An import into this database did not finish, so it holds a part of what was exported. Run `npm run data:import -- --from DIR --replace` again.',
  );
}

/**
 * Reads a folder that exportData wrote into a database, then reads the database again to compare.
 *
 * @throws Error where the target is not empty, or is not afterwards what was exported
 */
export async function importData(
  db: Db,
  dir: string,
  { replace = false } = {},
): Promise<CollectionSummary[]> {
  const exported = await readManifest(dir);
  if (replace) await db.dropDatabase();
  else {
    await checkImported(db);
    await checkEmpty(db);
  }
  await db.collection(UNFINISHED).insertOne({ begunAt: new Date() });
  const summaries: CollectionSummary[] = [];
  for (const { name, file, indexes, ...expected } of exported) {
    const lines = createInterface({
      input: createReadStream(join(dir, file)),
      crlfDelay: Infinity,
    });
    await insertLines(db, name, lines);
    if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
    const found = await readThrough(db, name);
    if (found.count !== expected.count || found.sha256 !== expected.sha256) {
      throw new Error(
        `${name} is not what was exported: ${found.count} documents of ${expected.count}, checksum ${found.sha256} instead of ${expected.sha256}.`,
      );
    }
    summaries.push(found);
  }
  await db.collection(UNFINISHED).drop();
  return summaries;
}
