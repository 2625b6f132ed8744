import { compileFilter, type Filter } from '../find/filter.ts';
import { type Order, ofKeys } from '../order.ts';
import { own } from '../paths.ts';
import { compilePositions } from '../find/positions.ts';
import { StoreError } from '../store-error.ts';
import { KEEP, OPERATORS, pullTest, type Situation } from './update-operators.ts';
import { changeAt, checkViable, expandPath, readAt, REMOVE } from './update-paths.ts';
import { type Doc, isObject } from '../values.ts';

/** One change: an operator on a path. */
interface Change {
  operator: string;
  path: string[];
  argument: unknown;
}

/** A compiled update: changes a document in place. */
export type Update = (doc: Doc, situation: { insert: boolean; now: number }) => void;

/**
 * Compiles `{ $set: … }` and the like. All that does not depend on a document is checked here.
 *
 * @throws StoreError 9 (unknown operator), 40 (two changes of one path), 52, 56 (bad path)
 */
export function compileUpdate(
  update: Doc,
  arrayFilters: readonly unknown[] = [],
  query: Doc = {},
  order: Order = ofKeys,
): Update {
  const changes = parseChanges(update, order);
  const filters = parseArrayFilters(arrayFilters, changes, order);
  const positions = asksForPlace(update) ? compilePositions(query, order) : undefined;
  const isFixed = !changes.some(({ path }) => path.some((segment) => segment.startsWith('$')));
  return (doc, { insert, now }) => {
    const situation: Situation = { doc, now, path: '', order };
    const place = insert ? undefined : positions?.(doc);
    for (const { operator, path, argument } of isFixed
      ? changes
      : fixed(doc, changes, filters, place)) {
      if (operator === '$setOnInsert' && !insert) continue;
      situation.path = path.join('.');
      if (operator === '$rename') rename(doc, path, String(argument));
      else applyChange(doc, path, operator, argument, situation);
    }
  };
}

/** Whether a path goes through the item that the query matched. */
export const asksForPlace = (update: Doc): boolean =>
  Object.values(update).some(
    (fields) =>
      isObject(fields) && Object.keys(fields).some((path) => path.split('.').includes('$')),
  );

/** The changes with the paths that they stand for in a document. @throws StoreError 40 where two of them meet */
function fixed(
  doc: Doc,
  changes: readonly Change[],
  filters: ReadonlyMap<string, Filter>,
  place: number | undefined,
): Change[] {
  const all = changes.flatMap((change) =>
    expandPath(doc, change.path, filters, place).map((path) => ({
      operator: change.operator,
      path,
      argument: change.argument,
    })),
  );
  checkConflicts(all);
  return all.toSorted((a, b) => comparePaths(a.path, b.path));
}

/** MongoDB makes changes in the order of their paths, whatever operator they belong to. */
function parseChanges(update: Doc, order: Order): Change[] {
  const changes: Change[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (operator !== '$rename' && !OPERATORS.has(operator)) {
      const expected = 'Expected a valid update modifier or pipeline-style update';
      throw new StoreError(9, `Unknown modifier: ${operator}. ${expected}`);
    }
    if (!isObject(fields)) {
      throw new StoreError(9, `Modifiers operate on fields but we found another type: ${operator}`);
    }
    for (const [path, argument] of Object.entries(fields)) {
      if (operator === '$rename') checkRename(path, argument);
      // What is wrong with a query is wrong whether there is anything to pull or not.
      const given = operator === '$pull' ? pullTest(argument, order) : argument;
      changes.push({ operator, path: parsePath(path), argument: given });
    }
  }
  checkConflicts(changes);
  return changes.toSorted((a, b) => comparePaths(a.path, b.path));
}

function parsePath(path: string): string[] {
  const segments = path.split('.');
  for (const segment of segments) {
    if (segment === '')
      throw new StoreError(56, `The update path '${path}' contains an empty field name`);
    if (segment.startsWith('$') && segment !== '$' && !segment.startsWith('$[')) {
      throw new StoreError(52, `The dollar ($) prefixed field '${segment}' is not valid`);
    }
  }
  checkPlaces(path, segments);
  return segments;
}

function checkPlaces(path: string, segments: readonly string[]): void {
  const places = segments.filter((segment) => segment === '$');
  if (places.length > 1)
    throw new StoreError(2, `Too many positional (i.e. '$') elements found in path '${path}'`);
  if (segments[0]?.startsWith('$') !== true) return;
  const what = segments[0] === '$' ? "positional (i.e. '$')" : "array filter (i.e. '$[<id>]')";
  throw new StoreError(2, `Cannot have ${what} element in the first position in path '${path}'`);
}

function checkRename(path: string, target: unknown): void {
  if (typeof target !== 'string') {
    throw new StoreError(2, `The 'to' field for $rename must be a string: ${path}`);
  }
  const [from, to] = [parsePath(path), parsePath(target)];
  if ([...from, ...to].some((segment) => segment.startsWith('$'))) {
    throw new StoreError(2, '$rename may not go through the items of an array');
  }
  if (isWithin(from, to) || isWithin(to, from)) {
    const what = `must ${path === target ? 'differ' : 'not be on the same path'}`;
    throw new StoreError(
      2,
      `The source and target field for $rename ${what}: ${path}: "${target}"`,
    );
  }
}

/** Whether a path is another one, or leads on from it. */
const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.every((segment, depth) => segment === path[depth]);

function checkConflicts(changes: readonly Change[]): void {
  const paths = changes.flatMap(({ operator, path, argument }) =>
    operator === '$rename' ? [path, String(argument).split('.')] : [path],
  );
  const sorted = paths.toSorted(comparePaths);
  for (const [i, path] of sorted.entries()) {
    const before = sorted[i - 1];
    if (before && isWithin(path, before)) {
      const at = before.join('.');
      throw new StoreError(
        40,
        `Updating the path '${path.join('.')}' would create a conflict at '${at}'`,
      );
    }
  }
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, segment] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (segment === other) continue;
    const numeric = Number(segment) - Number(other);
    if (numeric) return numeric;
    return segment < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** Operators that make nothing on the way to a field which is not there. */
const TAKES_AWAY = new Set(['$unset', '$pull', '$pullAll', '$pop']);

function applyChange(
  doc: Doc,
  path: readonly string[],
  operator: string,
  argument: unknown,
  situation: Situation,
): void {
  const apply = OPERATORS.get(operator);
  changeAt(doc, path, !TAKES_AWAY.has(operator), (current) =>
    apply ? apply(current, argument, situation) : KEEP,
  );
}

function rename(doc: Doc, from: readonly string[], target: string): void {
  const value = readAt(doc, from);
  if (value === undefined) return checkViable(doc, from);
  checkNoArray(doc, from, 'source');
  checkNoArray(doc, target.split('.'), 'destination');
  changeAt(doc, from, false, () => REMOVE);
  changeAt(doc, target.split('.'), true, () => value);
  return undefined;
}

/** @throws StoreError 2 where the path runs through an array */
function checkNoArray(doc: Doc, path: readonly string[], which: string): void {
  const within = path
    .slice(0, -1)
    .find((_name, depth) => Array.isArray(readAt(doc, path.slice(0, depth + 1))));
  if (within === undefined) return;
  const found = `'${path.join('.')}' in doc with _id: ${String(doc._id)} has an array field called '${within}'`;
  throw new StoreError(2, `The ${which} field cannot be an array element, ${found}`);
}

/** `{ 'i.b': 3 }` becomes, under the name `i`, a filter on items. */
function parseArrayFilters(
  given: readonly unknown[],
  changes: readonly Change[],
  order: Order,
): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  for (const query of given) {
    const filter = isObject(query) ? compileFilter(query, 'none', order) : undefined;
    const [name] = isObject(query) ? identifiers(query) : [];
    if (!isObject(query) || !name || !filter)
      throw new StoreError(9, 'Cannot use an expression without a field');
    if (identifiers(query).some((other) => other !== name)) {
      throw new StoreError(9, 'Error parsing array filter: Expected a single top-level field name');
    }
    if (filters.has(name)) {
      throw new StoreError(
        9,
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    }
    if (!changes.some(({ path }) => path.includes(`$[${name}]`))) {
      throw new StoreError(
        9,
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
    filters.set(name, (item) => filter({ [name]: item }));
  }
  return filters;
}

function identifiers(query: Doc): string[] {
  return Object.keys(query).flatMap((key) => {
    const inner = own(query, key);
    if (!key.startsWith('$')) return [key.split('.')[0] ?? key];
    return Array.isArray(inner) ? inner.filter(isObject).flatMap(identifiers) : [];
  });
}
