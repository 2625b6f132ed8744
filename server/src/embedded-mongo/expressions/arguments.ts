import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { spendOn } from './budget.ts';
import type { Compile, CompileOperator, Expression, Scope } from './operator.ts';

/** An operator of so many arguments; one alone needs no list around it. */
export function withArguments(
  name: string,
  [least, most]: readonly [least: number, most: number],
  calculate: (...values: unknown[]) => unknown,
): CompileOperator {
  return (argument, compile) => {
    const parts = argumentsOf(name, [least, most], argument).map((part) => compile(part));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      spendOn(values);
      return calculate(...values);
    };
  };
}

/** @throws StoreError 16020, or 28667 where there may be more or fewer */
export function argumentsOf(
  name: string,
  [least, most]: readonly [least: number, most: number],
  argument: unknown,
): unknown[] {
  const list: unknown[] = Array.isArray(argument) ? argument : [argument];
  if (list.length >= least && list.length <= most) return list;
  const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
  const isRange = least !== most && most !== Infinity;
  throw new StoreError(
    isRange ? 28667 : 16020,
    `Expression ${name} takes ${wanted} arguments. ${list.length} were passed in.`,
  );
}

/** The named arguments of an operator, compiled; those that are not given are missing. */
export function namedArguments(
  name: string,
  argument: unknown,
  compile: Compile,
  {
    needed,
    others = [],
    within = {},
  }: {
    needed: readonly string[];
    others?: readonly string[];
    /** The variables that a part knows beside those around it. */
    within?: Readonly<Record<string, readonly string[]>>;
  },
): (part: string) => Expression {
  if (!isObject(argument))
    throw new StoreError(9, `${name} only supports an object as its argument`);
  const given: Doc = argument;
  for (const part of Object.keys(given)) {
    if (!needed.includes(part) && !others.includes(part))
      throw new StoreError(9, `Unrecognized parameter to ${name}: ${part}`);
  }
  for (const part of needed) {
    if (!Object.hasOwn(given, part))
      throw new StoreError(9, `Missing '${part}' parameter to ${name}`);
  }
  const parts = new Map(
    Object.entries(given).map(([part, value]) => [
      part,
      compile.knowing(...(within[part] ?? []))(value),
    ]),
  );
  return (part) => parts.get(part) ?? (() => undefined);
}

/** @throws StoreError 16867, 16868 or 16871 for a name that no variable of a user may have */
export function checkVariableName(name: string): void {
  if (name === '') throw new StoreError(16867, 'empty variable names are not allowed');
  const what = `'${name}'`;
  if (!/^[a-z\u0080-\u{10ffff}]/u.test(name))
    throw new StoreError(
      16868,
      `${what} starts with an invalid character for a user variable name`,
    );
  if (!/^[\w\u0080-\u{10ffff}]*$/u.test(name))
    throw new StoreError(16871, `${what} contains an invalid character for a variable name`);
}

/** The same scope with one more variable. */
export function withVariable(scope: Scope, name: string, value: unknown): Scope {
  return { ...scope, variables: new Map(scope.variables).set(name, value) };
}

export const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;
