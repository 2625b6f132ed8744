import { pathOf } from '../expressions/expression.ts';
import type { Compile, Expression, Scope } from '../expressions/operator.ts';
import { own, put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';

/** What becomes of a field: it is kept, it is calculated, or its own fields are looked at. */
type Branch = true | Expression | Fields;
/** By their names, in the order in which they were asked for. */
export type Fields = Map<string, Branch>;

const isOperator = (value: unknown): boolean =>
  isObject(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** Puts each path of a specification into a tree. */
export function fieldsOf(specification: Doc, compile: Compile): Fields {
  const fields: Fields = new Map();
  const walk = (object: Doc, parent: readonly string[]): void => {
    for (const [name, value] of Object.entries(object)) {
      const path = [...parent, ...pathOf(name)];
      const isNested = isObject(value) && !isOperator(value) && Object.keys(value).length > 0;
      if (isNested) walk(value, path);
      else plant(fields, path, compile(value));
    }
  };
  walk(specification, []);
  return fields;
}

function plant(fields: Fields, path: readonly string[], branch: Branch, whole = path): void {
  const [name = '', ...rest] = path;
  const there = fields.get(name);
  const inner = there instanceof Map ? there : undefined;
  const isLast = rest.length === 0;
  if (there !== undefined && (isLast || inner === undefined))
    throw new StoreError(isLast ? 31250 : 31249, `Path collision at ${whole.join('.')}`);
  if (isLast) {
    fields.set(name, branch);
    return;
  }
  const next: Fields = inner ?? new Map<string, Branch>();
  fields.set(name, next);
  plant(next, rest, branch, whole);
}

/** One path alone, and what is set there. */
export const fieldAt = (path: readonly string[], value: unknown): Fields =>
  path.reduceRight<Branch>(
    (inner, name) => new Map([[name, inner]]),
    () => value,
  ) as Fields;

/** The fields of an object that are kept, as they lie in it; of its arrays, of each item. */
export function kept(value: Doc, fields: Fields): Doc {
  const made: Doc = {};
  for (const name of Object.keys(value)) {
    const branch = fields.get(name);
    if (branch === undefined || typeof branch === 'function') continue;
    const found = branch === true ? own(value, name) : keptWithin(own(value, name), branch);
    if (found !== undefined) put(made, name, found);
  }
  return made;
}

function keptWithin(value: unknown, fields: Fields): unknown {
  if (isObject(value)) return kept(value, fields);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => keptWithin(item, fields)).filter((item) => item !== undefined);
}

const calculates = (fields: Fields): boolean =>
  [...fields.values()].some((branch) =>
    branch instanceof Map ? calculates(branch) : branch !== true,
  );

/** Puts what is calculated into an object, in place; what is missing is taken away. */
export function addTo(value: Doc, fields: Fields, scope: Scope): Doc {
  for (const [name, branch] of fields) {
    if (branch === true || (branch instanceof Map && !calculates(branch))) continue;
    const next = branch instanceof Map ? addedTo(own(value, name), branch, scope) : branch(scope);
    if (next === undefined) delete value[name];
    else put(value, name, next);
  }
  return value;
}

/** What holds no fields gives way to an object that does. */
function addedTo(value: unknown, fields: Fields, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => addedTo(item, fields, scope));
  return addTo(isObject(value) ? { ...value } : {}, fields, scope);
}
