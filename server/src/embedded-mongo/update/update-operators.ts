import { Timestamp } from 'bson';
import { compileFilter, isOperatorObject } from '../find/filter.ts';
import { calculate, kindOf, wholeOf } from '../numbers.ts';
import type { Order } from '../order.ts';
import { pushed } from './push.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { KEEP, REMOVE } from './update-paths.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';

/** What an operator may need to know: the document (for its words), the time, the path. */
export interface Situation {
  doc: Doc;
  now: number;
  path: string;
  /** How values are compared. */
  order: Order;
}

/** From the present value (`undefined`: missing) to the next one, KEEP or REMOVE. */
type Operator = (current: unknown, argument: unknown, situation: Situation) => unknown;

export const OPERATORS = new Map<string, Operator>(
  Object.entries<Operator>({
    $set: (_current, argument) => argument,
    $setOnInsert: (_current, argument) => argument,
    $unset: (current) => (current === undefined ? KEEP : REMOVE),
    $inc: (current, argument, situation) =>
      calculated(
        current,
        argument,
        situation,
        '$inc',
        (a, b) => a + b,
        (a, b) => a + b,
      ),
    $mul: (current, argument, situation) =>
      calculated(
        current,
        argument,
        situation,
        '$mul',
        (a, b) => a * b,
        (a, b) => a * b,
      ),
    $min: (current, argument, { order }) =>
      current === undefined || order.compare(argument, current) < 0 ? argument : KEEP,
    $max: (current, argument, { order }) =>
      current === undefined || order.compare(argument, current) > 0 ? argument : KEEP,
    $currentDate: (_current, argument, { now }) => currentDate(argument, now),
    $push: (current, argument, situation) =>
      pushed(arrayOf(current, situation) ?? [], argument, situation.order),
    $addToSet: (current, argument, situation) =>
      added(arrayOf(current, situation), argument, situation.order),
    $pull: (current, argument) => {
      if (current === undefined) return KEEP;
      if (!Array.isArray(current))
        throw new StoreError(2, 'Cannot apply $pull to a non-array value');
      const drops = argument as ItemTest;
      return current.filter((item) => !drops(item));
    },
    $pullAll: (current, argument, { order }) => {
      if (!Array.isArray(argument)) throw new StoreError(2, '$pullAll requires an array argument');
      if (current === undefined) return KEEP;
      if (!Array.isArray(current))
        throw new StoreError(2, 'Cannot apply $pullAll to a non-array value');
      return current.filter((item) => !argument.some((value) => order.equals(item, value)));
    },
    $pop: (current, argument, { path }) => {
      if (argument !== 1 && argument !== -1) throw new StoreError(9, '$pop expects 1 or -1');
      if (current === undefined) return KEEP;
      if (Array.isArray(current)) return argument === 1 ? current.slice(0, -1) : current.slice(1);
      const type = typeName(current);
      throw new StoreError(14, `Path '${path}' contains an element of non-array type '${type}'`);
    },
  }),
);

export { KEEP };

function calculated(
  current: unknown,
  argument: unknown,
  { doc, path }: Situation,
  operator: '$inc' | '$mul',
  whole: (a: bigint, b: bigint) => bigint,
  real: (a: number, b: number) => number,
): unknown {
  const word = operator === '$inc' ? 'increment' : 'multiply';
  if (rankOf(argument) !== RANK.number) {
    throw new StoreError(
      14,
      `Cannot ${word} with non-numeric argument: {${path}: ${typeName(argument)}}`,
    );
  }
  // What is missing is zero, of the kind of the argument.
  const value = current === undefined ? 0 : current;
  if (rankOf(value) !== RANK.number) {
    const found = `has the field '${path}' of non-numeric type ${typeName(value)}`;
    const text = `Cannot apply ${operator} to a value of non-numeric type. {_id: ${String(doc._id)}} ${found}`;
    throw new StoreError(14, text);
  }
  return calculate(value, argument, whole, real, () => {
    const kind = kindOf(value) === 'int' ? 'NumberInt' : 'NumberLong';
    const found = `(${kind})${wholeOf(value)}) for document {_id: ${String(doc._id)}}`;
    throw new StoreError(2, `Failed to apply ${operator} operations to current value (${found}`);
  });
}

function currentDate(argument: unknown, now: number): unknown {
  if (argument === true || argument === false) return new Date(now);
  const type = isObject(argument) ? argument.$type : undefined;
  if (type === 'date') return new Date(now);
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(now / 1000), i: 1 });
  throw new StoreError(2, "$currentDate needs true, { $type: 'date' } or { $type: 'timestamp' }");
}

/** @throws StoreError 2 where the field holds something that is no array */
function arrayOf(current: unknown, { doc, path }: Situation): unknown[] | undefined {
  if (current === undefined || Array.isArray(current)) return current;
  const found = `The field '${path}' must be an array but is of type ${typeName(current)}`;
  throw new StoreError(2, `${found} in document {_id: ${String(doc._id)}}`);
}

function added(current: unknown[] | undefined, argument: unknown, order: Order): unknown {
  const each = isObject(argument) && '$each' in argument ? argument.$each : [argument];
  if (!Array.isArray(each))
    throw new StoreError(14, 'The argument to $each in $addToSet must be an array');
  const next = [...(current ?? [])];
  for (const value of each) if (!next.some((item) => order.equals(item, value))) next.push(value);
  return next;
}

type ItemTest = (item: unknown) => boolean;

/** What a `$pull` takes away: a value to be equal to, a condition on items, or a query on the fields of items. */
export function pullTest(argument: unknown, order: Order): ItemTest {
  if (isOperatorObject(argument) || rankOf(argument) === RANK.pattern) {
    const filter = compileFilter({ item: argument }, 'none', order);
    return (item) => filter({ item });
  }
  if (!isObject(argument)) return (item) => order.equals(item, argument);
  const filter = compileFilter(argument, 'none', order);
  return (item) => isObject(item) && filter(item);
}
