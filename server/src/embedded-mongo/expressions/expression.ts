import { type Order, ofKeys } from '../order.ts';
import { own, put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { spend, spendOnArray } from './budget.ts';
import { conditions } from './conditions.ts';
import { conversions } from './conversions.ts';
import { dates } from './dates.ts';
import { objects } from './objects.ts';
import type { Compile, CompileOperator, Expression } from './operator.ts';
import { strings } from './strings.ts';

const OPERATORS = new Map<string, CompileOperator>(
  [conditions, arithmetic, arrays, objects, strings, conversions, dates].flatMap((family) =>
    Object.entries(family),
  ),
);

/** Whether the store knows an operator of this name. */
export const knowsOperator = (name: string): boolean => OPERATORS.has(name);

/** What an expression may refer to: variables, and fields of a document if there is one. */
interface Known {
  readonly names: ReadonlySet<string>;
  readonly fields: boolean;
  readonly order: Order;
}

function compilerWith(known: Known): Compile {
  const compile: Compile = Object.assign(
    (expression: unknown) => compiled(expression, compile, known),
    {
      knowing: (...names: readonly string[]) =>
        compilerWith({ ...known, names: new Set([...known.names, ...names]) }),
      order: known.order,
      inOrder: (order: Order) => compilerWith({ ...known, order }),
    },
  );
  return compile;
}

/**
 * Compiles an expression of a pipeline, of a closed list of operators.
 *
 * @throws StoreError 168 for an operator that the store does not know; 15983, 16410, 17276, 16872 as MongoDB
 */
export const compileExpression = compilerWith({
  names: new Set(['NOW']),
  fields: true,
  order: ofKeys,
});

/** Compiles one that is calculated before any document is seen. @throws StoreError also 4890500 */
export const compileConstant = compilerWith({
  names: new Set(['NOW']),
  fields: false,
  order: ofKeys,
});

function compiled(expression: unknown, compile: Compile, known: Known): Expression {
  if (typeof expression === 'string' && expression.startsWith('$'))
    return reference(expression, known);
  if (Array.isArray(expression)) return list(expression, compile);
  if (!isObject(expression)) return () => expression;
  const [name, ...others] = Object.keys(expression);
  if (name?.startsWith('$') !== true) return object(expression, compile);
  if (others.length > 0) {
    throw new StoreError(
      15983,
      'an expression specification must contain exactly one field, the name of the expression',
    );
  }
  const operator = OPERATORS.get(name);
  if (!operator) throw new StoreError(168, `Unrecognized expression '${name}'`);
  return operator(own(expression, name), compile);
}

/** What is missing in a list is null there. */
function list(items: readonly unknown[], compile: Compile): Expression {
  const parts = items.map((item) => compile(item));
  return (scope) => {
    spendOnArray(parts.length);
    return parts.map((part) => part(scope) ?? null);
  };
}

/** What is missing in an object is no field of it. */
function object(fields: Doc, compile: Compile): Expression {
  const parts = Object.entries(fields).map(([name, value]) => {
    if (name.includes('.'))
      throw new StoreError(16412, `FieldPath field names may not contain '.': '${name}'`);
    if (name.startsWith('$'))
      throw new StoreError(16410, `FieldPath field names may not start with '$': '${name}'`);
    return { name, value: compile(value) };
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
function reference(text: string, known: Known): Expression {
  if (!text.startsWith('$$')) {
    checkFields(known);
    const path = pathOf(text.slice(1));
    return ({ root }) => valueAt(root, path);
  }
  const [name = '', ...path] = pathOf(text.slice(2));
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      checkFields(known);
      return ({ root }) => valueAt(root, path);
    case 'REMOVE':
      return () => undefined;
    default:
      if (!known.names.has(name)) throw new StoreError(17276, `Use of undefined variable: ${name}`);
      return ({ variables }) => valueAt(variables.get(name), path);
  }
}

function checkFields({ fields }: Known): void {
  if (fields) return;
  const why = 'this is not allowed because they run before the query examines any documents';
  throw new StoreError(4890500, `Command let Expression tried to access a field, but ${why}.`);
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
  spend(value.length);
  return value.flatMap((item) => {
    const found = isObject(item) ? valueAt(item, path) : undefined;
    return found === undefined ? [] : [found];
  });
}
