import {
  type Command,
  collectionName,
  countArgument,
  effortOf,
  findCollection,
  type CommandContext,
  words,
} from '../command.ts';
import { holdsPattern } from '../find/filter.ts';
import { compilePipeline, frontOf, parsePipeline } from '../pipeline.ts';
import { checkClock, type Effort, findRows, searchRows } from '../find/query.ts';
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
  run: (context) => {
    const { args, maxTimeMs, db, cursors } = context;
    const pipeline = parsePipeline(args.pipeline);
    if (!isObject(args.cursor)) throw new StoreError(9, "The 'cursor' option is required");
    if (context.target === '')
      throw new StoreError(73, 'The store aggregates over a collection only');
    const spent = effortOf(context);
    const documents = resultOf(context, pipeline, spent);
    const hasPattern = holdsPattern(args.pipeline);
    const source = { documents, spent, hasPattern, canPause: false };
    const batchSize = countArgument(args.cursor, 'batchSize');
    return cursors.open(`${db}.${collectionName(context)}`, source, { batchSize, maxTimeMs });
  },
};

function* resultOf(
  context: CommandContext,
  pipeline: Pipeline,
  spent: Effort,
): Generator<Uint8Array> {
  const { filter, sort, rest } = frontOf(pipeline);
  const counting = countingField(rest);
  if (counting) {
    const n = countRows(context, { filter, spent });
    if (n > 0) yield encode({ _id: counting.id, [counting.field]: n });
    return;
  }
  const { variables } = context;
  const query = { filter, sort, hint: context.args.hint, variables };
  const rows = findRows(findCollection(context), query, spent);
  if (rest.length === 0) {
    for (const row of rows) yield row.bytes;
    return;
  }
  const surroundings: Surroundings = {
    find: (from, search, also) =>
      docsOf(searchRows(context.storage.find(context.db, from), search, also, spent)),
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
  if (stage?.name !== '$group' || others.length > 0 || !isObject(stage.argument)) return undefined;
  const { _id: id, ...fields } = stage.argument;
  const [entry, ...more] = Object.entries(fields);
  if (!entry || more.length > 0 || (id !== null && typeof id !== 'number')) return undefined;
  const [field, sum] = entry;
  if (/^\$|\./.test(field)) return undefined;
  const one = isObject(sum) && Object.keys(sum).length === 1 && sum.$sum === 1;
  return one ? { id, field } : undefined;
}

export const aggregateCommands: Record<string, Command> = { aggregate };
