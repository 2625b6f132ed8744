import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/embedded-mongo/start.ts';
import { oncePerWorker } from './once-per-worker.ts';

/**
 * A database of its own, in the embedded store of this worker or, where TEST_MONGODB_URI names a
 * server, there. `close` leaves nothing behind.
 */
export async function startTestStore(): Promise<EmbeddedMongo> {
  // oxlint-disable-next-line node/no-process-env -- tests have no config; this is their one switch
  const server = process.env.TEST_MONGODB_URI;
  return server ? databaseOn(server) : startEmbeddedTestDatabase();
}

/** One in the embedded store of this worker, whatever TEST_MONGODB_URI says: for tests of what it alone says. */
export async function startEmbeddedTestDatabase(): Promise<EmbeddedMongo> {
  const { uri } = await storeOfWorker();
  return databaseOn(uri);
}

function databaseOn(server: string): EmbeddedMongo {
  const uri = new URL(server);
  uri.pathname = `/sets-test-${randomUUID()}`;
  return {
    uri: uri.href,
    close: async () => {
      await using client = await MongoClient.connect(uri.href);
      await client.db().dropDatabase();
    },
  };
}

/** An embedded store of its own, whatever TEST_MONGODB_URI says: for tests that need all of one. */
export async function startEmbeddedTestStore(): Promise<EmbeddedMongo> {
  const dir = await mkdtemp(join(tmpdir(), 'sets-store-'));
  const store = await startEmbeddedMongo({ dir });
  return {
    uri: store.uri,
    close: async () => {
      await store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const storeOfWorker = oncePerWorker(startEmbeddedTestStore);
