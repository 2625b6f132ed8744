import type { AnyBulkWriteOperation, Collection, Db, Document, Filter } from 'mongodb';
import type { Entity, Operation } from './unified-test.ts';

/** The entities of a test file, by their ids. */
export interface Entities {
  databases: Map<string, Db>;
  collections: Map<string, Collection>;
}

export function createEntities(
  entities: readonly Record<string, Entity>[],
  database: (name: string) => Db,
): Entities {
  const made: Entities = { databases: new Map(), collections: new Map() };
  for (const [kind, entity] of entities.flatMap((one) => Object.entries(one))) {
    if (kind === 'database') made.databases.set(entity.id, database(entity.databaseName!));
    if (kind === 'collection') {
      const db = made.databases.get(entity.database!)!;
      made.collections.set(entity.id, db.collection(entity.collectionName!));
    }
  }
  return made;
}

type Arguments = Record<string, unknown>;
type Call = (collection: Collection, given: Arguments, options: Arguments) => Promise<unknown>;

/** The driver's method for each operation on a collection; `options` are the arguments left over. */
const CALLS: Record<string, Call> = {
  aggregate: (on, { pipeline }, options) => on.aggregate(pipeline as Document[], options).toArray(),
  bulkWrite: async (on, { requests }, options) =>
    bulkWriteResult(
      await on.bulkWrite(requests as AnyBulkWriteOperation[], keepingNull(requests, options)),
    ),
  count: (on, { filter }, options) => on.countDocuments(filter as Filter<Document>, options),
  countDocuments: (on, { filter }, options) =>
    on.countDocuments(filter as Filter<Document>, options),
  deleteOne: (on, { filter }, options) => on.deleteOne(filter as Filter<Document>, options),
  estimatedDocumentCount: (on, _given, options) => on.estimatedDocumentCount(options),
  find: (on, { filter }, options) => on.find(filter as Filter<Document>, options).toArray(),
  findOne: (on, { filter }, options) => on.findOne(filter as Filter<Document>, options),
  findOneAndReplace: (on, { filter, replacement }, options) =>
    on.findOneAndReplace(filter as Filter<Document>, replacement as Document, lowered(options)),
  findOneAndUpdate: (on, { filter, update }, options) =>
    on.findOneAndUpdate(filter as Filter<Document>, update as Document, lowered(options)),
  insertMany: (on, { documents }, options) =>
    on.insertMany(documents as Document[], keepingNull(documents, options)),
  insertOne: (on, { document }, options) =>
    on.insertOne(document as Document, keepingNull(document, options)),
  replaceOne: async (on, { filter, replacement }, options) =>
    updateResult(await on.replaceOne(filter as Filter<Document>, replacement as Document, options)),
  updateMany: async (on, { filter, update }, options) =>
    updateResult(await on.updateMany(filter as Filter<Document>, update as Document, options)),
  updateOne: async (on, { filter, update }, options) =>
    updateResult(await on.updateOne(filter as Filter<Document>, update as Document, options)),
};

const OWN_ARGUMENTS = new Set([
  'document',
  'documents',
  'filter',
  'pipeline',
  'replacement',
  'requests',
  'update',
]);

/** Runs one operation through the driver. */
export function runOperation(entities: Entities, operation: Operation): Promise<unknown> {
  const given = operation.arguments ?? {};
  const db = entities.databases.get(operation.object);
  if (db && operation.name === 'createCollection') {
    const { collection, ...options } = given;
    return db.createCollection(String(collection), options);
  }
  if (db && operation.name === 'dropCollection') return db.dropCollection(String(given.collection));
  if (operation.name === 'failPoint') {
    const [anyDb] = entities.databases.values();
    return anyDb!.admin().command(given.failPoint as Document);
  }
  const call = CALLS[operation.name];
  const collection = entities.collections.get(operation.object);
  if (!call || !collection) throw new Error(`the runner does not know ${operation.name}`);
  const options = Object.entries(given).filter(([name]) => !OWN_ARGUMENTS.has(name));
  return call(collection, given, Object.fromEntries(options));
}

/**
 * Node's driver makes an ObjectId of an `_id` that is null, unless told to leave it to the server.
 * What is tested here is the server.
 */
function keepingNull(documents: unknown, options: Arguments): Arguments {
  const hasNull = JSON.stringify(documents).includes('"_id":null');
  return hasNull ? { ...options, forceServerObjectId: true } : options;
}

/** The driver says 'after' where the format says 'After'. */
function lowered(options: Arguments): Arguments {
  const { returnDocument, ...rest } = options;
  if (returnDocument === undefined) return rest;
  return { ...rest, returnDocument: (returnDocument as string).toLowerCase() };
}

/** The driver gives null where nothing was upserted; the format leaves the field out. */
function updateResult(result: Document): Document {
  const { upsertedId, ...counts } = result;
  return upsertedId === null && result.upsertedCount === 0 ? counts : result;
}

/** The fields of the result, which are getters. */
export function bulkWriteResult(result: Document): Document {
  const { deletedCount, insertedCount, matchedCount, modifiedCount, upsertedCount } = result;
  const { insertedIds, upsertedIds } = result;
  return {
    deletedCount,
    insertedCount,
    insertedIds,
    matchedCount,
    modifiedCount,
    upsertedCount,
    upsertedIds,
  };
}
