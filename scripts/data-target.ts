import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import type { CollectionSummary } from '../server/src/core/data-transfer.ts';
import { copyStore } from '../server/src/embedded-mongo/file/copy-store.ts';
import { isInUse } from '../server/src/embedded-mongo/file/folder-lock.ts';
import { type EmbeddedMongo, startEmbeddedMongo } from '../server/src/embedded-mongo/start.ts';

/** The folder of the embedded store that the server would use. */
export const storeFolder = (): string => resolve(process.env.DATA_DIR || 'data', 'store');

/** The folder of its backups. */
export const backupsFolder = (): string => resolve(process.env.DATA_DIR || 'data', 'backups');

/** The database that the server would use: MONGODB_URI's or, without it, the embedded store's. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { MONGODB_URI: server } = process.env;
  if (server) {
    console.log('Database: the server of MONGODB_URI');
    await connected(server, work);
    return;
  }
  const dir = storeFolder();
  console.log(`Database: embedded, in ${dir}`);
  await opened(await startEmbeddedMongo({ dir }), work);
}

/** The same, to be read alone: of an embedded store that is in use, a copy as it is at this moment. */
export async function withDatabaseToRead(work: (db: Db) => Promise<void>): Promise<void> {
  const dir = storeFolder();
  if (process.env.MONGODB_URI || !isInUse(dir)) {
    await withDatabase(work);
    return;
  }
  console.log(`Database: embedded, in ${dir}. It is in use: read is a copy that was made now.`);
  await withCopy(dir, work);
}

async function withCopy(dir: string, work: (db: Db) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sets-copy-'));
  try {
    copyStore(dir, join(folder, 'store.db'));
    await opened(await startEmbeddedMongo({ dir: folder }), work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function opened(store: EmbeddedMongo, work: (db: Db) => Promise<void>): Promise<void> {
  try {
    await connected(store.uri, work);
  } finally {
    await store.close();
  }
}

async function connected(uri: string, work: (db: Db) => Promise<void>): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    await work(client.db());
  } finally {
    await client.close();
  }
}

export function printSummaries(summaries: readonly CollectionSummary[]): void {
  for (const { name, count, sha256 } of summaries) {
    console.log(`${String(count).padStart(9)}  ${sha256.slice(0, 16)}  ${name}`);
  }
  const total = summaries.reduce((sum, { count }) => sum + count, 0);
  console.log(`${total} documents in ${summaries.length} collections`);
}

/** A mistake of who called is a sentence, not a trace. */
export async function run(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
