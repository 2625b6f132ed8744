import { own, put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { conditions } from './conditions.ts';
import { objects } from './objects.ts';
import type { Compile, CompileOperator, Expression } from './operator.ts';
import { strings } from './strings.ts';

const OPERATORS = new Map<string, CompileOperator>(
  [conditions, arithmetic, arrays, objects, strings].flatMap((family) => Object.entries(family)),
);

/**
 * Compiles an expression of a pipeline, of a closed list of operators.
 *
 * @throws StoreError 168 for an operator that the store does not know; 15983, 16410, 17276, 16872 as MongoDB
 */
export const compileExpression: Compile = (expression) => {
  if (typeof expression === 'string' && expression.startsWith('$')) return reference(expression);
  if (Array.isArray(expression)) return list(expression);
  if (!isObject(expression)) return () => expression;
  const [name, ...others] = Object.keys(expression);
  if (name?.startsWith('$') !== true) return object(expression);
  if (others.length > 0) {
    throw new StoreError(
      15983,
      'an expression specification must contain exactly one field, the name of the expression',
    );
  }
  const operator = OPERATORS.get(name);
  if (!operator) throw new StoreError(168, `Unrecognized expression '${name}'`);
  return operator(own(expression, name), compileExpression);
};

/** What is missing in a list is null there. */
function list(items: readonly unknown[]): Expression {
  const parts = items.map(compileExpression);
  return (scope) => parts.map((part) => part(scope) ?? null);
}

/** What is missing in an object is no field of it. */
function object(fields: Doc): Expression {
  const parts = Object.entries(fields).map(([name, value]) => {
    if (name.includes('.'))
      throw new StoreError(16412, `FieldPath field names may not contain '.': '${name}'`);
    if (name.startsWith('$'))
      throw new StoreError(16410, `FieldPath field names may not start with '$': '${name}'`);
    return { name, value: compileExpression(value) };
  });
  return (scope) => {
    const made: Doc = {};
    for (const { name, value } of parts) {
      const found = value(scope);
      if (found !== undefined) put(made, name, found);
    }
    return made;
  };
}

/** `$a.b`, `$$ROOT.a`, `$$name`. */
function reference(text: string): Expression {
  if (!text.startsWith('$$')) {
    const path = pathOf(text.slice(1));
    return ({ root }) => valueAt(root, path);
  }
  const [name = '', ...path] = pathOf(text.slice(2));
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => valueAt(root, path);
    case 'REMOVE':
      return () => undefined;
    default:
      return ({ variables }) => {
        if (!variables.has(name)) throw new StoreError(17276, `Use of undefined variable: ${name}`);
        return valueAt(variables.get(name), path);
      };
  }
}

/** @throws StoreError 16872, 15998, 16410 for what is no path */
export function pathOf(text: string): string[] {
  if (text === '') throw new StoreError(16872, "'$' by itself is not a valid FieldPath");
  const path = text.split('.');
  for (const name of path) {
    if (name === '') throw new StoreError(15998, 'FieldPath field names may not be empty strings.');
    if (name.startsWith('$'))
      throw new StoreError(16410, `FieldPath field names may not start with '$': '${name}'`);
  }
  return path;
}

/** Through an array a path leads to what its objects have there; a number is a name like any other. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isObject(value)) return valueAt(own(value, name), rest);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const found = isObject(item) ? valueAt(item, path) : undefined;
    return found === undefined ? [] : [found];
  });
}
