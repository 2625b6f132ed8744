import type { Collection } from '../collection.ts';
import { equals } from '../compare.ts';
import {
  type Command,
  collectionName,
  countArgument,
  findCollection,
  listArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { alreadyThere, ID_INDEX, parseIndexSpec } from '../index-spec.ts';
import { effort } from '../find/query.ts';
import { encode } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { isObject } from '../values.ts';

const createIndexes: Command = {
  writes: true,
  options: words('indexes commitQuorum'),
  run: (context) => {
    const specs = listArgument(context.args, 'indexes').map(parseIndexSpec);
    const { storage, db } = context;
    const existed = findCollection(context) !== undefined;
    const collection = storage.findOrCreate(db, collectionName(context));
    const before = collection.indexes.size + 1;
    for (const spec of specs) {
      if (!alreadyThere(spec, collection.specs())) storage.createIndex(collection, spec);
    }
    const numIndexesAfter = collection.indexes.size + 1;
    return {
      numIndexesBefore: before,
      numIndexesAfter,
      createdCollectionAutomatically: !existed,
      ok: 1,
    };
  },
};

function existing(context: CommandContext): Collection {
  const collection = findCollection(context);
  if (collection) return collection;
  throw new StoreError(26, `ns does not exist: ${context.db}.${context.target}`);
}

const listIndexes: Command = {
  options: words('cursor'),
  run: (context) => {
    const collection = existing(context);
    const others = [...collection.indexes.values()].map(({ spec }) => encode({ v: 2, ...spec }));
    const documents = [encode({ v: 2, key: ID_INDEX.key, name: ID_INDEX.name }), ...others];
    const source = { documents, spent: effort(), hasPattern: false, canPause: true };
    const options = isObject(context.args.cursor) ? context.args.cursor : {};
    const batchSize = countArgument(options, 'batchSize');
    return context.cursors.open(collection.namespace, source, { batchSize });
  },
};

const dropIndexes: Command = {
  writes: true,
  frees: true,
  options: words('index'),
  run: (context) => {
    const collection = existing(context);
    const nIndexesWas = collection.indexes.size + 1;
    for (const name of namesToDrop(collection, context.args.index)) {
      if (name === ID_INDEX.name) throw new StoreError(72, 'cannot drop _id index');
      const index = collection.indexes.get(name);
      if (!index) throw new StoreError(27, `index not found with name [${name}]`);
      context.storage.dropIndex(collection, index);
    }
    return { nIndexesWas, ok: 1 };
  },
};

function namesToDrop(collection: Collection, wanted: unknown): string[] {
  if (wanted === '*') return [...collection.indexes.keys()];
  if (Array.isArray(wanted)) return wanted.map(String);
  if (!isObject(wanted)) return [String(wanted)];
  const found = collection.specs().find(({ key }) => equals(key, wanted));
  if (found) return [found.name];
  throw new StoreError(27, `can't find index with key: ${JSON.stringify(wanted)}`);
}

export const indexCommands: Record<string, Command> = {
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
};
