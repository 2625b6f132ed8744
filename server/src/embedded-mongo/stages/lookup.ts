import { calculateObjectSize } from 'bson';
import { checkVariableName } from '../expressions/arguments.ts';
import { pathOf } from '../expressions/expression.ts';
import type { Compile, Expression } from '../expressions/operator.ts';
import { isOperatorObject } from '../find/filter.ts';
import { isIndex, own } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';
import { addTo, fieldAt } from './fields.ts';
import { type CompileStage, type Compilers, scopeOf, type Surroundings, watched } from './stage.ts';

/** What is found for one document has at most so many bytes, as in MongoDB. */
const MOST_FOUND_BYTES = 100 * 1024 * 1024;
/** The code that MongoDB refuses `$merge` and `$out` in it with. */
const NONE_WRITES = 51047;
const KNOWN = new Set(['from', 'localField', 'foreignField', 'as', 'pipeline', 'let']);

/** So many of them may lie within each other, as in MongoDB. */
const MOST_WITHIN = 20;

const refusal = (message: string): StoreError => new StoreError(9, message);

/** @throws StoreError 9 for what MongoDB does not take either */
function checked(argument: unknown): Doc & { from: string; as: string } {
  if (!isObject(argument)) throw refusal('the $lookup stage specification must be an object');
  const unknown = Object.keys(argument).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw refusal(`unknown argument to $lookup: ${unknown}`);
  const { from, localField, foreignField, as, pipeline, let: given } = argument;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw refusal("$lookup must specify 'from' and 'as', both of them strings");
  const isPair = typeof localField === 'string' && typeof foreignField === 'string';
  if (!isPair && (localField !== undefined || foreignField !== undefined))
    throw refusal("$lookup requires both or neither of 'localField' and 'foreignField'");
  if (!isPair && pipeline === undefined)
    throw refusal("$lookup requires either 'pipeline' or both 'localField' and 'foreignField'");
  if (given !== undefined && pipeline === undefined)
    throw refusal("$lookup with a 'let' argument must also specify 'pipeline'");
  if (given !== undefined && !isObject(given)) throw refusal("$lookup 'let' must be an object");
  return { ...argument, from, as };
}

/** How many of them lie within each other in a stage. */
function depthOf(stage: unknown): number {
  if (!isObject(stage)) return 0;
  const { $lookup: inner, $facet: facets } = stage;
  const parts = isObject(facets) ? Object.values(facets) : [];
  if (!isObject(inner)) return depthIn(parts.flat());
  return 1 + (Array.isArray(inner.pipeline) ? depthIn(inner.pipeline) : 0);
}

const depthIn = (stages: readonly unknown[]): number => Math.max(0, ...stages.map(depthOf));

/** @throws StoreError 232 */
function checkDepth(argument: unknown): void {
  if (depthOf({ $lookup: argument }) <= MOST_WITHIN) return;
  const what = 'Maximum number of nested sub-pipelines exceeded. Limit is';
  throw new StoreError(232, `${what} ${MOST_WITHIN}`);
}

type Named = readonly { readonly name: string; readonly value: Expression }[];

function namedIn(given: unknown, compile: Compile): Named {
  return Object.entries((given ?? {}) as Doc).map(([name, value]) => {
    checkVariableName(name);
    return { name, value: compile(value) };
  });
}

/** Whether every document would find the same: nothing of it comes into the pipeline. */
const isAlwaysTheSame = ({ localField, let: given, pipeline }: Doc): boolean =>
  localField === undefined && Object.keys(given ?? {}).length === 0 && !holdsSample(pipeline);

function holdsSample(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSample);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, part]) => name === '$sample' || holdsSample(part));
}

/** Finds what belongs to a document. */
type Find = (doc: Doc, surroundings: Surroundings) => Doc[];

function findOf(argument: Doc & { from: string }, compilers: Compilers): Find {
  const { from, localField, foreignField } = argument;
  const variables = namedIn(argument.let, compilers.expression);
  const compile = compilers.expression.knowing(...variables.map(({ name }) => name));
  // Those of the document for which is searched: all is found for it before the next one.
  let within: Surroundings['variables'] = new Map();
  const { search, run } = compilers.searching(argument.pipeline ?? [], NONE_WRITES, {
    compile,
    values: () => within,
  });
  const path = typeof localField === 'string' ? pathOf(localField) : undefined;
  const foreign = path ? pathOf(String(foreignField)).join('.') : '';
  return (doc, surroundings) => {
    const scope = scopeOf(doc, surroundings);
    const given = variables.map(({ name, value }) => [name, value(scope)] as const);
    within = new Map([...surroundings.variables, ...given]);
    const belongs = path ? equalityOf(foreign, localValues(doc, path)) : {};
    const found = surroundings.find(from, search, belongs);
    return gathered(from, run(found, { ...surroundings, variables: within }));
  };
}

/** @throws StoreError 4568 for more than one document could hold */
function gathered(from: string, found: Iterable<Doc>): Doc[] {
  const all: Doc[] = [];
  let bytes = 0;
  for (const doc of found) {
    bytes += calculateObjectSize(doc);
    if (bytes > MOST_FOUND_BYTES) {
      const what = `Total size of documents in ${from} matching pipeline's $lookup stage exceeds`;
      throw new StoreError(4568, `${what} ${MOST_FOUND_BYTES} bytes`);
    }
    all.push(doc);
  }
  return all;
}

const lookup: CompileStage = (given, compilers) => {
  checkDepth(given);
  const argument = checked(given);
  const find = findOf(argument, compilers);
  const as = pathOf(argument.as);
  const isSame = isAlwaysTheSame(argument);
  return function* lookupStage(docs, surroundings) {
    let same: Doc[] | undefined;
    for (const doc of watched(docs, surroundings)) {
      const found = same ?? find(doc, surroundings);
      if (isSame) same = found;
      // It is set as `$addFields` would set it.
      yield addTo({ ...doc }, fieldAt(as, found), scopeOf(doc, surroundings));
    }
  };
};

/** What a foreign field must be equal to. A pattern stands for itself, and so does an object with operators. */
function equalityOf(foreign: string, values: readonly unknown[]): Doc {
  const isPlain = values.every(
    (value) => rankOf(value) !== RANK.pattern && !isOperatorObject(value),
  );
  if (isPlain) return { [foreign]: { $in: values } };
  return { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
}

/** The values at a path, of an array each item, and null where there is none at all. */
function localValues(doc: Doc, path: readonly string[]): unknown[] {
  const found: unknown[] = [];
  collect(doc, path, found);
  return found.length > 0 ? found : [null];
}

function collect(doc: Doc, [name = '', ...further]: readonly string[], found: unknown[]): void {
  let value = own(doc, name);
  let path = further;
  // A number after an array is a place in it, and nothing else.
  for (;;) {
    const [next = '', ...rest] = path;
    if (!Array.isArray(value) || !isIndex(next)) break;
    value = value[Number(next)];
    path = rest;
  }
  const values: unknown[] = Array.isArray(value) ? value : [value];
  for (const item of values) {
    if (path.length > 0) {
      if (isObject(item)) collect(item, path, found);
    } else if (item !== undefined) found.push(item);
  }
}

export const lookups: Record<string, CompileStage> = { $lookup: lookup };
