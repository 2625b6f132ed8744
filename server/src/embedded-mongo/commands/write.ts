import { type Row, take } from '../row.ts';
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
import { holdsPattern } from '../find/filter.ts';
import { compileModification, newDocument } from '../update/modification.ts';
import { effort, findRows, type Query } from '../find/query.ts';
import { decode, decodeShallow } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { withPatternLimit } from '../time-limit.ts';
import type { Doc } from '../values.ts';
import { inOrder, type Variables } from '../variables.ts';

/** Runs statement after statement; what fails is told with its index. */
function eachStatement<T>(
  context: CommandContext,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const { code, message, fields } = error;
      writeErrors.push({ index, code, errmsg: message, ...fields });
      if (context.args.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** The rows to change, found before the first one is: a change must not be found again. */
export function rowsToChange(context: CommandContext, query: Query, most: number): Row[] {
  const { maxTimeMs } = context;
  const search = (): Row[] => {
    const found = findRows(
      findCollection(context),
      { ...query, expected: most },
      effort(maxTimeMs),
    );
    return take(found, most);
  };
  return holdsPattern(query.filter) ? withPatternLimit(maxTimeMs, Infinity, search) : search();
}

const insert: Command = {
  writes: true,
  options: words('documents ordered bypassDocumentValidation'),
  run: (context) => {
    const documents = listArgument(context.args, 'documents') as Uint8Array[];
    const collection = context.storage.findOrCreate(context.db, collectionName(context));
    let n = 0;
    const failed = eachStatement(context, documents, (bytes) => {
      const document = newDocument(bytes);
      collection.insert(document.idKey, document.bytes);
      n += 1;
    });
    return { n, ...failed, ok: 1 };
  },
};

interface UpdateCounts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

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

function updateOne(
  context: CommandContext,
  bytes: Uint8Array,
  index: number,
  counts: UpdateCounts,
): void {
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
  const rows = rowsToChange(context, query, multi === true ? Infinity : 1);
  // A statement that fails counts nothing.
  let changed = 0;
  for (const row of rows) {
    const next = modification.apply(row);
    if (Buffer.compare(next, row.bytes) === 0) continue;
    collection?.replace(row, next);
    changed += 1;
  }
  counts.n += rows.length;
  counts.nModified += changed;
  if (rows.length > 0 || upsert !== true) return;
  const created = modification.upsert(filter);
  const target = collection ?? context.storage.create(context.db, collectionName(context));
  target.insert(created.idKey, created.bytes);
  counts.n += 1;
  counts.upserted.push({ index, _id: created.id });
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
  run: (context) => {
    const counts: UpdateCounts = { n: 0, nModified: 0, upserted: [] };
    const statements = listArgument(context.args, 'updates') as Uint8Array[];
    const failed = eachStatement(context, statements, (bytes, index) =>
      updateOne(context, bytes, index, counts),
    );
    const { upserted, ...rest } = counts;
    return { ...rest, ...(upserted.length > 0 ? { upserted } : {}), ...failed, ok: 1 };
  },
};

const remove: Command = {
  writes: true,
  frees: true,
  options: words('deletes ordered let'),
  run: (context) => {
    const collection = findCollection(context);
    let n = 0;
    const statements = listArgument(context.args, 'deletes') as Doc[];
    const failed = eachStatement(context, statements, (statement) => {
      checkStatement('delete.deletes', statement, DELETE_FIELDS);
      const { hint } = statement;
      const variables = variablesIn(context, statement);
      const query = { filter: objectArgument(statement, 'q'), hint, variables };
      const rows = rowsToChange(context, query, Number(statement.limit) === 1 ? 1 : Infinity);
      for (const row of rows) collection?.remove(row);
      n += rows.length;
    });
    return { n, ...failed, ok: 1 };
  },
};

export const writeCommands: Record<string, Command> = { insert, update, delete: remove };
