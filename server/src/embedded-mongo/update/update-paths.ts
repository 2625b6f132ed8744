import type { Filter } from '../find/filter.ts';
import { isIndex, own, put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { type Doc, isObject } from '../values.ts';

/** What a change may answer instead of a value: leave all as it is, or take the field away. */
export const KEEP = Symbol('keep');
export const REMOVE = Symbol('remove');

const LONGEST_PADDED_ARRAY = 1_500_000;

/**
 * Turns `y.$[].b`, `y.$[i].b` and `y.$.b` into the paths that they stand for in this document.
 *
 * @param place what the query says of `$`
 */
export function expandPath(
  doc: Doc,
  path: readonly string[],
  filters: ReadonlyMap<string, Filter>,
  place?: number,
): string[][] {
  let paths: string[][] = [[]];
  for (const segment of path) {
    if (!segment.startsWith('$[')) {
      const name = segment === '$' ? placeName(place) : segment;
      for (const concrete of paths) concrete.push(name);
      continue;
    }
    const name = segment.slice(2, -1);
    const filter = name === '' ? () => true : filters.get(name);
    if (!filter) {
      const where = `in path '${path.join('.')}'`;
      throw new StoreError(2, `No array filter found for identifier '${name}' ${where}`);
    }
    paths = paths.flatMap((parent) =>
      itemsAt(doc, parent)
        .map((item, i) => ({ item, path: [...parent, String(i)] }))
        .filter(({ item }) => filter(item))
        .map((found) => found.path),
    );
  }
  return paths;
}

function placeName(place: number | undefined): string {
  if (place !== undefined) return String(place);
  throw new StoreError(2, 'The positional operator did not find the match needed from the query.');
}

function itemsAt(doc: Doc, path: readonly string[]): unknown[] {
  const value = readAt(doc, path);
  if (Array.isArray(value)) return value;
  const where = path.join('.');
  if (value === undefined) {
    throw new StoreError(2, `The path '${where}' must exist in order to apply array updates.`);
  }
  throw new StoreError(2, `Cannot apply array updates to non-array element ${where}`);
}

/** The value at a path of field names and array indexes. */
export function readAt(doc: Doc, path: readonly string[]): unknown {
  let current: unknown = doc;
  for (const segment of path) {
    if (Array.isArray(current)) current = isIndex(segment) ? current[Number(segment)] : undefined;
    else current = isObject(current) ? own(current, segment) : undefined;
  }
  return current;
}

/** @throws StoreError 28 where a path of which nothing is there ends at a value that can hold no such field */
export function checkViable(doc: Doc, path: readonly string[]): void {
  let current: unknown = doc;
  for (const [depth, segment] of path.entries()) {
    if (current === undefined) return;
    if (!isObject(current) && !(Array.isArray(current) && isIndex(segment))) {
      const element = `({${path[depth - 1]}: ${typeName(current)}})`;
      const what = `Cannot use the part (${segment}) of (${path.join('.')})`;
      throw new StoreError(28, `${what} to traverse the element ${element}`);
    }
    current = readAt(current as Doc, [segment]);
  }
}

/**
 * Changes the value at a path; `creates` makes the objects on the way that are missing.
 *
 * @throws StoreError 28 where a value on the way can hold no field
 */
export function changeAt(
  doc: Doc,
  path: readonly string[],
  creates: boolean,
  change: (current: unknown) => unknown,
): void {
  const last = path.at(-1);
  const parent = last === undefined ? undefined : parentOf(doc, path, creates);
  if (last === undefined || parent === undefined) return;
  if (!canHold(parent, last)) {
    if (creates) throw notViable(last, path.at(-2) ?? '', parent);
    return;
  }
  const current = Array.isArray(parent) ? parent[Number(last)] : own(parent, last);
  const next = change(current);
  if (next === KEEP) return;
  if (next === REMOVE) remove(parent, last);
  else setChild(parent, last, next);
}

type Container = Doc | unknown[];

function parentOf(doc: Doc, path: readonly string[], creates: boolean): Container | undefined {
  let current: Container = doc;
  for (const [depth, segment] of path.slice(0, -1).entries()) {
    let next = readAt(current as Doc, [segment]);
    if (next === undefined) {
      if (!creates) return undefined;
      if (!canHold(current, segment)) throw notViable(segment, path[depth - 1] ?? '', current);
      next = {};
      setChild(current, segment, next);
    }
    if (!isObject(next) && !Array.isArray(next)) {
      if (creates) throw notViable(path[depth + 1] ?? '', segment, next);
      return undefined;
    }
    current = next;
  }
  return current;
}

function canHold(parent: Container, segment: string): boolean {
  return !Array.isArray(parent) || isIndex(segment);
}

function notViable(field: string, segment: string, value: unknown): StoreError {
  return new StoreError(
    28,
    `Cannot create field '${field}' in element {${segment}: ${typeName(value)}}`,
  );
}

function setChild(parent: Container, segment: string, value: unknown): void {
  if (!Array.isArray(parent)) return put(parent, segment, value);
  const index = Number(segment);
  if (index - parent.length > LONGEST_PADDED_ARRAY) {
    throw new StoreError(2, `can't backfill array to larger than ${LONGEST_PADDED_ARRAY} elements`);
  }
  while (parent.length < index) parent.push(null);
  parent[index] = value;
  return undefined;
}

/** In an array a place stays, as null. */
function remove(parent: Container, segment: string): void {
  if (!Array.isArray(parent)) delete parent[segment];
  else if (Number(segment) < parent.length) parent[Number(segment)] = null;
}
