import type { Scope } from '../expressions/operator.ts';
import type { Order } from '../order.ts';
import { own, put } from '../paths.ts';
import { compilePositions } from './positions.ts';
import { type Leaf, parseProjection, type Tree } from './projection-spec.ts';
import { addTo, type Fields, kept } from '../stages/fields.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import type { Variables } from '../variables.ts';

export type Projection = (doc: Doc, variables: Scope['variables']) => Doc;

/** Changes what is shown, knowing the document that it was made of. */
type Finish = (shown: Doc, doc: Doc) => Doc;

/**
 * Compiles a projection: fields that are shown, left out or calculated.
 *
 * @param filter the query of a find: then parts of arrays may be asked for as well, and the item that matched
 * @throws StoreError as `parseProjection`; 224 for a positional one of a query with `$expr`, 2 with `$text`
 */
export function compileProjection(
  projection: Doc,
  { compile, filter }: Pick<Variables, 'compile'> & { filter?: Doc },
): Projection {
  const { tree, includes } = parseProjection(projection, compile, filter !== undefined);
  const fields: Fields = new Map();
  const finishes: Finish[] = [];
  convert(tree, [], fields, includes, (leaf, path) =>
    finishes.push(finishOf(leaf, path, compile.order, filter)),
  );
  const calculates = [...fields.values()].some(isCalculated);
  return (doc, variables) => {
    const shown = includes ? kept(doc, fields) : excluded(doc, fields);
    const whole = calculates ? addTo(shown, fields, { root: doc, variables }) : shown;
    const finished = finishes.reduce((made, finish) => finish(made, doc), whole);
    return includes ? withIdFirst(finished) : finished;
  };
}

function withIdFirst(doc: Doc): Doc {
  const isFirst = Object.keys(doc)[0] === '_id' || !Object.hasOwn(doc, '_id');
  return isFirst ? doc : { _id: doc._id, ...doc };
}

const isCalculated = (branch: unknown): boolean =>
  branch instanceof Map ? [...branch.values()].some(isCalculated) : branch !== true;

/** A tree of what is kept (or left out) and calculated; what is done to the result is told apart. */
function convert(
  tree: Tree,
  parent: readonly string[],
  fields: Fields,
  includes: boolean,
  finish: (leaf: Leaf, path: readonly string[]) => void,
): void {
  for (const [name, leaf] of tree) {
    const path = [...parent, name];
    if (leaf instanceof Map) {
      const inner: Fields = new Map();
      convert(leaf, path, inner, includes, finish);
      if (inner.size > 0) fields.set(name, inner);
      continue;
    }
    if (leaf.kind === 'part' || leaf.kind === 'place') finish(leaf, path);
    if (leaf.kind === 'made') fields.set(name, leaf.of);
    else if (leaf.kind === 'items') fields.set(name, matching(name, leaf.test));
    else if (includes ? leaf.kind !== 'left out' : leaf.kind === 'left out') fields.set(name, true);
  }
}

/** The first item of an array that matches, in an array of its own. */
const matching =
  (name: string, test: (item: unknown) => boolean) =>
  ({ root }: Scope): unknown => {
    const items = own(root, name);
    const at = Array.isArray(items) ? items.findIndex((item) => test(item)) : -1;
    return at === -1 ? undefined : [(items as unknown[])[at]];
  };

function finishOf(leaf: Leaf, path: readonly string[], order: Order, filter: Doc = {}): Finish {
  if (leaf.kind === 'part') {
    const { skip, limit } = leaf;
    return (shown) => changed(shown, path, (items) => partOf(items, skip, limit));
  }
  checkPlain(filter);
  const positions = compilePositions(filter, order);
  return (shown, doc) => onlyPlace(shown, path, () => positions(doc));
}

function checkPlain(query: Doc): void {
  for (const [key, condition] of Object.entries(query)) {
    if (key === '$expr') throw new StoreError(224, '$expr is not allowed in this context');
    if (key === '$text') throw new StoreError(2, '$text is not allowed in this context');
    const parts = key.startsWith('$') && Array.isArray(condition) ? condition : [];
    for (const part of parts) if (isObject(part)) checkPlain(part);
  }
}

function partOf(items: readonly unknown[], skip: number | undefined, limit: number): unknown[] {
  if (skip === undefined) return limit < 0 ? items.slice(limit) : items.slice(0, limit);
  const from = skip < 0 ? Math.max(0, items.length + skip) : skip;
  return items.slice(from, from + limit);
}

/** A copy in which the arrays at a path are others; arrays on the way are looked into, those within them not. */
function changed(
  doc: Doc,
  path: readonly string[],
  change: (items: readonly unknown[]) => unknown[],
): Doc {
  const [name = '', ...rest] = path;
  const value = own(doc, name);
  const within = (inner: unknown): unknown =>
    isObject(inner) && rest.length > 0 ? changed(inner, rest, change) : inner;
  if (!Array.isArray(value) && !isObject(value)) return doc;
  const made = { ...doc };
  if (!Array.isArray(value)) put(made, name, within(value));
  else put(made, name, rest.length === 0 ? change(value) : value.map(within));
  return made;
}

/** Of the first array on the way the item alone through which the document matched. @throws StoreError 51246, 51247 */
function onlyPlace(doc: Doc, path: readonly string[], placeOf: () => number | undefined): Doc {
  const [name, ...rest] = path;
  const value = name === undefined ? undefined : own(doc, name);
  if (name === undefined || (!Array.isArray(value) && !isObject(value))) return doc;
  const made = { ...doc };
  put(
    made,
    name,
    Array.isArray(value) ? [itemAt(value, placeOf())] : onlyPlace(value, rest, placeOf),
  );
  return made;
}

function itemAt(items: readonly unknown[], place: number | undefined): unknown {
  if (place === undefined)
    throw new StoreError(
      51246,
      "positional operator '.$' couldn't find a matching element in the array",
    );
  if (place >= items.length)
    throw new StoreError(51247, "positional operator '.$' element mismatch");
  return items[place];
}

function excluded(doc: Doc, fields: Fields): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const branch = fields.get(name);
    if (branch === true) continue;
    const value = own(doc, name);
    put(result, name, branch instanceof Map ? excludedWithin(value, branch) : value);
  }
  return result;
}

function excludedWithin(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => excludedWithin(item, fields));
  return isObject(value) ? excluded(value, fields) : value;
}
