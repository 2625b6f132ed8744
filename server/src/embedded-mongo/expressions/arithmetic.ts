import { Double, Long } from 'bson';
import {
  calculate,
  commonKind,
  doubleOf,
  integerOf,
  isNumber,
  kindOf,
  noDecimals,
  Sum,
  wholeOf,
} from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { isMissing, withArguments } from './arguments.ts';
import type { CompileOperator } from './operator.ts';

const wrongType = (code: number, name: string, value: unknown): StoreError =>
  new StoreError(code, `${name} only supports numeric types, not ${typeName(value)}`);

/** Null where an operand is null or missing. */
const ofTwo = (
  name: string,
  codes: { type: number },
  work: (a: unknown, b: unknown) => unknown,
): CompileOperator =>
  withArguments(name, [2, 2], (a, b) => {
    if (isMissing(a) || isMissing(b)) return null;
    for (const value of [a, b]) if (!isNumber(value)) throw wrongType(codes.type, name, value);
    return work(a, b);
  });

/** A date may be one of the summands; numbers are its milliseconds then. */
const add = (...values: unknown[]): unknown => {
  if (values.some(isMissing)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new StoreError(16612, 'only one date allowed in an $add expression');
  const numbers = values.filter((value) => !(value instanceof Date));
  const wrong = numbers.find((value) => !isNumber(value));
  if (wrong !== undefined)
    throw new StoreError(16554, `$add only supports numeric or date types, not ${typeName(wrong)}`);
  const sum = new Sum();
  for (const value of numbers) sum.add(value);
  const [date] = dates;
  return date ? moved(date, sum.value()) : sum.value();
};

/** @throws StoreError 11 for milliseconds that are no whole number: how MongoDB rounds them is not certain */
const moved = (date: Date, by: unknown): Date => {
  const ms = doubleOf(by);
  if (!Number.isInteger(ms)) throw new StoreError(2, 'The store moves dates by whole milliseconds');
  return new Date(date.getTime() + ms);
};

const subtract = withArguments('$subtract', [2, 2], (a, b) => {
  if (isMissing(a) || isMissing(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return moved(a, new Double(-doubleOf(b)));
  if (!isNumber(a) || !isNumber(b))
    throw new StoreError(16556, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
  return calculate(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
  );
});

const multiply = (...values: unknown[]): unknown => {
  if (values.some(isMissing)) return null;
  const wrong = values.find((value) => !isNumber(value));
  if (wrong !== undefined) throw wrongType(16555, '$multiply', wrong);
  return values.reduce((product, value) =>
    calculate(
      product,
      value,
      (x, y) => x * y,
      (x, y) => x * y,
    ),
  );
};

const divide = ofTwo('$divide', { type: 16609 }, (a, b) => {
  commonKind(a, b);
  if (doubleOf(b) === 0) throw new StoreError(2, "can't $divide by zero");
  return new Double(doubleOf(a) / doubleOf(b));
});

const mod = ofTwo('$mod', { type: 16611 }, (a, b) => {
  if (doubleOf(b) === 0) throw new StoreError(16610, "can't $mod by zero");
  return calculate(
    a,
    b,
    (x, y) => x % y,
    (x, y) => x % y,
  );
});

/** Whole numbers stay as they are, but for `abs` of the least one. */
const ofOne = (
  name: string,
  whole: (value: bigint) => bigint,
  real: (value: number) => number,
): CompileOperator =>
  withArguments(name, [1, 1], (value) => {
    if (isMissing(value)) return null;
    if (!isNumber(value)) throw wrongType(28765, name, value);
    const kind = kindOf(value);
    if (kind === 'decimal') throw noDecimals();
    if (kind === 'double') return new Double(real(doubleOf(value)));
    const made = integerOf(whole(wholeOf(value)), kind);
    if (made) return made;
    throw new StoreError(28680, `can't take ${name} of long long min`);
  });

/** To the nearest whole number, from the middle to the even one. */
const toEven = (value: number): number => {
  const floor = Math.floor(value);
  const part = value - floor;
  if (part !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
};

const same = (value: bigint): bigint => value;

export const arithmetic: Record<string, CompileOperator> = {
  $add: withArguments('$add', [0, Infinity], add),
  $subtract: subtract,
  $multiply: withArguments('$multiply', [1, Infinity], multiply),
  $divide: divide,
  $mod: mod,
  $abs: ofOne('$abs', (value) => (value < 0n ? -value : value), Math.abs),
  $ceil: ofOne('$ceil', same, Math.ceil),
  $floor: ofOne('$floor', same, Math.floor),
  $round: ofOne('$round', same, toEven),
  $trunc: ofOne('$trunc', same, Math.trunc),
};
