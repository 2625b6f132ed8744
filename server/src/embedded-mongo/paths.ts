import type { Direction } from './keys.ts';
import { StoreError } from './store-error.ts';
import { type Doc, isObject } from './values.ts';

const INDEX = /^(0|[1-9]\d{0,8})$/;

/** Whether a segment of a path can name a place in an array. */
export function isIndex(segment: string): boolean {
  return INDEX.test(segment);
}

/** A field of the object itself, never one that it inherits. */
export function own(object: Doc, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets a field; `__proto__` becomes a field like any other. */
export function put(object: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    object[name] = value;
  }
}

/**
 * The values that a path leads to, as a filter sees them: arrays on the way are looked into, an
 * array at the end is one value, and a missing field is `undefined`.
 */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const found: unknown[] = [];
  collect(value, path, 0, found);
  return found;
}

function collect(value: unknown, path: readonly string[], depth: number, found: unknown[]): void {
  const segment = path[depth];
  if (segment === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    const index = isIndex(segment);
    if (index && Number(segment) < value.length) {
      collect(value[Number(segment)], path, depth + 1, found);
    }
    for (const item of value) {
      if (isObject(item) && (!index || Object.hasOwn(item, segment))) {
        collect(item, path, depth, found);
      }
    }
  } else {
    collect(isObject(value) ? own(value, segment) : undefined, path, depth + 1, found);
  }
}

/** A path half walked: where it stands, what is left of it, and whether its array was opened. */
interface Walk {
  value: unknown;
  path: readonly string[];
  opened: boolean;
}

const EMPTY_ARRAY = Symbol('an array without items');

/** Goes down one path until it ends or an array must be opened. */
function descend(value: unknown, path: readonly string[]): Walk {
  let current = value;
  for (const [depth, segment] of path.entries()) {
    if (Array.isArray(current)) {
      if (!isIndex(segment)) return { value: current, path: path.slice(depth), opened: false };
      current = current[Number(segment)];
    } else {
      current = isObject(current) ? own(current, segment) : undefined;
    }
  }
  return { value: current, path: [], opened: false };
}

function openWith(item: unknown, walk: Walk): Walk {
  if (walk.path.length === 0 || item === EMPTY_ARRAY)
    return { value: item, path: [], opened: true };
  return descend(item, walk.path);
}

function tuplesOf(walks: readonly Walk[]): unknown[][] {
  const closed = walks.filter((walk) => !walk.opened && Array.isArray(walk.value));
  const arrays = new Set(closed.map((walk) => walk.value as unknown[]));
  if (arrays.size > 1) throw new StoreError(171, 'cannot index parallel arrays');
  const [array] = arrays;
  if (!array) {
    return [walks.map(({ value }) => (value === EMPTY_ARRAY ? undefined : (value ?? null)))];
  }
  const items: unknown[] = array.length > 0 ? array : [EMPTY_ARRAY];
  return items.flatMap((item) =>
    tuplesOf(walks.map((walk) => (closed.includes(walk) ? openWith(item, walk) : walk))),
  );
}

/**
 * The tuples that an index holds for a document: one, or one for each item of the array that the
 * paths run through. A missing field is null; an empty array is `undefined`, as in MongoDB.
 *
 * @throws StoreError 171 where two different arrays meet
 */
export function indexTuples(doc: Doc, paths: readonly (readonly string[])[]): unknown[][] {
  return tuplesOf(paths.map((path) => descend(doc, path)));
}

/** Whether the paths of an index lead to anything in the document: a sparse index asks this. */
export function hasAny(doc: Doc, paths: readonly (readonly string[])[]): boolean {
  return paths.some((path) => valuesAt(doc, path).some((value) => value !== undefined));
}

/** A sort or an index pattern, `{ 'a.b': 1, c: -1 }`, taken apart. */
export interface KeyPart {
  name: string;
  path: string[];
  direction: Direction;
}

export function keyParts(pattern: Doc): KeyPart[] {
  return Object.entries(pattern).map(([name, order]) => ({
    name,
    path: name.split('.'),
    direction: Number(order) < 0 ? -1 : 1,
  }));
}
