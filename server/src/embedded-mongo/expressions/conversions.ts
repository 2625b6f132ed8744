import { Double, type Int32, Long, ObjectId } from 'bson';
import { doubleOf, integerOf, isNumber, kindOf, noDecimals, wholeOf } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { isMissing, namedArguments, withArguments } from './arguments.ts';
import { isTrue } from './conditions.ts';
import { dateOf, dateText, parseDate } from './date-text.ts';
import { doubleText } from './double-text.ts';
import type { CompileOperator } from './operator.ts';

const CONVERSION_FAILURE = 241;

const failure = (message: string): StoreError => new StoreError(CONVERSION_FAILURE, message);
const unsupported = (value: unknown, to: string): StoreError =>
  failure(
    `Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value`,
  );
const beyond = (value: unknown): StoreError =>
  failure(
    `Conversion would overflow target type in $convert with no onError value: ${String(value)}`,
  );

/** What MongoDB learned to convert in later versions is refused, even where `onError` says what to do. */
const notHere = (value: unknown, to: string): StoreError =>
  new StoreError(2, `The store does not convert ${typeName(value)} to ${to}`);

const CONTAINERS = new Set(['object', 'array', 'binData']);

/** A number, a boolean or a text as an int or a long; `convert` is for what only one of them can be. */
const toWhole =
  (to: 'int' | 'long', bits: number) =>
  (value: unknown): Int32 | Long => {
    const made = (whole: bigint): Int32 | Long => {
      if (BigInt.asIntN(bits, whole) !== whole) throw beyond(whole);
      return integerOf(whole, to) ?? Long.ZERO;
    };
    if (typeof value === 'boolean') return made(value ? 1n : 0n);
    if (typeof value === 'string') return made(parseWhole(value, to));
    if (value instanceof Date && to === 'long') return made(BigInt(value.getTime()));
    if (!isNumber(value)) throw unsupported(value, to);
    if (kindOf(value) !== 'double') return made(wholeOf(value));
    const double = doubleOf(value);
    if (!Number.isFinite(double))
      throw failure('Attempt to convert NaN or an infinity value to integer type in $convert');
    // The part behind the point counts here: 2147483647.5 is beyond an int.
    const limit = 2 ** (bits - 1);
    const isBeyond = to === 'int' ? double > limit - 1 : double >= limit;
    if (isBeyond || double < -limit) throw beyond(double);
    return made(BigInt(Math.trunc(double)));
  };

function parseWhole(text: string, to: string): bigint {
  if (/^[-+]?\d+$/.test(text)) return BigInt(text.replace('+', ''));
  throw failure(`Failed to parse number '${text}' in $convert with no onError value: no ${to}`);
}

function toDouble(value: unknown): Double {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (value instanceof Date) return new Double(value.getTime());
  if (typeof value === 'string') return new Double(parseDouble(value));
  if (isNumber(value)) return new Double(doubleOf(value));
  throw unsupported(value, 'double');
}

/** @throws StoreError 2 for what C reads and JavaScript does not: names of no numbers, and what is next to zero */
function parseDouble(text: string): number {
  if (/^[-+]?(inf|infinity|nan.*|0x.+)$/i.test(text) && !text.startsWith('0x'))
    throw new StoreError(2, `The store does not read '${text}' as a number`);
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text))
    throw failure(`Failed to parse number '${text}' in $convert with no onError value`);
  const double = Number(text);
  if (!Number.isFinite(double)) throw failure(`Failed to parse number '${text}': Out of range`);
  const isZero = /^[-+]?[0.]+(e|$)/i.test(text);
  if (!isZero && Math.abs(double) < 2.3e-308)
    throw new StoreError(2, `The store does not read '${text}' as a number`);
  return double;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return dateText(value);
  if (!isNumber(value)) throw unsupported(value, 'string');
  return kindOf(value) === 'double' ? doubleText(doubleOf(value)) : String(wholeOf(value));
}

function toDate(value: unknown): Date {
  const date = dateOf(value);
  if (date) return date;
  if (typeof value === 'string') return parseDate(value);
  if (isNumber(value) && kindOf(value) !== 'int') return dateAt(toWhole('long', 64)(value));
  throw unsupported(value, 'date');
}

/** @throws StoreError 2 for a date that JavaScript has not */
function dateAt(ms: Int32 | Long): Date {
  const date = new Date(Number(ms));
  if (!Number.isNaN(date.getTime())) return date;
  throw new StoreError(2, `The store has no date of ${String(ms)} milliseconds`);
}

function toObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (/^[\da-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failure(`Failed to parse objectId '${value}' in $convert with no onError value`);
}

const CONVERSIONS = new Map<string, (value: unknown) => unknown>(
  Object.entries({
    double: toDouble,
    string: toText,
    objectId: toObjectId,
    bool: isTrue,
    date: toDate,
    int: toWhole('int', 32),
    long: toWhole('long', 64),
  }),
);

const NUMBERS: Record<number, string> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
};

/** @throws StoreError 241 for what has no conversion, 2 for what the store has not */
function converted(value: unknown, to: string): unknown {
  const convert = CONVERSIONS.get(to);
  if (!convert) throw new StoreError(2, `The store does not convert to ${to}`);
  if (isNumber(value) && kindOf(value) === 'decimal') throw noDecimals();
  if (to !== 'bool' && CONTAINERS.has(typeName(value))) throw notHere(value, to);
  if (typeName(value) === 'timestamp' && to === 'string') throw notHere(value, to);
  return convert(value);
}

/** @throws StoreError 9, 2 */
function targetOf(to: unknown): string {
  if (typeof to === 'string') return to;
  const number = isNumber(to) ? doubleOf(to) : Number.NaN;
  if (!Number.isInteger(number))
    throw new StoreError(9, "$convert's 'to' argument must be a string or a whole number");
  return NUMBERS[number] ?? `type ${number}`;
}

const convert: CompileOperator = (argument, compile) => {
  const needed = ['input', 'to'];
  const named = namedArguments('$convert', argument, compile, {
    needed,
    others: ['onError', 'onNull'],
  });
  const has = (part: string): boolean => Object.hasOwn(argument as object, part);
  const [input, to, onError] = [named('input'), named('to'), named('onError')];
  const onNull = has('onNull') ? named('onNull') : () => null;
  return (scope) => {
    const target = to(scope);
    const value = input(scope);
    if (isMissing(value)) return onNull(scope);
    if (isMissing(target)) return null;
    const name = targetOf(target);
    try {
      return converted(value, name);
    } catch (error) {
      const isFailure = error instanceof StoreError && error.code === CONVERSION_FAILURE;
      if (!isFailure || !has('onError')) throw error;
      return onError(scope);
    }
  };
};

const to = (name: string, target: string): CompileOperator =>
  withArguments(name, [1, 1], (value) => (isMissing(value) ? null : converted(value, target)));

export const conversions: Record<string, CompileOperator> = {
  $convert: convert,
  $toDouble: to('$toDouble', 'double'),
  $toString: to('$toString', 'string'),
  $toObjectId: to('$toObjectId', 'objectId'),
  $toBool: to('$toBool', 'bool'),
  $toDate: to('$toDate', 'date'),
  $toInt: to('$toInt', 'int'),
  $toLong: to('$toLong', 'long'),
  $isNumber: withArguments('$isNumber', [1, 1], isNumber),
};
