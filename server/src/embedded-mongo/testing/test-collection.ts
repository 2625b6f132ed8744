import {
  type Collection,
  type Db,
  type Document,
  MongoClient,
  type MongoServerError,
} from 'mongodb';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestStore } from '../../../test/start-test-store.ts';

export type Stored = Document & { _id: number };

/** A collection for the tests of a file, empty before each; with `TEST_MONGODB_URI` it lies on that server. */
export const testCollection = (name: string) => {
  let db: Db;
  let collection: Collection<Stored>;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const store = await startTestStore();
    const client = await MongoClient.connect(store.uri);
    db = client.db();
    collection = db.collection(name);
    close = async () => {
      await client.close();
      await store.close();
    };
  });
  afterAll(() => close());
  beforeEach(async () => {
    await collection.deleteMany({});
  });
  return {
    db: () => db,
    collection: () => collection,
    put: (...documents: Stored[]) => collection.insertMany(documents),
    /** All that is in it, by `_id`. */
    stored: () => collection.find({}, { sort: { _id: 1 } }).toArray(),
  };
};

/** The code with which it is refused; null where it is not. */
export const codeOf = (work: Promise<unknown>): Promise<number | null> =>
  work.then(
    () => null,
    (error: MongoServerError) => Number(error.code),
  );
