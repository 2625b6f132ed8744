import { Double } from 'bson';
import { compare, equals } from './compare.ts';
import { isTrue } from './expressions/conditions.ts';
import { keyText } from './keys.ts';
import { modTest } from './mod-test.ts';
import { isIndex, valuesAt } from './paths.ts';
import { patternTest } from './pattern.ts';
import { StoreError } from './store-error.ts';
import { typeTest } from './type-test.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';
import type { Variables } from './variables.ts';
import { itemAt } from './walk.ts';

/** Whether a document matches. */
export type Filter = (doc: unknown) => boolean;
export type Test = (value: unknown) => boolean;
type Path = readonly string[];
type Combine = (parts: Filter[]) => Filter;
type Compile = (path: Path, operand: unknown, condition: Doc) => Filter;

const LOGICAL = new Map<string, Combine>(
  Object.entries<Combine>({
    $and: (parts) => (doc) => parts.every((part) => part(doc)),
    $or: (parts) => (doc) => parts.some((part) => part(doc)),
    $nor: (parts) => (doc) => !parts.some((part) => part(doc)),
  }),
);

const NO_TEXT_HERE = 'The store looks for $text at the top of a query and in its $and alone';

/** Whether a query may hold `$expr`: with these variables, not at all, or not because it is about an item. */
type Expressions = Variables | 'none' | 'item';

/**
 * Compiles a query of the closed list of operators.
 *
 * @throws StoreError 2 for an operator that the store does not know or an operand of a wrong type; 224 for an
 *   `$expr` where none may be
 */
export function compileFilter(query: Doc, expressions: Expressions = 'none'): Filter {
  const parts = Object.entries(query).map(([key, condition]) => {
    const combine = LOGICAL.get(key);
    if (combine) return combine(subQueries(key, condition, expressions));
    if (key === '$expr') return compileExpr(condition, expressions);
    if (key === '$text') throw new StoreError(2, NO_TEXT_HERE);
    if (key.startsWith('$')) throw new StoreError(2, `unknown top level operator: ${key}`);
    return compileField(key.split('.'), condition);
  });
  const [only] = parts;
  return only && parts.length === 1 ? only : (doc) => parts.every((part) => part(doc));
}

/** An expression about the whole document, which needs one that says the kinds of its numbers. */
function compileExpr(expression: unknown, allowed: Expressions): Filter {
  if (allowed === 'item')
    throw new StoreError(2, '$expr can only be applied to the top-level document');
  if (allowed === 'none') throw new StoreError(224, '$expr is not allowed in this context');
  const calculate = allowed.compile(expression);
  return (doc) => isTrue(calculate({ root: doc as Doc, variables: allowed.values() }));
}

function subQueries(key: string, list: unknown, expressions: Expressions): Filter[] {
  if (!Array.isArray(list) || list.length === 0) {
    throw new StoreError(2, `${key} must be a nonempty array`);
  }
  return list.map((query) => {
    if (!isObject(query)) throw new StoreError(2, `${key} entries need to be full objects`);
    return compileFilter(query, expressions);
  });
}

/** `{ $gt: 5, $lt: 9 }` and the like, as against an object to be equal to. */
export function isOperatorObject(condition: unknown): condition is Doc {
  return isObject(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);
}

/** A condition on a value as it is, which is not looked into. */
export function valueTest(condition: unknown): Test {
  return compileField([], condition);
}

function compileField(path: Path, condition: unknown): Filter {
  if (isOperatorObject(condition)) return compileOperators(path, condition);
  if (rankOf(condition) === RANK.pattern) return anyAt(path, patternTest(condition));
  return anyAt(path, equalTo(condition));
}

function compileOperators(path: Path, condition: Doc): Filter {
  const parts = Object.entries(condition).map(([operator, operand]) => {
    const compile = OPERATORS.get(operator);
    if (!compile) throw new StoreError(2, `unknown operator: ${operator}`);
    return compile(path, operand, condition);
  });
  return (doc) => parts.every((part) => part(doc));
}

const OPERATORS = new Map<string, Compile>(
  Object.entries<Compile>({
    $eq: (path, operand) => anyAt(path, equalTo(operand)),
    $ne: (path, operand) => not(anyAt(path, equalTo(notPattern('$ne', operand)))),
    $gt: (path, operand) =>
      anyAt(
        path,
        ordered('$gt', operand, (order) => order > 0),
      ),
    $gte: (path, operand) =>
      anyAt(
        path,
        ordered('$gte', operand, (order) => order >= 0),
      ),
    $lt: (path, operand) =>
      anyAt(
        path,
        ordered('$lt', operand, (order) => order < 0),
      ),
    $lte: (path, operand) =>
      anyAt(
        path,
        ordered('$lte', operand, (order) => order <= 0),
      ),
    $in: (path, operand) => anyAt(path, memberOf('$in', operand)),
    $nin: (path, operand) => not(anyAt(path, memberOf('$nin', operand))),
    $exists: (path, operand) => {
      const wanted = operand !== false && operand !== 0 && operand !== null;
      return (doc) => valuesAt(doc, path).some((value) => value !== undefined) === wanted;
    },
    $type: (path, operand) => anyAt(path, typeTest(operand)),
    $mod: (path, operand) => anyAt(path, modTest(operand)),
    $not: (path, operand) => {
      if (rankOf(operand) === RANK.pattern) return not(anyAt(path, patternTest(operand)));
      if (isOperatorObject(operand)) return not(compileOperators(path, operand));
      throw new StoreError(2, '$not needs a regex or a document');
    },
    $elemMatch: (path, operand) => {
      const test = elementTest(operand);
      return wholeAt(path, (value) => Array.isArray(value) && value.some(test));
    },
    $size: (path, operand) => {
      const size = Number(operand);
      if (rankOf(operand) !== RANK.number || !Number.isInteger(size) || size < 0) {
        throw new StoreError(2, '$size needs a whole number that is not negative');
      }
      return wholeAt(path, (value) => Array.isArray(value) && value.length === size);
    },
    $all: (path, operand) => {
      if (!Array.isArray(operand)) throw new StoreError(2, '$all needs an array');
      const parts = operand.map((condition) =>
        isOperatorObject(condition) && '$elemMatch' in condition
          ? compileOperators(path, condition)
          : anyAt(path, equalOrPattern(condition)),
      );
      return (doc) => parts.length > 0 && parts.every((part) => part(doc));
    },
    $regex: (path, operand, condition) => anyAt(path, patternTest(operand, condition.$options)),
    $options: (_path, _operand, condition) => {
      if (!('$regex' in condition)) throw new StoreError(2, '$options needs a $regex');
      return () => true;
    },
  }),
);

function not(filter: Filter): Filter {
  return (doc) => !filter(doc);
}

/** Whether a value at the path passes as it is. */
function wholeAt(path: Path, test: Test): Filter {
  return (doc) => valuesAt(doc, path).some(test);
}

/** Whether a value at the path, or an item of an array there, passes. The item of an `$elemMatch` (no path) passes as it is. */
function anyAt(path: Path, test: Test): Filter {
  if (path.length === 0) return test;
  if (path.length > 1 && isIndex(path.at(-1) ?? '')) {
    const find = itemAt(path, test);
    return (doc) => find(doc) !== undefined;
  }
  return (doc) =>
    valuesAt(doc, path).some((value) => test(value) || (Array.isArray(value) && value.some(test)));
}

function equalTo(operand: unknown): Test {
  if (operand === null || operand === undefined) return (value) => (value ?? null) === null;
  return (value) => equals(value, operand);
}

function equalOrPattern(operand: unknown): Test {
  return rankOf(operand) === RANK.pattern ? patternTest(operand) : equalTo(operand);
}

function ordered(name: string, operand: unknown, holds: (order: number) => boolean): Test {
  const wanted = notPattern(name, operand) ?? null;
  const rank = rankOf(wanted);
  const anyType = rank === RANK.minKey || rank === RANK.maxKey;
  return (given) => {
    const value = given ?? null;
    if (!anyType && rankOf(value) !== rank) return false;
    // NaN is neither above nor below a number, though it sorts before all of them.
    if (isNaNValue(value) !== isNaNValue(wanted)) return false;
    return holds(compare(value, wanted));
  };
}

const isNaNValue = (value: unknown): boolean =>
  Number.isNaN(value instanceof Double ? value.value : value);

function notPattern(name: string, operand: unknown): unknown {
  if (rankOf(operand) !== RANK.pattern) return operand;
  throw new StoreError(2, `Can't have RegEx as arg to predicate over field '${name}'.`);
}

function memberOf(name: string, operand: unknown): Test {
  if (!Array.isArray(operand)) throw new StoreError(2, `${name} needs an array`);
  if (operand.some(isOperatorObject)) throw new StoreError(2, `cannot nest $ under ${name}`);
  const patterns = operand
    .filter((item) => rankOf(item) === RANK.pattern)
    .map((p) => patternTest(p));
  const plain = operand.filter((item) => rankOf(item) !== RANK.pattern);
  const keys = new Set(plain.map((item: unknown) => keyText(item ?? null)));
  return (value) => keys.has(keyText(value ?? null)) || patterns.some((test) => test(value));
}

/** The condition of an `$elemMatch`: on the item itself, or on the fields of an item. */
export function elementTest(operand: unknown): Test {
  if (!isObject(operand)) throw new StoreError(2, '$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  if (first?.startsWith('$') && !LOGICAL.has(first)) return compileOperators([], operand);
  const matches = compileFilter(operand, 'item');
  return (item) => isObject(item) && matches(item);
}

/** Whether a query or a pipeline holds a pattern, which can take very long on the wrong text. */
export function holdsPattern(value: unknown): boolean {
  if (rankOf(value) === RANK.pattern) return true;
  if (Array.isArray(value)) return value.some(holdsPattern);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([key, part]) => key.startsWith('$regex') || holdsPattern(part),
  );
}

/** Whether a query asks of which kind a number is, or calculates: then it needs documents that say it. */
export function asksForKinds(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksForKinds);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([key, part]) => key === '$type' || key === '$expr' || asksForKinds(part),
  );
}
