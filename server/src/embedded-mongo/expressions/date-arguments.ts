import { doubleOf, isNumber, kindOf } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { type Doc, isObject } from '../values.ts';
import { isMissing } from './arguments.ts';
import { type Unit, UNITS } from './calendar.ts';
import { dateOf } from './date-text.ts';
import type { Compile, CompileOperator, Expression, Scope } from './operator.ts';
import { UTC, type Zone, zoneOf } from './zones.ts';

interface Codes {
  readonly object: number;
  readonly unknown: number;
  readonly missing: Readonly<Record<string, number>>;
}

/** The value of a part of an argument; that of one that is not given is `undefined`, as is a missing one. */
export type Part = (name: string) => unknown;

/** An operator with named parts. `calculate` asks for them in the order in which MongoDB looks at them. */
export const withParts =
  (
    name: string,
    names: readonly string[],
    codes: Codes,
    calculate: (part: Part, has: (name: string) => boolean) => unknown,
  ): CompileOperator =>
  (argument, compile) => {
    const parts = partsOf(name, names, codes, argument, compile);
    const has = (part: string): boolean => parts.has(part);
    return (scope: Scope) => calculate((part) => parts.get(part)?.(scope), has);
  };

export function partsOf(
  name: string,
  names: readonly string[],
  codes: Codes,
  argument: unknown,
  compile: Compile,
): Map<string, Expression> {
  if (!isObject(argument))
    throw new StoreError(codes.object, `${name} only supports an object as its argument`);
  const given: Doc = argument;
  const unknown = Object.keys(given).find((part) => !names.includes(part));
  if (unknown !== undefined)
    throw new StoreError(codes.unknown, `Unrecognized argument to ${name}: ${unknown}`);
  for (const [part, code] of Object.entries(codes.missing))
    if (!Object.hasOwn(given, part))
      throw new StoreError(code, `Missing '${part}' parameter to ${name}`);
  return new Map(Object.entries(given).map(([part, value]) => [part, compile(value)]));
}

/** Thrown where a part is null or missing: then the whole is null. */
const NOTHING = Symbol('nothing');

export const nullIfNothing = (calculate: () => unknown): unknown => {
  try {
    return calculate();
  } catch (error) {
    if (error === NOTHING) return null;
    throw error;
  }
};

export const needed = (value: unknown): unknown => {
  if (isMissing(value)) throw NOTHING;
  return value;
};

/** @throws StoreError 40517, 40485, 2; NOTHING */
export function zonePart(part: Part, has: (name: string) => boolean): Zone {
  if (!has('timezone')) return UTC;
  const name = needed(part('timezone'));
  if (typeof name === 'string') return zoneOf(name);
  throw new StoreError(40517, `timezone must evaluate to a string, found ${typeName(name)}`);
}

export function datePart(value: unknown, code: number): Date {
  const date = dateOf(value);
  if (date) return date;
  throw new StoreError(code, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** @throws StoreError `code` for what is no whole number of 64 bits; 2 for one that no double is equal to */
export function wholePart(value: unknown, code: number): number {
  const number = isNumber(value) && kindOf(value) !== 'decimal' ? doubleOf(value) : Number.NaN;
  if (!Number.isInteger(number) || Math.abs(number) > 2 ** 63)
    throw new StoreError(code, `a whole number is needed, found ${typeName(value)}`);
  if (Number.isSafeInteger(number)) return number;
  throw new StoreError(2, 'The store calculates dates with smaller numbers');
}

export function unitPart(value: unknown): Unit {
  const name = needed(value);
  if (typeof name !== 'string')
    throw new StoreError(5439013, `'unit' must be a string, but got ${typeName(name)}`);
  const unit = UNITS.find((each) => each === name);
  if (unit) return unit;
  throw new StoreError(9, `unknown time unit value: ${name}`);
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SUNDAY = 6;

export function weekStartPart(unit: Unit, part: Part, has: (name: string) => boolean): number {
  if (unit !== 'week' || !has('startOfWeek')) return SUNDAY;
  const name = needed(part('startOfWeek'));
  if (typeof name !== 'string')
    throw new StoreError(5439015, `'startOfWeek' must be a string, but got ${typeName(name)}`);
  const wanted = name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const at = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  if (at !== -1) return at;
  throw new StoreError(5439016, `'startOfWeek' cannot be recognized as a day of a week: ${name}`);
}

export const bounded = (value: unknown, name: string): number => {
  const number = wholePart(needed(value), 40515);
  if (number >= -32768 && number <= 32767) return number;
  throw new StoreError(31034, `'${name}' must evaluate to a value in the range [-32768, 32767]`);
};
