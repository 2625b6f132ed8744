import { own, put } from './paths.ts';
import { StoreError } from './store-error.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';

/** A tree of the fields named: true at its leaves. */
interface Tree {
  [field: string]: Tree | true;
}

/**
 * Compiles a find's projection: fields to include or to leave out, with dots or nested.
 *
 * @returns undefined where it asks for the whole document
 * @throws StoreError 31254 for a mixture, 31325 for an expression or an operator
 */
export function compileProjection(projection: Doc): ((doc: Doc) => Doc) | undefined {
  const { _id: id, ...fields } = projection;
  const leaves = [...leavesOf(fields)];
  const wantsId = id === undefined ? undefined : isIncluded('_id', id);
  const [first] = leaves;
  if (!first && wantsId === undefined) return undefined;
  const including = first?.included ?? wantsId ?? false;
  const odd = leaves.find((leaf) => leaf.included !== including);
  if (odd) {
    const what = including ? 'exclusion on field' : 'inclusion on field';
    throw new StoreError(31254, `Cannot do ${what} ${odd.path.join('.')} in the other projection`);
  }
  const tree: Tree = Object.create(null) as Tree;
  for (const leaf of leaves) plant(tree, leaf.path);
  if (wantsId === including || (wantsId === undefined && including)) tree._id = true;
  else delete tree._id;
  return (doc) => (including ? included(doc, tree) : excluded(doc, tree));
}

function isIncluded(path: string, value: unknown): boolean {
  if (rankOf(value) === RANK.number) return Number(value) !== 0;
  if (typeof value === 'boolean') return value;
  throw new StoreError(31325, `The store's find only includes or leaves out fields: '${path}'`);
}

function* leavesOf(
  fields: Doc,
  parent: string[] = [],
): Generator<{ path: string[]; included: boolean }> {
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('$')) throw new StoreError(31325, `Unknown projection operator: ${name}`);
    if (name.endsWith('.$'))
      throw new StoreError(2, `The store has no positional projection: '${name}'`);
    const path = [...parent, ...name.split('.')];
    if (isObject(value)) yield* leavesOf(value, path);
    else yield { path, included: isIncluded(path.join('.'), value) };
  }
}

function plant(tree: Tree, path: readonly string[]): void {
  const [name = '', ...rest] = path;
  const branch = tree[name];
  if (branch === true || (branch && rest.length === 0)) {
    throw new StoreError(31249, `Path collision at ${path.join('.')}`);
  }
  if (rest.length === 0) tree[name] = true;
  else plant((tree[name] = branch ?? (Object.create(null) as Tree)), rest);
}

function included(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const branch = tree[name];
    if (branch === undefined) continue;
    const value = own(doc, name);
    if (branch === true) put(result, name, value);
    else if (Array.isArray(value)) put(result, name, includedItems(value, branch));
    else if (isObject(value)) put(result, name, included(value, branch));
  }
  return result;
}

function includedItems(items: readonly unknown[], tree: Tree): unknown[] {
  return items
    .filter((item) => isObject(item) || Array.isArray(item))
    .map((item) => (Array.isArray(item) ? includedItems(item, tree) : included(item, tree)));
}

function excluded(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const branch = tree[name];
    if (branch === true) continue;
    const value = own(doc, name);
    put(result, name, branch ? excludedWithin(value, branch) : value);
  }
  return result;
}

function excludedWithin(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => excludedWithin(item, tree));
  return isObject(value) ? excluded(value, tree) : value;
}
