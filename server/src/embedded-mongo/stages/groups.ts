import { Int32 } from 'bson';
import type { Compile, Expression } from '../expressions/operator.ts';
import type { Order } from '../order.ts';
import { put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject, rankOf } from '../values.ts';
import { type Accumulator, accumulators } from './accumulators.ts';
import { type CompileStage, objectOf, onlyFields, scopeOf, type Stage, watched } from './stage.ts';

interface Field {
  readonly name: string;
  readonly begin: () => Accumulator;
  readonly of: Expression;
}

const one = new Int32(1);

function fieldOf(name: string, specification: unknown, compile: Compile): Field {
  if (name.includes('.'))
    throw new StoreError(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$'))
    throw new StoreError(40236, `The field name '${name}' cannot be an operator name`);
  if (!isObject(specification))
    throw new StoreError(40234, `The field '${name}' must be an accumulator object`);
  const [[operator, argument] = ['', undefined], ...others] = Object.entries(specification);
  if (others.length > 0)
    throw new StoreError(40238, `The field '${name}' must specify one accumulator`);
  if (operator === '$count')
    return { name, begin: accumulator('$sum', compile.order), of: () => one };
  return { name, begin: accumulator(operator, compile.order), of: compile(argument) };
}

function accumulator(name: string, order: Order): () => Accumulator {
  const begin = accumulators(order).get(name);
  if (begin) return begin;
  throw new StoreError(15952, `unknown group operator '${name}'`);
}

/** Gathers documents of one key; what has no key is of the key null. */
const gathering = (key: Expression, fields: readonly Field[], order: Order): Stage =>
  function* gatherStage(docs, surroundings) {
    const groups = new Map<string, { id: unknown; all: Accumulator[] }>();
    for (const doc of watched(docs, surroundings)) {
      const scope = scopeOf(doc, surroundings);
      const id = key(scope) ?? null;
      const text = order.keyText(id);
      const group = groups.get(text) ?? { id, all: fields.map(({ begin }) => begin()) };
      groups.set(text, group);
      for (const [at, { of }] of fields.entries()) group.all[at]?.take(of(scope));
    }
    for (const { id, all } of groups.values()) {
      const made: Doc = { _id: id };
      for (const [at, { name }] of fields.entries()) put(made, name, all[at]?.value());
      yield made;
    }
  };

const group: CompileStage = (argument, { expression }) => {
  const { _id: id, ...fields } = objectOf('$group', argument);
  if (!Object.hasOwn(argument as Doc, '_id'))
    throw new StoreError(15955, 'a group specification must include an _id');
  return gathering(
    expression(id),
    Object.entries(fields).map(([name, value]) => fieldOf(name, value, expression)),
    expression.order,
  );
};

const byId =
  (order: Order) =>
  (a: Doc, b: Doc): number =>
    order.compare(a._id, b._id);

/** The most frequent first; those of one count in the order of their keys, which MongoDB leaves open. */
const sortByCount: CompileStage = (argument, { expression }) => {
  const isExpression = typeof argument === 'string' && argument.startsWith('$');
  if (!isExpression && !(isObject(argument) && Object.keys(argument)[0]?.startsWith('$') === true))
    throw new StoreError(
      40147,
      'the sortByCount field must be defined as a $-prefixed path or an expression',
    );
  const count = gathering(
    expression(argument),
    [fieldOf('count', { $sum: 1 }, expression)],
    expression.order,
  );
  const { order } = expression;
  return (docs, surroundings) =>
    [...count(docs, surroundings)].toSorted(
      (a, b) => order.compare(b.count, a.count) || byId(order)(a, b),
    );
};

/** @throws StoreError 40191, 40192, 40193, 40194 for boundaries that are none */
function boundariesOf(boundaries: unknown, order: Order): unknown[] {
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new StoreError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (const [at, boundary] of boundaries.entries()) {
    if (at === 0) continue;
    if (rankOf(boundary) !== rankOf(boundaries[at - 1]))
      throw new StoreError(
        40193,
        "All values in the 'boundaries' option to $bucket must have the same type",
      );
    if (order.compare(boundaries[at - 1], boundary) >= 0)
      throw new StoreError(
        40194,
        "The 'boundaries' option to $bucket must be sorted in ascending order",
      );
  }
  return boundaries;
}

const bucket: CompileStage = (argument, { expression }) => {
  const { order } = expression;
  const given = objectOf('$bucket', argument);
  onlyFields('$bucket', given, ['groupBy', 'boundaries', 'default', 'output'], 40197);
  const boundaries = boundariesOf(given.boundaries, order);
  const hasDefault = Object.hasOwn(given, 'default');
  const [first, end] = [boundaries[0], boundaries.at(-1)];
  const isInside =
    hasDefault && order.compare(given.default, first) >= 0 && order.compare(given.default, end) < 0;
  if (isInside)
    throw new StoreError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  const by = expression(given.groupBy);
  const output =
    given.output === undefined ? { count: { $sum: 1 } } : objectOf('$bucket', given.output);
  const key: Expression = (scope) => {
    const value = by(scope);
    const above = boundaries.findIndex((boundary) => order.compare(value, boundary) < 0);
    if (above > 0) return boundaries[above - 1];
    if (hasDefault) return given.default;
    throw new StoreError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  const gather = gathering(
    key,
    Object.entries(output).map(([name, value]) => fieldOf(name, value, expression)),
    order,
  );
  return (docs, surroundings) => [...gather(docs, surroundings)].toSorted(byId(order));
};

export const groups: Record<string, CompileStage> = {
  $group: group,
  $sortByCount: sortByCount,
  $bucket: bucket,
};
