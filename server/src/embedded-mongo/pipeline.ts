import { beginDocument } from './expressions/budget.ts';
import { compileExpression } from './expressions/expression.ts';
import { compileSearch } from './find/query.ts';
import { StoreError } from './store-error.ts';
import { groups } from './stages/groups.ts';
import { lookups } from './stages/lookup.ts';
import { shapes } from './stages/shapes.ts';
import type { CompileStage, Compilers, Pipeline, Stage } from './stages/stage.ts';
import { windows } from './stages/set-window-fields.ts';
import { streams } from './stages/streams.ts';
import { holdsText } from './text/text-search.ts';
import { type Doc, isObject } from './values.ts';
import type { Variables } from './variables.ts';

const STAGES = new Map<string, CompileStage>(
  Object.entries({ ...streams, ...shapes, ...groups, ...lookups, ...windows }),
);

const UPDATE_STAGES = new Set([
  '$addFields',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$set',
  '$unset',
]);

/**
 * Takes a pipeline apart.
 *
 * @throws StoreError 40324 for a stage that the store does not know, 40573 for $changeStream; `whereNoneWrites` for
 *   one that writes
 */
export function parsePipeline(pipeline: unknown, whereNoneWrites = 40601): Pipeline {
  if (!Array.isArray(pipeline)) throw new StoreError(14, "'pipeline' option must be an array");
  return pipeline.map((stage: unknown, place) => {
    const [entry, ...others] = isObject(stage) ? Object.entries(stage) : [];
    if (!entry || others.length > 0) {
      throw new StoreError(
        40323,
        'A pipeline stage specification object must contain exactly one field.',
      );
    }
    const [name, argument] = entry;
    if (name === '$changeStream') {
      throw new StoreError(40573, 'The $changeStream stage is only supported on replica sets');
    }
    if (name === '$merge' || name === '$out') {
      throw new StoreError(whereNoneWrites, `${name} can only be the final stage in the pipeline`);
    }
    const compile = STAGES.get(name);
    if (!compile) {
      throw new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    if (name === '$match' && place > 0 && isObject(argument) && holdsText(argument)) {
      throw new StoreError(17313, '$match with $text is only allowed as the first pipeline stage');
    }
    return { name, argument, compile };
  });
}

/** Compiles a pipeline, which runs lazily: what no stage has to gather is passed on one by one. */
export function compilePipeline(pipeline: Pipeline, expression = compileExpression): Stage {
  const compilers: Compilers = {
    expression,
    pipeline: (inner, whereNoneWrites) =>
      compilePipeline(parsePipeline(inner, whereNoneWrites), expression),
    searching: (inner, whereNoneWrites, variables) => {
      const { rest, ...front } = frontOf(parsePipeline(inner, whereNoneWrites));
      const search = compileSearch({ ...front, variables });
      return { search, run: compilePipeline(rest, variables.compile) };
    },
  };
  const stages = pipeline.map(({ argument, compile }) => compile(argument, compilers));
  return (docs, surroundings) => stages.reduce((input, stage) => stage(input, surroundings), docs);
}

/** The `$match` and the `$sort` at the front, which go through an index, and what comes after them. */
export function frontOf(pipeline: Pipeline): { filter: Doc; sort: Doc; rest: Pipeline } {
  const filter = argumentAt(pipeline, 0, '$match');
  const place = filter ? 1 : 0;
  const sort = argumentAt(pipeline, place, '$sort');
  return { filter: filter ?? {}, sort: sort ?? {}, rest: pipeline.slice(sort ? place + 1 : place) };
}

/** What the stage at a place is given, if it is such a one; what is no object the stage refuses itself. */
function argumentAt(pipeline: Pipeline, place: number, name: string): Doc | undefined {
  const stage = pipeline[place];
  return stage?.name === name && isObject(stage.argument) ? stage.argument : undefined;
}

/** Compiles a pipeline that makes a document's next state. @throws StoreError 72 for other stages */
export function updatePipeline(
  pipeline: readonly unknown[],
  { compile, values }: Variables,
): (doc: Doc) => Doc {
  const parsed = parsePipeline(pipeline, 72);
  const other = parsed.find(({ name }) => !UPDATE_STAGES.has(name));
  if (other) throw new StoreError(72, `${other.name} is not allowed to be used within an update`);
  const run = compilePipeline(parsed, compile);
  return (doc) => {
    beginDocument();
    const variables = values();
    const [next] = run([doc], { find: () => [], variables, checkClock: () => undefined });
    // No stage may take the _id away.
    return '_id' in doc ? { _id: doc._id, ...next } : { ...next };
  };
}
