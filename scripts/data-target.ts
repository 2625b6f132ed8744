import { resolve } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import type { CollectionSummary } from '../server/src/core/data-transfer.ts';
import { startEmbeddedMongo } from '../server/src/embedded-mongo/start.ts';

/** The database that the server would use: MONGODB_URI's or, without it, the embedded store's. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { MONGODB_URI: server, DATA_DIR: folder } = process.env;
  const dir = resolve(folder || 'data', 'store');
  const store = server ? undefined : await startEmbeddedMongo({ dir });
  try {
    const client = await MongoClient.connect(server || (store?.uri ?? ''));
    try {
      console.log(server ? 'Database: the server of MONGODB_URI' : `Database: embedded, in ${dir}`);
      await work(client.db());
    } finally {
      await client.close();
    }
  } finally {
    await store?.close();
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
