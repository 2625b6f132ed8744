import {
  type Command,
  collectionName,
  countArgument,
  effortOf,
  findCollection,
  objectArgument,
  type Scope,
  words,
} from '../command.ts';
import { holdsPattern } from '../filter.ts';
import { compilePipeline, parsePipeline } from '../pipeline.ts';
import { checkClock, type Effort, findRows } from '../query.ts';
import { encode } from '../raw-bson.ts';
import type { Row } from '../row.ts';
import type { Pipeline, Surroundings } from '../stages/stage.ts';
import { StoreError } from '../store-error.ts';
import { countRows } from './find.ts';
import { scoredDocs, takeScored, withoutScores } from '../text/text-stages.ts';
import { holdsText } from '../text/text-search.ts';
import { type Doc, isObject } from '../values.ts';

const aggregate: Command = {
  options: words('pipeline cursor allowDiskUse hint collation bypassDocumentValidation let'),
  run: (scope) => {
    const { args, maxTimeMs, db, cursors } = scope;
    const pipeline = parsePipeline(args.pipeline);
    if (!isObject(args.cursor)) throw new StoreError(9, "The 'cursor' option is required");
    if (scope.target === '')
      throw new StoreError(73, 'The store aggregates over a collection only');
    const spent = effortOf(scope);
    const documents = resultOf(scope, pipeline, spent);
    const hasPattern = holdsPattern(args.pipeline);
    const source = { documents, spent, hasPattern, canPause: false };
    const batchSize = countArgument(args.cursor, 'batchSize');
    return cursors.open(`${db}.${collectionName(scope)}`, source, { batchSize, maxTimeMs });
  },
};

/** The `$match` and the `$sort` at the front, which go through an index, and what comes after them. */
export function frontOf(pipeline: Pipeline): { filter: Doc; sort: Doc; rest: Pipeline } {
  const [match] = pipeline;
  const hasMatch = match?.[0] === '$match' && isObject(match[1]);
  const afterMatch = hasMatch ? pipeline.slice(1) : pipeline;
  const sort =
    afterMatch[0]?.[0] === '$sort' ? objectArgument({ $sort: afterMatch[0][1] }, '$sort') : {};
  const rest = afterMatch[0]?.[0] === '$sort' ? afterMatch.slice(1) : afterMatch;
  return { filter: hasMatch ? (match[1] as Doc) : {}, sort, rest };
}

function* resultOf(scope: Scope, pipeline: Pipeline, spent: Effort): Generator<Uint8Array> {
  const { filter, sort, rest } = frontOf(pipeline);
  const counting = countingField(rest);
  if (counting) {
    const n = countRows(scope, filter, scope.args.hint);
    if (n > 0) yield encode({ _id: counting.id, [counting.field]: n });
    return;
  }
  const { variables } = scope;
  const query = { filter, sort, hint: scope.args.hint, variables };
  const rows = findRows(findCollection(scope), query, spent);
  if (rest.length === 0) {
    for (const row of rows) yield row.bytes;
    return;
  }
  const surroundings: Surroundings = {
    find: (from, wanted, within) => {
      const collection = scope.storage.find(scope.db, from);
      return docsOf(findRows(collection, { filter: wanted, variables: within }, spent));
    },
    variables: variables.values(),
    checkClock: () => checkClock(spent),
  };
  const { scored, after } = takeScored(rest, holdsText(filter));
  const first =
    scored.length > 0
      ? withoutScores(compilePipeline(scored, variables.compile)(scoredDocs(rows), surroundings))
      : docsOf(rows);
  for (const doc of compilePipeline(after, variables.compile)(first, surroundings))
    yield encode(doc);
}

function* docsOf(rows: Iterable<Row>): Generator<Doc> {
  for (const row of rows) yield row.exact();
}

/** `{ $group: { _id: 1, n: { $sum: 1 } } }` alone, which is how drivers count documents. */
function countingField(pipeline: Pipeline): { id: unknown; field: string } | undefined {
  const [stage, ...others] = pipeline;
  if (stage?.[0] !== '$group' || others.length > 0 || !isObject(stage[1])) return undefined;
  const { _id: id, ...fields } = stage[1];
  const [entry, ...more] = Object.entries(fields);
  if (!entry || more.length > 0 || (id !== null && typeof id !== 'number')) return undefined;
  const [field, sum] = entry;
  if (/^\$|\./.test(field)) return undefined;
  const one = isObject(sum) && Object.keys(sum).length === 1 && sum.$sum === 1;
  return one ? { id, field } : undefined;
}

export const aggregateCommands: Record<string, Command> = { aggregate };
