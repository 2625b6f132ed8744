import { Aggregator } from 'mingo/aggregator';
import { Context, ProcessingMode } from 'mingo/core';
import type { Options } from 'mingo/types';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import { compileFilter } from './filter.ts';
import { put, valuesAt } from './paths.ts';
import { ACCUMULATORS, EXPRESSIONS, MINGO_STAGES, UPDATE_STAGES } from './pipeline-operators.ts';
import { parseSort, sortKey } from './sort.ts';
import { StoreError } from './store-error.ts';
import { TakesLong } from './takes-long.ts';
import { isTextScore } from './text/text-score.ts';
import { holdsText } from './text/text-search.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';

/** The documents of a collection that match a filter. */
export type Lookup = (collection: string, filter: Doc) => Iterable<Doc>;

type Stage = (docs: Iterable<Doc>, argument: unknown, lookup: Lookup) => Iterable<Doc>;

const context = Context.init({
  accumulator: pick(accumulators, ACCUMULATORS),
  expression: pick(expressions, EXPRESSIONS),
  pipeline: pick(stages, MINGO_STAGES),
});

const OPTIONS: Partial<Options> = {
  context,
  processingMode: ProcessingMode.CLONE_INPUT,
  scriptEnabled: false,
};

function pick(from: object, names: ReadonlySet<string>): Record<string, never> {
  const kept = Object.entries(from).filter(([name]) => names.has(name));
  return Object.fromEntries(kept) as Record<string, never>;
}

const STAGES = new Map<string, Stage>(
  Object.entries<Stage>({
    $match: function* matchStage(docs, query) {
      const filter = compileFilter(objectOf('$match', query));
      for (const doc of docs) if (filter(doc)) yield doc;
    },
    $sort: function* sortStage(docs, sort) {
      const parts = parseSort(objectOf('$sort', sort));
      const keyed = Array.from(docs, (doc) => ({ doc, key: sortKey(doc, parts) }));
      keyed.sort((a, b) => Buffer.compare(a.key, b.key));
      for (const { doc } of keyed) yield doc;
    },
    $limit: function* limitStage(docs, limit) {
      let left = countOf('$limit', limit, 1);
      for (const doc of docs) {
        yield doc;
        left -= 1;
        if (left === 0) return;
      }
    },
    $skip: function* skipStage(docs, skip) {
      let left = countOf('$skip', skip, 0);
      for (const doc of docs) {
        if (left === 0) yield doc;
        else left -= 1;
      }
    },
    $count: function* countStage(docs, field) {
      let n = 0;
      for (const _ of docs) n += 1;
      if (n > 0) yield { [String(field)]: n };
    },
    $sample: function* sampleStage(docs, argument) {
      const size = countOf('$sample', objectOf('$sample', argument).size, 1);
      const shuffled = Array.from(docs, (doc) => ({ doc, order: Math.random() }));
      shuffled.sort((a, b) => a.order - b.order);
      for (const { doc } of shuffled.slice(0, size)) yield doc;
    },
    $facet: function* facetStage(docs, facets, lookup) {
      const all = [...docs];
      const results = Object.entries(objectOf('$facet', facets)).map(([name, pipeline]) => [
        name,
        [...runPipeline(all, parsePipeline(pipeline), lookup)],
      ]);
      yield Object.fromEntries(results) as Doc;
    },
    $lookup: function* lookupStage(docs, argument, lookup) {
      const { from, localField, foreignField, as, pipeline, ...rest } = objectOf(
        '$lookup',
        argument,
      );
      const names = [from, localField, foreignField, as];
      if (names.some((name) => typeof name !== 'string') || Object.keys(rest).length > 0) {
        const needed = 'from, localField, foreignField, as and, if wanted, a pipeline';
        throw new StoreError(9, `The store's $lookup takes ${needed}`);
      }
      const path = String(localField).split('.');
      const inner = pipeline === undefined ? [] : parsePipeline(pipeline);
      for (const doc of docs) {
        const values = valuesAt(doc, path)
          .flat()
          .map((value) => value ?? null);
        const filter = { [String(foreignField)]: { $in: values.length > 0 ? values : [null] } };
        const found = runPipeline(lookup(String(from), filter), inner, lookup);
        const joined = { ...doc };
        put(joined, String(as), [...found]);
        yield joined;
      }
    },
  }),
);

/**
 * Checks a pipeline and takes it apart.
 *
 * @throws StoreError 40324 for an unknown stage, 168 for an unknown expression, 40573 for $changeStream
 */
export function parsePipeline(pipeline: unknown): [name: string, argument: unknown][] {
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
    if (!MINGO_STAGES.has(name) && !STAGES.has(name)) {
      throw new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    if (MINGO_STAGES.has(name)) checkExpressions(argument);
    if (name === '$match' && place > 0 && isObject(argument) && holdsText(argument)) {
      throw new StoreError(17313, '$match with $text is only allowed as the first pipeline stage');
    }
    return [name, argument];
  });
}

function checkExpressions(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) checkExpressions(item);
  if (!isObject(value) || isTextScore(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('__proto__')) throw new StoreError(2, 'A pipeline may not name __proto__');
    const known = !key.startsWith('$') || EXPRESSIONS.has(key) || ACCUMULATORS.has(key);
    if (!known) throw new StoreError(168, `Unrecognized expression '${key}'`);
    if (key !== '$literal') checkExpressions(part);
  }
}

/** Runs a pipeline lazily: what no stage has to gather is passed on one by one. */
export function runPipeline(
  docs: Iterable<Doc>,
  pipeline: readonly [name: string, argument: unknown][],
  lookup: Lookup,
): Iterable<Doc> {
  return pipeline.reduce((input, [name, argument]) => {
    const stage = STAGES.get(name);
    return stage ? stage(input, argument, lookup) : mingoStage(input, { [name]: argument });
  }, docs);
}

function* mingoStage(docs: Iterable<Doc>, stage: Doc): Generator<Doc> {
  const stream = new Aggregator([stage], OPTIONS).stream(docs);
  for (;;) {
    const { done, value } = nextOf(stream);
    if (done) return;
    yield value as Doc;
  }
}

/** What mingo refuses is a mistake in the pipeline or a value of a wrong type in a document. */
function nextOf(stream: { next(): { done: boolean; value?: unknown } }) {
  try {
    return stream.next();
  } catch (error) {
    if (error instanceof StoreError || error instanceof TakesLong) throw error;
    if (!(error instanceof Error)) throw error;
    if ('code' in error) throw error;
    throw new StoreError(2, error.message);
  }
}

/** Compiles a pipeline that makes a document's next state. @throws StoreError 72 for other stages */
export function updatePipeline(pipeline: readonly unknown[]): (doc: Doc) => Doc {
  const parsed = parsePipeline(pipeline);
  const other = parsed.find(([name]) => !UPDATE_STAGES.has(name));
  if (other) throw new StoreError(72, `${other[0]} is not allowed to be used within an update`);
  return (doc) => {
    const [next] = runPipeline([doc], parsed, () => []);
    // No stage may take the _id away.
    return '_id' in doc ? { _id: doc._id, ...next } : { ...next };
  };
}

function objectOf(stage: string, argument: unknown): Doc {
  if (isObject(argument)) return argument;
  throw new StoreError(15959, `the ${stage} specification must be an object`);
}

function countOf(stage: string, argument: unknown, smallest: number): number {
  const count = rankOf(argument) === RANK.number ? Number(argument) : Number.NaN;
  if (Number.isInteger(count) && count >= smallest) return count;
  throw new StoreError(15958, `the argument of ${stage} must be a whole number from ${smallest}`);
}
