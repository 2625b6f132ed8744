import { Double } from 'bson';
import type { Row } from '../row.ts';
import {
  type Command,
  collectionName,
  countArgument,
  effortOf,
  findCollection,
  objectArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { holdsLoop } from '../expressions/budget.ts';
import { holdsPattern } from '../find/filter.ts';
import { put, valuesAt } from '../paths.ts';
import { compileProjection } from '../find/projection.ts';
import { shownFields } from '../find/fields-looked-at.ts';
import { type Effort, findRows, findSteps, type Step } from '../find/query.ts';
import { encode } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { noScore, takeScores } from '../text/text-score.ts';
import { holdsText } from '../text/text-search.ts';
import type { Doc } from '../values.ts';
import type { Variables } from '../variables.ts';

const find: Command = {
  options: words(
    'filter sort projection hint skip limit batchSize singleBatch allowDiskUse collation let',
  ),
  run: (context) => {
    const { args, maxTimeMs } = context;
    const filter = objectArgument(args, 'filter');
    const limit = countArgument(args, 'limit');
    const batchSize = countArgument(args, 'batchSize');
    const spent = effortOf(context);
    const query = {
      filter,
      sort: objectArgument(args, 'sort'),
      hint: args.hint,
      variables: context.variables,
      expected: limit || undefined,
    };
    const rows = findSteps(findCollection(context), query, spent);
    const projection = objectArgument(args, 'projection');
    const project = projectionOf(projection, filter, context.variables);
    const documents = bytesOf(rows, countArgument(args, 'skip') ?? 0, limit || Infinity, project);
    const hasPattern = holdsPattern([filter, projection]);
    const canPause = !hasPattern && !holdsLoop([filter, projection]) && !holdsText(filter);
    const source = { documents, spent, hasPattern, canPause };
    const single = args.singleBatch === true;
    return context.cursors.open(`${context.db}.${collectionName(context)}`, source, {
      batchSize,
      single,
      maxTimeMs,
    });
  },
};

/** What is shown of a row, its score among it; undefined: all of it as it is. */
function projectionOf(
  projection: Doc,
  filter: Doc,
  { compile, values }: Variables,
): ((row: Row) => Doc) | undefined {
  const { scores, rest } = takeScores(projection);
  const isWhole = Object.keys(rest).length === 0;
  const project = isWhole ? undefined : compileProjection(rest, { compile, filter });
  const fields = shownFields(rest);
  if (scores.length === 0) return project && ((row) => project(row.exact(fields), values()));
  if (!holdsText(filter)) noScore();
  return (row) => {
    const shown = { ...(project ? project(row.exact(fields), values()) : row.exact()) };
    for (const name of scores) put(shown, name, new Double(row.score ?? 0));
    return shown;
  };
}

/** The documents to send: as they are stored, unless only a part of them is asked for. */
function* bytesOf(
  rows: Iterable<Step>,
  skip: number,
  limit: number,
  project: ((row: Row) => Doc) | undefined,
): Generator<Uint8Array | undefined> {
  let place = 0;
  for (const row of rows) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    place += 1;
    if (place <= skip) continue;
    yield project ? encode(project(row)) : row.bytes;
    if (place >= skip + limit) return;
  }
}

const getMore: Command = {
  options: words('collection batchSize'),
  run: (context) => {
    const { cursors, db, args } = context;
    const namespace = `${db}.${String(args.collection)}`;
    const time = { ...effortOf(context), maxTimeMs: context.maxTimeMs };
    return cursors.next(args.getMore, namespace, countArgument(args, 'batchSize'), time);
  },
};

const killCursors: Command = {
  options: words('cursors'),
  run: ({ cursors, args }) => {
    const ids: unknown[] = Array.isArray(args.cursors) ? args.cursors : [];
    const cursorsKilled = ids.filter((id) => cursors.kill(id));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

const count: Command = {
  options: words('query skip limit hint collation fields'),
  run: (context) => {
    const query = objectArgument(context.args, 'query');
    const skip = countArgument(context.args, 'skip') ?? 0;
    const limit = countArgument(context.args, 'limit') || Infinity;
    const n = countRows(context, { filter: query, spent: effortOf(context) });
    return { n: Math.min(Math.max(n - skip, 0), limit), ok: 1 };
  },
};

/** How many documents match; without a filter no document is read. */
export function countRows(
  context: CommandContext,
  { filter, spent }: { filter: Doc; spent: Effort },
): number {
  const collection = findCollection(context);
  if (collection && Object.keys(filter).length === 0) return collection.count();
  let n = 0;
  const { args, variables } = context;
  for (const _ of findRows(collection, { filter, hint: args.hint, variables }, spent)) n += 1;
  return n;
}

const distinct: Command = {
  options: words('key query collation'),
  run: (context) => {
    const { key } = context.args;
    if (typeof key !== 'string')
      throw new StoreError(14, "BSON field 'distinct.key' must be a string");
    return { values: distinctValues(context, key.split('.')), ok: 1 };
  },
};

export const readCommands: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count,
  distinct,
};

function distinctValues(context: CommandContext, path: readonly string[]): unknown[] {
  const values = new Map<string, unknown>();
  const { order } = context.variables.compile;
  const query = { filter: objectArgument(context.args, 'query'), variables: context.variables };
  const rows = findRows(findCollection(context), query, effortOf(context));
  for (const row of rows) {
    for (const found of valuesAt(row.exact(), path)) {
      const items: unknown[] = Array.isArray(found) ? found : [found];
      for (const value of items) {
        const key = value === undefined ? undefined : order.keyText(value);
        // Of equal values the first counts.
        if (key !== undefined && !values.has(key)) values.set(key, value);
      }
    }
  }
  return [...values.values()];
}
