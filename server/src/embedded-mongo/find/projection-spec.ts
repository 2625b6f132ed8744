import { elementTest, type Test } from './filter.ts';
import { knowsOperator } from '../expressions/expression.ts';
import type { Compile, Expression } from '../expressions/operator.ts';
import { doubleOf, isNumber } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';

/** What becomes of a field. */
export type Leaf =
  | { readonly kind: 'shown' | 'left out' | 'place' }
  | { readonly kind: 'made'; readonly of: Expression }
  | { readonly kind: 'items'; readonly test: Test }
  | { readonly kind: 'part'; readonly skip: number | undefined; readonly limit: number };

/** By their names, in the order in which they were asked for. */
export type Tree = Map<string, Leaf | Tree>;

export interface Specification {
  readonly tree: Tree;
  /** Whether what is not named is left out. */
  readonly includes: boolean;
}

const failure = (code: number, message: string): StoreError => new StoreError(code, message);
const isPositional = (name: string): boolean => name.endsWith('.$');
const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
const isOn = (value: unknown): boolean =>
  isNumber(value) ? doubleOf(value) !== 0 : value === true;

/** @throws StoreError 40352, 40353, 15998 or 16410 for what is no path */
export function fieldPath(name: string): string[] {
  if (name === '') throw failure(40352, 'FieldPath cannot be constructed with empty string');
  if (name.endsWith('.')) throw failure(40353, "FieldPath must not end with a '.'.");
  const path = name.split('.');
  if (path.includes('')) throw failure(15998, 'FieldPath field names may not be empty strings.');
  const dollar = path.find((part) => part.startsWith('$'));
  if (dollar === undefined) return path;
  throw failure(16410, `FieldPath field names may not start with '$': '${dollar}'`);
}

/** Takes a projection apart, as MongoDB does, field after field: the first fault is the one that is told. */
class Parser {
  readonly tree: Tree = new Map();
  readonly #compile: Compile;
  readonly #isFind: boolean;
  #includes: boolean | undefined;
  readonly #seen = new Set<Leaf['kind']>();
  #id: boolean | undefined;

  constructor(compile: Compile, isFind: boolean) {
    this.#compile = compile;
    this.#isFind = isFind;
  }

  /** Of what says neither that fields are shown nor that they are left out, some say it by the way. */
  get includes(): boolean {
    if (this.#includes !== undefined) return this.#includes;
    if (this.#seen.has('part')) return this.#id === true;
    return this.#seen.has('items') || this.#id === true;
  }

  field(name: string, value: unknown, parent: Tree): void {
    if (isPositional(name) && !this.#isFind)
      throw failure(31324, 'Cannot use positional projection in aggregation projection');
    if (name.includes('.$.'))
      throw failure(
        31394,
        `A positional projection may only be used at the end of a path: ${name}`,
      );
    if (isObject(value)) this.#object(name, value, parent);
    else if (!isFlag(value)) this.#literal(name, value, parent);
    else if (isOn(value)) this.#inclusion(name, parent);
    else this.#exclusion(name, parent);
  }

  #object(name: string, value: Doc, parent: Tree): void {
    if (isPositional(name))
      throw failure(31271, 'positional projection cannot be used with an expression or sub object');
    const [[operator, argument] = ['', undefined], ...others] = Object.entries(value);
    if (Object.keys(value).length === 0)
      throw failure(51270, `An empty sub-projection is not a valid value: ${name}`);
    const path = fieldPath(name);
    if (others.length === 0 && operator.startsWith('$')) {
      this.#operator(path, operator, argument, parent);
      return;
    }
    const last = innerAt(parent, path.slice(0, -1), path).get(path.at(-1) ?? '');
    if (last !== undefined && !(last instanceof Map))
      throw failure(31250, `Path collision at ${path.join('.')}`);
    const inner = innerAt(parent, path);
    for (const [part, what] of Object.entries(value)) this.field(part, what, inner);
  }

  #operator(path: string[], operator: string, argument: unknown, parent: Tree): void {
    if (operator === '$elemMatch') this.#elemMatch(path, argument, parent);
    else if (operator === '$slice' && this.#isFind && isPart(argument)) {
      this.#plant(parent, path, partOf(argument));
    } else if (knowsOperator(operator)) {
      if (this.#includes === false)
        throw failure(31252, 'Cannot use expression other than $meta in exclusion projection');
      this.#includes = true;
      const of = this.#compile({ [operator]: argument });
      this.#plant(parent, path, { kind: 'made', of });
    } else throw failure(31325, `Unknown expression ${operator}`);
  }

  #elemMatch(path: string[], argument: unknown, parent: Tree): void {
    if (!this.#isFind) throw failure(168, 'Cannot use $elemMatch in this context');
    if (!isObject(argument)) throw failure(31274, 'elemMatch: Invalid argument, object required');
    if (this.#seen.has('place'))
      throw failure(31255, 'Cannot specify positional operator and $elemMatch.');
    if (path.length > 1 || parent !== this.tree)
      throw failure(31275, 'Cannot use $elemMatch projection on a nested field.');
    this.#plant(parent, path, { kind: 'items', test: elementTest(argument, this.#compile.order) });
  }

  #literal(name: string, value: unknown, parent: Tree): void {
    if (isPositional(name))
      throw failure(31308, 'positional projection cannot be used with a literal');
    const of = this.#compile(value);
    this.#plant(parent, fieldPath(name), { kind: 'made', of });
    if (this.#includes === false)
      throw failure(31310, `Cannot use an expression for ${name} in an exclusion projection`);
    this.#includes = true;
  }

  #inclusion(name: string, parent: Tree): void {
    if (isPositional(name)) this.#place(name, parent);
    else this.#plant(parent, fieldPath(name), { kind: 'shown' });
    if (name === '_id' && parent === this.tree) {
      this.#id = true;
      return;
    }
    if (this.#includes === false)
      throw failure(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
    this.#includes = true;
  }

  #place(name: string, parent: Tree): void {
    if (this.#seen.has('place'))
      throw failure(31276, 'Cannot specify more than one positional projection per query.');
    if (this.#seen.has('items'))
      throw failure(31256, 'Cannot specify positional operator and $elemMatch.');
    if (name === '.$') throw failure(5392900, `Projection on field ${name} is invalid`);
    this.#plant(parent, fieldPath(name.slice(0, -2)), { kind: 'place' });
  }

  #exclusion(name: string, parent: Tree): void {
    if (isPositional(name))
      throw failure(31395, 'positional projection cannot be used with exclusion');
    this.#plant(parent, fieldPath(name), { kind: 'left out' });
    if (name === '_id' && parent === this.tree) {
      this.#id ??= false;
      return;
    }
    if (this.#includes === true)
      throw failure(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
    this.#includes = false;
  }

  #plant(parent: Tree, path: readonly string[], leaf: Leaf): void {
    const last = path.at(-1) ?? '';
    const inner = path.length > 1 ? innerAt(parent, path.slice(0, -1), path) : parent;
    if (inner.has(last)) throw failure(31250, `Path collision at ${path.join('.')}`);
    inner.set(last, leaf);
    this.#seen.add(leaf.kind);
  }
}

/** The branch at a path, which is made where there is none. @throws StoreError 31249 where a leaf is on the way */
function innerAt(parent: Tree, path: readonly string[], whole = path): Tree {
  let current = parent;
  for (const name of path) {
    const there = current.get(name);
    if (there !== undefined && !(there instanceof Map))
      throw failure(31249, `Path collision at ${whole.join('.')} remaining portion ${name}`);
    const next: Tree = there ?? new Map<string, Leaf | Tree>();
    current.set(name, next);
    current = next;
  }
  return current;
}

const isPart = (argument: unknown): boolean =>
  isNumber(argument) ||
  (Array.isArray(argument) && argument.length === 2 && argument.every(isNumber));

/** @throws StoreError 28724 for a limit of none: that is no part, and its first argument no array */
function partOf(argument: unknown): Leaf {
  if (!Array.isArray(argument)) return { kind: 'part', skip: undefined, limit: intOf(argument) };
  const [skip, limit] = argument.map(intOf);
  if (limit !== undefined && limit > 0) return { kind: 'part', skip, limit };
  throw failure(28724, 'First argument to $slice must be an array: its limit must be positive');
}

const MOST = 2 ** 31 - 1;

/** A number as one of 32 bits: without what is behind its point, and the nearest one. */
function intOf(value: unknown): number {
  const double = Math.trunc(doubleOf(value));
  return Number.isNaN(double) ? 0 : Math.min(MOST, Math.max(-MOST - 1, double));
}

/** @throws StoreError for all that is no projection, as MongoDB */
export function parseProjection(projection: Doc, compile: Compile, isFind: boolean): Specification {
  const parser = new Parser(compile, isFind);
  for (const [name, value] of Object.entries(projection)) parser.field(name, value, parser.tree);
  const { tree, includes } = parser;
  const names = Object.keys(projection);
  const namesId = names.some((name) => name === '_id' || name.startsWith('_id.'));
  if (includes && !namesId) tree.set('_id', { kind: 'shown' });
  return { tree, includes };
}
