import { isObject, rankOf } from '../values.ts';
import { compareNaively } from './naive-compare.ts';

type Doc = Record<string, unknown>;

/**
 * MongoDB's rules written down once more, as plainly as possible: all the values that a path could
 * mean are listed first, items of arrays among them, and then each operator is asked about the list.
 */
export function matchesNaively(doc: unknown, query: Doc): boolean {
  return Object.entries(query).every(([key, condition]) => {
    const parts = condition as Doc[];
    if (key === '$and') return parts.every((part) => matchesNaively(doc, part));
    if (key === '$or') return parts.some((part) => matchesNaively(doc, part));
    if (key === '$nor') return !parts.some((part) => matchesNaively(doc, part));
    return fieldMatches(wholesOf(doc, key.split('.')), condition);
  });
}

/** The values at the end of a path; `undefined` where an object has no such field. */
function wholesOf(value: unknown, path: string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.filter(isObject).flatMap((item) => wholesOf(item, path));
  if (isObject(value) && Object.hasOwn(value, name)) return wholesOf(value[name], rest);
  return [undefined];
}

function fieldMatches(wholes: unknown[], condition: unknown): boolean {
  const operators =
    isObject(condition) && Object.keys(condition).some((key) => key.startsWith('$'));
  if (!operators) return equalTo(wholes, condition);
  return Object.entries(condition).every(([name, operand]) =>
    operatorMatches(wholes, name, operand),
  );
}

/** An item that is an array itself is not looked into, and is neither above nor below a scalar. */
function itemMatches(item: unknown, bounds: unknown): boolean {
  return !Array.isArray(item) && fieldMatches([item], bounds);
}

function withItems(wholes: unknown[]): unknown[] {
  return wholes.flatMap((whole) =>
    Array.isArray(whole) ? [whole, ...(whole as unknown[])] : [whole],
  );
}

function equalTo(wholes: unknown[], operand: unknown): boolean {
  return withItems(wholes).some((value) => compareNaively(value ?? null, operand ?? null) === 0);
}

function inOrder(wholes: unknown[], operand: unknown, holds: (order: number) => boolean): boolean {
  return withItems(wholes).some((given) => {
    const value = given ?? null;
    if (Number.isNaN(value) !== Number.isNaN(operand)) return false;
    return rankOf(value) === rankOf(operand) && holds(compareNaively(value, operand));
  });
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => rankOf(value) === rankOf(0),
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
};

function operatorMatches(wholes: unknown[], name: string, operand: unknown): boolean {
  const list = operand as unknown[];
  switch (name) {
    case '$eq':
      return equalTo(wholes, operand);
    case '$ne':
      return !equalTo(wholes, operand);
    case '$gt':
      return inOrder(wholes, operand, (order) => order > 0);
    case '$gte':
      return inOrder(wholes, operand, (order) => order >= 0);
    case '$lt':
      return inOrder(wholes, operand, (order) => order < 0);
    case '$lte':
      return inOrder(wholes, operand, (order) => order <= 0);
    case '$in':
      return list.some((one) => equalTo(wholes, one));
    case '$nin':
      return !list.some((one) => equalTo(wholes, one));
    case '$exists':
      return wholes.some((value) => value !== undefined) === operand;
    case '$not':
      return !fieldMatches(wholes, operand);
    case '$size':
      return wholes.some((value) => Array.isArray(value) && value.length === operand);
    case '$all':
      return list.every((one) => equalTo(wholes, one));
    case '$type':
      return withItems(wholes).some((value) => TYPES[String(operand)]?.(value) === true);
    case '$elemMatch':
      return wholes
        .filter((value) => Array.isArray(value))
        .some((items) => (items as unknown[]).some((item) => itemMatches(item, operand)));
    default:
      throw new Error(`the naive filter does not know ${name}`);
  }
}
