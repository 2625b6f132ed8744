import { put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { type Doc, isObject } from '../values.ts';
import { checkVariableName, isMissing, withArguments, withVariable } from './arguments.ts';
import type { CompileOperator } from './operator.ts';

/** Puts the fields of an object in the place of those that are there; null and what is missing change nothing. */
export const mergeInto = (all: Doc, value: unknown): Doc => {
  if (isMissing(value)) return all;
  if (!isObject(value))
    throw new StoreError(
      40400,
      `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
    );
  for (const [name, field] of Object.entries(value)) put(all, name, field);
  return all;
};

const letOperator: CompileOperator = (argument, compile) => {
  if (!isObject(argument))
    throw new StoreError(16874, '$let only supports an object as its argument');
  const { vars, in: body, ...rest } = argument;
  if (!isObject(vars)) throw new StoreError(16876, "Missing 'vars' parameter to $let");
  if (body === undefined) throw new StoreError(16877, "Missing 'in' parameter to $let");
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new StoreError(16875, `Unrecognized parameter to $let: ${unknown}`);
  const parts = Object.entries(vars).map(([name, value]) => {
    checkVariableName(name);
    return { name, value: compile(value) };
  });
  const inner = compile.knowing(...Object.keys(vars))(body);
  return (scope) =>
    inner(
      parts.reduce((within, { name, value }) => withVariable(within, name, value(scope)), scope),
    );
};

export const objects: Record<string, CompileOperator> = {
  $literal: (argument) => () => argument,
  $let: letOperator,
  $mergeObjects: withArguments('$mergeObjects', [0, Infinity], (...values) =>
    values.reduce(mergeInto, {}),
  ),
  $type: withArguments('$type', [1, 1], (value) => typeName(value)),
};
