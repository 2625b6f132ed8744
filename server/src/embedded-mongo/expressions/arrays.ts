import { Int32 } from 'bson';
import { doubleOf, isNumber } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import {
  checkVariableName,
  isMissing,
  namedArguments,
  withArguments,
  withVariable,
} from './arguments.ts';
import { spend, spendOnArray } from './budget.ts';
import { isTrue } from './conditions.ts';
import type { CompileOperator } from './operator.ts';

const noArray = (code: number, name: string, value: unknown): StoreError =>
  new StoreError(code, `${name} needs an array, but found: ${typeName(value)}`);

/** A whole number of 32 bits. */
const indexOf = (name: string, value: unknown, code: number): number => {
  const index = isNumber(value) ? doubleOf(value) : Number.NaN;
  if (Number.isInteger(index) && Math.abs(index) < 2 ** 31) return index;
  throw new StoreError(code, `${name} needs a whole number of 32 bits`);
};

const elementAt = (items: readonly unknown[], index: number): unknown =>
  items[index < 0 ? items.length + index : index];

const variableOf = (argument: unknown): string => {
  const as = (argument as { as?: unknown } | null)?.as ?? 'this';
  if (typeof as !== 'string')
    throw new StoreError(16868, `a variable cannot be named by: ${typeName(as)}`);
  checkVariableName(as);
  return as;
};

/** Does something with each item of `input`, which `as` names. */
const ofEach =
  (
    name: string,
    code: number,
    part: string,
    work: (items: readonly unknown[], of: (item: unknown) => unknown) => unknown,
  ): CompileOperator =>
  (argument, compile) => {
    const as = variableOf(argument);
    const { as: _as, ...rest } = argument as Record<string, unknown>;
    const named = namedArguments(name, rest, compile, {
      needed: ['input', part],
      within: { [part]: [as] },
    });
    const [input, each] = [named('input'), named(part)];
    return (scope) => {
      const items = input(scope);
      if (isMissing(items)) return null;
      if (!Array.isArray(items)) throw noArray(code, name, items);
      return work(items, (item) => {
        spend(1);
        return each(withVariable(scope, as, item));
      });
    };
  };

const reduce: CompileOperator = (argument, compile) => {
  const needed = ['input', 'initialValue', 'in'];
  const named = namedArguments('$reduce', argument, compile, {
    needed,
    within: { in: ['this', 'value'] },
  });
  const [input, initial, each] = needed.map(named);
  return (scope) => {
    const items = input?.(scope);
    if (isMissing(items)) return null;
    if (!Array.isArray(items)) throw noArray(40080, '$reduce', items);
    return items.reduce<unknown>((value, item) => {
      spend(1);
      const inner = withVariable(withVariable(scope, 'value', value), 'this', item);
      return each?.(inner);
    }, initial?.(scope));
  };
};

/** `[array, n]`: n from the front, or from the end; `[array, place, n]`. */
const slice = (...[items, first, count]: unknown[]): unknown => {
  if (isMissing(items) || isMissing(first)) return null;
  if (!Array.isArray(items)) throw noArray(28724, '$slice', items);
  const place = indexOf('$slice', first, 28725);
  if (count === undefined) return taken(place < 0 ? items.slice(place) : items.slice(0, place));
  if (count === null) return null;
  const most = indexOf('$slice', count, 28727);
  if (most <= 0) throw new StoreError(28729, 'Third argument to $slice must be positive');
  const from = place < 0 ? Math.max(0, items.length + place) : place;
  return taken(items.slice(from, from + most));
};

const taken = (items: unknown[]): unknown[] => {
  spendOnArray(items.length);
  return items;
};

export const arrays: Record<string, CompileOperator> = {
  $isArray: withArguments('$isArray', [1, 1], (value) => Array.isArray(value)),
  $size: withArguments('$size', [1, 1], (value) => {
    if (Array.isArray(value)) return new Int32(value.length);
    throw noArray(17124, '$size', value);
  }),
  $in: (argument, compile) =>
    withArguments('$in', [2, 2], (value, items) => {
      if (!Array.isArray(items)) throw noArray(40081, '$in', items);
      return items.some((item) => compile.order.equals(item, value));
    })(argument, compile),
  $arrayElemAt: withArguments('$arrayElemAt', [2, 2], (items, place) => {
    if (isMissing(items) || isMissing(place)) return null;
    if (!Array.isArray(items)) throw noArray(28689, '$arrayElemAt', items);
    return elementAt(items, indexOf('$arrayElemAt', place, 28691));
  }),
  $first: withArguments('$first', [1, 1], (items) => {
    if (isMissing(items)) return null;
    if (!Array.isArray(items)) throw noArray(28689, '$first', items);
    return elementAt(items, 0);
  }),
  $last: withArguments('$last', [1, 1], (items) => {
    if (isMissing(items)) return null;
    if (!Array.isArray(items)) throw noArray(28689, '$last', items);
    return elementAt(items, -1);
  }),
  $concatArrays: withArguments('$concatArrays', [0, Infinity], (...lists) => {
    if (lists.some(isMissing)) return null;
    const wrong = lists.find((list) => !Array.isArray(list));
    if (wrong !== undefined) throw noArray(28664, '$concatArrays', wrong);
    const given = lists as unknown[][];
    spendOnArray(given.reduce((sum, { length }) => sum + length, 0));
    // Many times as fast as `flat` where they are long.
    return ([] as unknown[]).concat(...given);
  }),
  $reverseArray: withArguments('$reverseArray', [1, 1], (items) => {
    if (isMissing(items)) return null;
    if (!Array.isArray(items)) throw noArray(34435, '$reverseArray', items);
    return taken(items.toReversed());
  }),
  $slice: withArguments('$slice', [2, 3], slice),
  $filter: ofEach('$filter', 28651, 'cond', (items, of) =>
    items.filter((item) => {
      const stays = isTrue(of(item));
      if (stays) spendOnArray(1);
      return stays;
    }),
  ),
  $map: ofEach('$map', 16883, 'in', (items, of) => {
    spendOnArray(items.length);
    return items.map((item) => of(item) ?? null);
  }),
  $reduce: reduce,
};
