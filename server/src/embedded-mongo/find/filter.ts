import { Double } from 'bson';
import { beginDocument } from '../expressions/budget.ts';
import { isTrue } from '../expressions/conditions.ts';
import { modTest } from './mod-condition.ts';
import { type Order, ofKeys } from '../order.ts';
import { isIndex, valuesAt } from '../paths.ts';
import { patternTest } from './pattern.ts';
import { StoreError } from '../store-error.ts';
import { typeTest } from './type-condition.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';
import type { Variables } from '../variables.ts';
import { itemAt } from './walk.ts';

/** Whether a document matches. */
export type Filter = (doc: unknown) => boolean;
export type Test = (value: unknown) => boolean;
type Path = readonly string[];
type Combine = (parts: Filter[]) => Filter;
type Compile = (path: Path, operand: unknown, condition: Doc, order: Order) => Filter;

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

const orderOfExpressions = (expressions: Expressions): Order =>
  typeof expressions === 'string' ? ofKeys : expressions.compile.order;

/**
 * Compiles a query of the closed list of operators.
 *
 * @param order how it compares; that of its expressions unless it is said
 * @throws StoreError 2 for an operator that the store does not know or an operand of a wrong type; 224 for an
 *   `$expr` where none may be
 */
export function compileFilter(
  query: Doc,
  expressions: Expressions = 'none',
  order: Order = orderOfExpressions(expressions),
): Filter {
  const parts = Object.entries(query).map(([key, condition]) => {
    const combine = LOGICAL.get(key);
    if (combine) return combine(subQueries(key, condition, expressions, order));
    if (key === '$expr') return compileExpr(condition, expressions);
    if (key === '$text') throw new StoreError(2, NO_TEXT_HERE);
    if (key.startsWith('$')) throw new StoreError(2, `unknown top level operator: ${key}`);
    return compileField(key.split('.'), condition, order);
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
  return (doc) => {
    beginDocument();
    return isTrue(calculate({ root: doc as Doc, variables: allowed.values() }));
  };
}

function subQueries(key: string, list: unknown, expressions: Expressions, order: Order): Filter[] {
  if (!Array.isArray(list) || list.length === 0) {
    throw new StoreError(2, `${key} must be a nonempty array`);
  }
  return list.map((query) => {
    if (!isObject(query)) throw new StoreError(2, `${key} entries need to be full objects`);
    return compileFilter(query, expressions, order);
  });
}

/** `{ $gt: 5, $lt: 9 }` and the like, as against an object to be equal to. */
export function isOperatorObject(condition: unknown): condition is Doc {
  return isObject(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);
}

/** A condition on a value as it is, which is not looked into. */
export function valueTest(condition: unknown, order: Order = ofKeys): Test {
  return compileField([], condition, order);
}

function compileField(path: Path, condition: unknown, order: Order): Filter {
  if (isOperatorObject(condition)) return compileOperators(path, condition, order);
  if (rankOf(condition) === RANK.pattern) return anyAt(path, patternTest(condition));
  return anyAt(path, equalTo(condition, order));
}

function compileOperators(path: Path, condition: Doc, order: Order): Filter {
  const parts = Object.entries(condition).map(([operator, operand]) => {
    const compile = OPERATORS.get(operator);
    if (!compile) throw new StoreError(2, `unknown operator: ${operator}`);
    return compile(path, operand, condition, order);
  });
  return (doc) => parts.every((part) => part(doc));
}

const OPERATORS = new Map<string, Compile>(
  Object.entries<Compile>({
    $eq: (path, operand, _condition, order) => anyAt(path, equalTo(operand, order)),
    $ne: (path, operand, _condition, order) =>
      not(anyAt(path, equalTo(notPattern('$ne', operand), order))),
    $gt: ordered('$gt', (difference) => difference > 0),
    $gte: ordered('$gte', (difference) => difference >= 0),
    $lt: ordered('$lt', (difference) => difference < 0),
    $lte: ordered('$lte', (difference) => difference <= 0),
    $in: (path, operand, _condition, order) => anyAt(path, memberOf('$in', operand, order)),
    $nin: (path, operand, _condition, order) => not(anyAt(path, memberOf('$nin', operand, order))),
    $exists: (path, operand) => {
      const wanted = operand !== false && operand !== 0 && operand !== null;
      return (doc) => valuesAt(doc, path).some((value) => value !== undefined) === wanted;
    },
    $type: (path, operand) => anyAt(path, typeTest(operand)),
    $mod: (path, operand) => anyAt(path, modTest(operand)),
    $not: (path, operand, _condition, order) => {
      if (rankOf(operand) === RANK.pattern) return not(anyAt(path, patternTest(operand)));
      if (isOperatorObject(operand)) return not(compileOperators(path, operand, order));
      throw new StoreError(2, '$not needs a regex or a document');
    },
    $elemMatch: (path, operand, _condition, order) => {
      const test = elementTest(operand, order);
      return wholeAt(path, (value) => Array.isArray(value) && value.some(test));
    },
    $size: (path, operand) => {
      const size = Number(operand);
      if (rankOf(operand) !== RANK.number || !Number.isInteger(size) || size < 0) {
        throw new StoreError(2, '$size needs a whole number that is not negative');
      }
      return wholeAt(path, (value) => Array.isArray(value) && value.length === size);
    },
    $all: (path, operand, _condition, order) => {
      if (!Array.isArray(operand)) throw new StoreError(2, '$all needs an array');
      const parts = operand.map((condition) =>
        isOperatorObject(condition) && '$elemMatch' in condition
          ? compileOperators(path, condition, order)
          : anyAt(path, equalOrPattern(condition, order)),
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

function equalTo(operand: unknown, order: Order): Test {
  if (operand === null || operand === undefined) return (value) => (value ?? null) === null;
  return (value) => order.equals(value, operand);
}

function equalOrPattern(operand: unknown, order: Order): Test {
  return rankOf(operand) === RANK.pattern ? patternTest(operand) : equalTo(operand, order);
}

function ordered(name: string, holds: (difference: number) => boolean): Compile {
  return (path, operand, _condition, order) =>
    anyAt(path, orderedTest(name, operand, holds, order));
}

function orderedTest(
  name: string,
  operand: unknown,
  holds: (difference: number) => boolean,
  order: Order,
): Test {
  const wanted = notPattern(name, operand) ?? null;
  const rank = rankOf(wanted);
  const anyType = rank === RANK.minKey || rank === RANK.maxKey;
  return (given) => {
    const value = given ?? null;
    if (!anyType && rankOf(value) !== rank) return false;
    // NaN is neither above nor below a number, though it sorts before all of them.
    if (isNaNValue(value) !== isNaNValue(wanted)) return false;
    return holds(order.compare(value, wanted));
  };
}

const isNaNValue = (value: unknown): boolean =>
  Number.isNaN(value instanceof Double ? value.value : value);

function notPattern(name: string, operand: unknown): unknown {
  if (rankOf(operand) !== RANK.pattern) return operand;
  throw new StoreError(2, `Can't have RegEx as arg to predicate over field '${name}'.`);
}

function memberOf(name: string, operand: unknown, order: Order): Test {
  if (!Array.isArray(operand)) throw new StoreError(2, `${name} needs an array`);
  if (operand.some(isOperatorObject)) throw new StoreError(2, `cannot nest $ under ${name}`);
  const patterns = operand
    .filter((item) => rankOf(item) === RANK.pattern)
    .map((p) => patternTest(p));
  const plain = operand.filter((item) => rankOf(item) !== RANK.pattern);
  const isMember = memberTest(plain, order);
  return (value) => isMember(value ?? null) || patterns.some((test) => test(value));
}

function memberTest(members: readonly unknown[], order: Order): Test {
  // Where texts have no keys of their own, a set would have to remember each text that was looked for.
  if (!order.isOfKeys)
    return (value) => members.some((member) => order.equals(value, member ?? null));
  const keys = new Set(members.map((item: unknown) => order.keyText(item ?? null)));
  return (value) => keys.has(order.keyText(value));
}

/** The condition of an `$elemMatch`: on the item itself, or on the fields of an item. */
export function elementTest(operand: unknown, order: Order): Test {
  if (!isObject(operand)) throw new StoreError(2, '$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  if (first?.startsWith('$') && !LOGICAL.has(first)) return compileOperators([], operand, order);
  const matches = compileFilter(operand, 'item', order);
  // An array in an array is taken for an object, with its places as names.
  return (item) =>
    Array.isArray(item)
      ? matches(Object.fromEntries(item.entries()))
      : isObject(item) && matches(item);
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
