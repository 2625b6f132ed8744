import type { Collection } from '../collection.ts';
import {
  type Command,
  collectionName,
  findCollection,
  objectArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { compileFilter } from '../find/filter.ts';
import { effort } from '../find/query.ts';
import { encode } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';

const create: Command = {
  writes: true,
  options: words('viewOn pipeline capped size max timeseries validator autoIndexId collation'),
  run: (context) => {
    const { viewOn, capped, timeseries, validator } = context.args;
    if (
      viewOn !== undefined ||
      timeseries !== undefined ||
      validator !== undefined ||
      capped === true
    ) {
      const kinds = 'no views, no capped or time series collections and no validators';
      throw new StoreError(115, `The store has ${kinds}: '${context.target}'`);
    }
    if (!context.variables.compile.order.isOfKeys)
      throw new StoreError(115, 'The store has no collections with a collation of their own');
    context.storage.findOrCreate(context.db, collectionName(context));
    return { ok: 1 };
  },
};

const drop: Command = {
  writes: true,
  frees: true,
  options: words(''),
  run: (context) => {
    const collection = findCollection(context);
    if (!collection) return { ok: 1 };
    const nIndexesWas = collection.indexes.size + 1;
    context.storage.drop(collection);
    return { nIndexesWas, ns: collection.namespace, ok: 1 };
  },
};

const dropDatabase: Command = {
  writes: true,
  frees: true,
  options: words(''),
  run: ({ storage, db }) => {
    for (const collection of storage.collections(db)) storage.drop(collection);
    return { dropped: db, ok: 1 };
  },
};

const listCollections: Command = {
  options: words('filter nameOnly cursor authorizedCollections'),
  run: (context) => {
    const matches = compileFilter(objectArgument(context.args, 'filter'));
    const all: Doc[] = context.storage.collections(context.db).map(({ name }) => ({
      name,
      type: 'collection',
      options: {},
      info: { readOnly: false },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }));
    const documents = all.filter(matches).map((one) => encode(one));
    const source = { documents, spent: effort(), hasPattern: false, canPause: true };
    return context.cursors.open(`${context.db}.$cmd.listCollections`, source, {});
  },
};

const listDatabases: Command = {
  options: words('filter nameOnly authorizedDatabases'),
  run: ({ storage, args }) => {
    const matches = compileFilter(objectArgument(args, 'filter'));
    const names = new Set(storage.collections().map((collection) => collection.db));
    const databases: Doc[] = [...names].map((name) => {
      const sizeOnDisk = sum(storage.collections(name), (one) => one.dataBytes());
      return args.nameOnly === true ? { name } : { name, sizeOnDisk, empty: false };
    });
    return { databases: databases.filter(matches), ok: 1 };
  },
};

function sum(collections: readonly Collection[], measure: (one: Collection) => number): number {
  return collections.reduce((total, one) => total + measure(one), 0);
}

/** Sizes are those of the documents; what the file needs beside them is not counted. */
function statsOf(context: CommandContext, collections: readonly Collection[]): Doc {
  const scale = Number(context.args.scale ?? 1);
  const count = sum(collections, (one) => one.count());
  const bytes = sum(collections, (one) => one.dataBytes());
  const size = Math.floor(bytes / scale);
  return { count, size, storageSize: size, avgObjSize: count > 0 ? Math.floor(bytes / count) : 0 };
}

const collStats: Command = {
  options: words('scale'),
  run: (context) => {
    const collection = findCollection(context);
    const stats = statsOf(context, collection ? [collection] : []);
    const nindexes = collection ? collection.indexes.size + 1 : 0;
    return { ns: `${context.db}.${context.target}`, ...stats, nindexes, totalIndexSize: 0, ok: 1 };
  },
};

export const collectionCommands: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  collStats,
};
