import { isNumber, doubleOf } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { isObject } from '../values.ts';
import { Int32 } from 'bson';
import { argumentsOf, isMissing, namedArguments, withArguments } from './arguments.ts';
import type { CompileOperator, Expression, Scope } from './operator.ts';

/** All but false, null, what is missing, and zero. */
export const isTrue = (value: unknown): boolean =>
  !isMissing(value) && value !== false && !(isNumber(value) && doubleOf(value) === 0);

/** By MongoDB's order of types; what is missing comes before null. */
const comparison =
  (name: string, answer: (difference: number) => unknown): CompileOperator =>
  (argument, compile) =>
    withArguments(name, [2, 2], (a, b) => answer(compile.order.compare(a, b)))(argument, compile);

/** Looks at one argument after the other, and at no more than it takes. */
const oneByOne =
  (
    name: string,
    least: number,
    work: (parts: readonly Expression[], scope: Scope) => unknown,
  ): CompileOperator =>
  (argument, compile) => {
    const parts = argumentsOf(name, [least, Infinity], argument).map((part) => compile(part));
    return (scope) => work(parts, scope);
  };

const ifNull = (parts: readonly Expression[], scope: Scope): unknown => {
  let value: unknown;
  for (const part of parts) {
    value = part(scope);
    if (!isMissing(value)) break;
  }
  return value;
};

const cond: CompileOperator = (argument, compile) => {
  const parts = Array.isArray(argument)
    ? argumentsOf('$cond', [3, 3], argument).map((part) => compile(part))
    : ['if', 'then', 'else'].map(
        namedArguments('$cond', argument, compile, { needed: ['if', 'then', 'else'] }),
      );
  const [test, yes, no] = parts;
  return (scope) => (isTrue(test?.(scope)) ? yes?.(scope) : no?.(scope));
};

const switchOperator: CompileOperator = (argument, compile) => {
  if (!isObject(argument)) throw new StoreError(40060, '$switch requires an object as an argument');
  const { branches, ...rest } = argument;
  if (!Array.isArray(branches))
    throw new StoreError(40061, "$switch expected an array for 'branches'");
  if (branches.length === 0) throw new StoreError(40068, '$switch requires at least one branch.');
  const unknown = Object.keys(rest).find((name) => name !== 'default');
  if (unknown !== undefined)
    throw new StoreError(40067, `$switch found an unknown argument: ${unknown}`);
  const parts = branches.map((branch: unknown) => {
    const named = namedArguments('$switch', branch, compile, { needed: ['case', 'then'] });
    return { test: named('case'), value: named('then') };
  });
  const otherwise = Object.hasOwn(rest, 'default') ? compile(rest.default) : undefined;
  return (scope) => {
    const chosen = parts.find(({ test }) => isTrue(test(scope)))?.value ?? otherwise;
    if (chosen) return chosen(scope);
    throw new StoreError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

export const conditions: Record<string, CompileOperator> = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $cmp: comparison('$cmp', (order) => new Int32(Math.sign(order))),
  $and: oneByOne('$and', 0, (parts, scope) => parts.every((part) => isTrue(part(scope)))),
  $or: oneByOne('$or', 0, (parts, scope) => parts.some((part) => isTrue(part(scope)))),
  $not: withArguments('$not', [1, 1], (value) => !isTrue(value)),
  $cond: cond,
  $ifNull: oneByOne('$ifNull', 2, ifNull),
  $switch: switchOperator,
};
