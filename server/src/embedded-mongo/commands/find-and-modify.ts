import {
  type Command,
  collectionName,
  findCollection,
  objectArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { holdsPattern } from '../find/filter.ts';
import { compileModification } from '../update/modification.ts';
import { compileProjection, type Projection } from '../find/projection.ts';
import { decodeExact } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { beginDocument } from '../expressions/budget.ts';
import { withPatternLimit } from '../time-limit.ts';
import { rowsToChange } from './slices.ts';
import { type Doc, isObject } from '../values.ts';

const findAndModify: Command = {
  writes: true,
  options: words(
    'query sort remove update new fields upsert arrayFilters hint collation bypassDocumentValidation let',
  ),
  run: (context) => {
    const { args } = context;
    if ((args.remove === true) === (args.update !== undefined)) {
      throw new StoreError(9, 'Either an update or remove=true must be specified');
    }
    const project = projectionOf(context);
    const { value, ...lastErrorObject } =
      args.remove === true ? removed(context) : updated(context);
    beginDocument();
    const shown = value && project ? project(value, context.variables.values()) : (value ?? null);
    return { lastErrorObject, value: shown, ok: 1 };
  },
};

/** @throws StoreError 2 for a positional one of a document that the query may no longer match */
function projectionOf({
  args,
  maxTimeMs,
  variables: { compile },
}: CommandContext): Projection | undefined {
  const fields = objectArgument(args, 'fields');
  if (Object.keys(fields).length === 0) return undefined;
  if (args.new === true && asksForPlace(fields))
    throw new StoreError(2, 'cannot use a positional projection and return the new document');
  const filter = objectArgument(args, 'query');
  const project = compileProjection(fields, { compile, filter });
  if (!holdsPattern([fields, filter])) return project;
  return (doc, values) => withPatternLimit(maxTimeMs, Infinity, () => project(doc, values));
}

const asksForPlace = (fields: Doc): boolean =>
  Object.entries(fields).some(
    ([name, value]) => name.endsWith('.$') || (isObject(value) && asksForPlace(value)),
  );

interface Outcome extends Doc {
  n: number;
  value: Doc | undefined;
}

function firstRow(context: CommandContext) {
  const { args } = context;
  const query = {
    filter: objectArgument(args, 'query'),
    sort: objectArgument(args, 'sort'),
    hint: args.hint,
    // What an `$expr` would mean for a new document is not said: none may be there.
    variables: args.upsert === true ? undefined : context.variables,
    order: context.variables.compile.order,
  };
  return rowsToChange(context, query, 1)[0];
}

function removed(context: CommandContext): Outcome {
  if (context.args.upsert === true || context.args.new === true) {
    throw new StoreError(9, 'Cannot specify both remove=true and upsert=true or new=true');
  }
  const row = firstRow(context);
  if (row) findCollection(context)?.remove(row);
  return { n: row ? 1 : 0, value: row?.exact() };
}

function updated(context: CommandContext): Outcome {
  const { args, storage, db } = context;
  const filter = objectArgument(args, 'query');
  const arrayFilters = args.arrayFilters as unknown[] | undefined;
  const modification = compileModification(args.update, { filter, arrayFilters }, context);
  const row = firstRow(context);
  if (row) {
    const before = row.exact();
    const next = modification.apply(row);
    if (Buffer.compare(next, row.bytes) !== 0) findCollection(context)?.replace(row, next);
    return { n: 1, updatedExisting: true, value: args.new === true ? decodeExact(next) : before };
  }
  if (args.upsert !== true) return { n: 0, updatedExisting: false, value: undefined };
  const created = modification.upsert(filter);
  storage.findOrCreate(db, collectionName(context)).insert(created.idKey, created.bytes);
  const value = args.new === true ? decodeExact(created.bytes) : undefined;
  return { n: 1, updatedExisting: false, upserted: created.id, value };
}

export const findAndModifyCommands: Record<string, Command> = {
  findAndModify,
  findandmodify: findAndModify,
};
