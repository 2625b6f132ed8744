import {
  type Command,
  collectionName,
  findCollection,
  listArgument,
  objectArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { orderOf } from '../collation.ts';
import { compileModification, newDocument } from '../update/modification.ts';
import { decode, decodeShallow } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { inOrder, type Variables } from '../variables.ts';
import { changeSlice, isDone, type Progress } from './slices.ts';
import { type Counts, eachStatement } from './statements.ts';

const insert: Command = {
  writes: true,
  options: words('documents ordered bypassDocumentValidation'),
  run: (context) => {
    const statements = listArgument(context.args, 'documents') as Uint8Array[];
    const collection = context.storage.findOrCreate(context.db, collectionName(context));
    return eachStatement({
      context,
      statements,
      run: (bytes, { counts }) => {
        const document = newDocument(bytes);
        collection.insert(document.idKey, document.bytes);
        counts.n += 1;
        return undefined;
      },
      reply: ({ n }, failed) => ({ n, ...failed, ok: 1 }),
    });
  },
};

const UPDATE_FIELDS = words('q u multi upsert arrayFilters hint collation');
const DELETE_FIELDS = words('q limit hint collation');

/** What a statement works with: its collation is its own. */
function variablesIn({ variables }: CommandContext, { collation }: Doc): Variables {
  return collation === undefined ? variables : inOrder(variables, orderOf(collation));
}

function checkStatement(name: string, statement: Doc, known: ReadonlySet<string>): void {
  for (const field of Object.keys(statement)) {
    if (!known.has(field))
      throw new StoreError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

function updateSome(
  context: CommandContext,
  bytes: Uint8Array,
  { index, counts, from }: { index: number; counts: Counts; from: Progress | undefined },
): Progress {
  const statement = decodeShallow(bytes);
  checkStatement('update.updates', statement, UPDATE_FIELDS);
  const { q, u, multi, upsert, hint, arrayFilters } = statement;
  const filter = q instanceof Uint8Array ? decode(q) : objectArgument(statement, 'q');
  const update = Array.isArray(u) ? decodeAll(u) : u;
  const given = arrayFilters === undefined ? undefined : decodeAll(arrayFilters);
  const collation = collationOf(statement);
  const variables = variablesIn(context, { collation });
  const situation = { ...context, variables };
  const modification = compileModification(update, { filter, arrayFilters: given }, situation);
  if (multi === true && modification.replaces) {
    throw new StoreError(9, 'multi update is not supported for replacement-style update');
  }
  const collection = findCollection(context);
  // What an `$expr` would mean for a new document is not said: none may be there.
  const query = {
    filter,
    hint: hint instanceof Uint8Array ? decode(hint) : hint,
    variables: upsert === true ? undefined : variables,
    order: variables.compile.order,
  };
  const most = multi === true ? Infinity : 1;
  const progress = changeSlice(context, query, { most, from }, (row) => {
    const next = modification.apply(row);
    if (Buffer.compare(next, row.bytes) === 0) return false;
    collection?.replace(row, next);
    return true;
  });
  if (!isDone(progress)) return progress;
  // A statement that fails counts nothing.
  counts.n += progress.matched;
  counts.nModified += progress.changed;
  if (progress.rows.length > 0 || upsert !== true) return progress;
  const created = modification.upsert(filter);
  const target = collection ?? context.storage.create(context.db, collectionName(context));
  target.insert(created.idKey, created.bytes);
  counts.n += 1;
  counts.upserted.push({ index, _id: created.id });
  return progress;
}

const collationOf = ({ collation }: Doc): unknown =>
  collation instanceof Uint8Array ? decode(collation) : collation;

function decodeAll(list: unknown): unknown[] {
  if (!Array.isArray(list)) throw new StoreError(14, 'expected a list of documents');
  return list.map((item: unknown) => (item instanceof Uint8Array ? decode(item) : item));
}

const update: Command = {
  writes: true,
  options: words('updates ordered bypassDocumentValidation let'),
  run: (context) =>
    eachStatement({
      context,
      statements: listArgument(context.args, 'updates') as Uint8Array[],
      run: (bytes, at) => updateSome(context, bytes, at),
      reply: ({ upserted, ...rest }, failed) => ({
        ...rest,
        ...(upserted.length > 0 ? { upserted } : {}),
        ...failed,
        ok: 1,
      }),
    }),
};

function removeSome(
  context: CommandContext,
  statement: Doc,
  { counts, from }: { counts: Counts; from: Progress | undefined },
): Progress {
  checkStatement('delete.deletes', statement, DELETE_FIELDS);
  const { hint } = statement;
  const variables = variablesIn(context, statement);
  const query = { filter: objectArgument(statement, 'q'), hint, variables };
  const most = Number(statement.limit) === 1 ? 1 : Infinity;
  const collection = findCollection(context);
  const progress = changeSlice(context, query, { most, from }, (row) => {
    collection?.remove(row);
    return true;
  });
  if (isDone(progress)) counts.n += progress.matched;
  return progress;
}

const remove: Command = {
  writes: true,
  frees: true,
  options: words('deletes ordered let'),
  run: (context) =>
    eachStatement({
      context,
      statements: listArgument(context.args, 'deletes') as Doc[],
      run: (statement, at) => removeSome(context, statement, at),
      reply: ({ n }, failed) => ({ n, ...failed, ok: 1 }),
    }),
};

export const writeCommands: Record<string, Command> = { insert, update, delete: remove };
