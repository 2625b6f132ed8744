import { orderOf } from './collation.ts';
import { equals } from './compare.ts';
import { compileFilter, holdsPattern } from './find/filter.ts';
import { StoreError } from './store-error.ts';
import { isTextKey, parseText, type TextOptions } from './text/text-spec.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';

/** An index as createIndexes is given it and listIndexes shows it. */
export interface IndexSpec extends Partial<TextOptions> {
  name: string;
  key: Doc;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
}

export const ID_INDEX: IndexSpec = { name: '_id_', key: { _id: 1 }, unique: true };

const KNOWN = new Set([
  'v',
  'name',
  'key',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'collation',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
]);
const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$in']);
const LONGEST_EXPIRY_SECONDS = 2 ** 31 - 1;

/** @throws StoreError 67 for a kind of index that the store does not have, 197 for an unknown option */
export function parseIndexSpec(given: unknown): IndexSpec {
  if (!isObject(given) || !isObject(given.key)) {
    throw new StoreError(9, "The 'key' field is a required property of an index specification");
  }
  const isCollated = !orderOf(given.collation).isOfKeys;
  const unknown = isCollated
    ? 'collation'
    : Object.keys(given).find((option) => !KNOWN.has(option));
  if (unknown) {
    throw new StoreError(197, `The store has no index option '${unknown}': ${String(given.name)}`);
  }
  const { key, name, partialFilterExpression } = given;
  checkKey(key);
  const spec: IndexSpec = { name: typeof name === 'string' ? name : defaultName(key), key };
  if (isTextKey(key)) return { ...spec, ...parseText(given) };
  if (given.weights !== undefined) throw new StoreError(67, 'weights are for text indexes alone');
  if (given.unique === true) spec.unique = true;
  if (given.sparse === true) spec.sparse = true;
  if (given.expireAfterSeconds !== undefined) {
    spec.expireAfterSeconds = parseExpiry(given.expireAfterSeconds, key);
  }
  if (partialFilterExpression !== undefined) {
    if (spec.sparse) throw new StoreError(67, 'cannot mix "partialFilterExpression" and "sparse"');
    spec.partialFilterExpression = parsePartial(partialFilterExpression);
  }
  return spec;
}

function defaultName(key: Doc): string {
  return Object.entries(key).flat().join('_');
}

function checkKey(key: Doc): void {
  if (Object.keys(key).length === 0)
    throw new StoreError(67, 'Index keys cannot be an empty object');
  for (const [path, order] of Object.entries(key)) {
    if (path.includes('$')) throw new StoreError(67, `The store has no wildcard index: '${path}'`);
    if (path === '' || path.split('.').includes('')) {
      throw new StoreError(67, `Index keys cannot have an empty field: '${path}'`);
    }
    if (order === 'text') continue;
    if (typeof order !== 'number' || order === 0 || Number.isNaN(order)) {
      const kind = typeof order === 'string' ? order : String(order);
      throw new StoreError(67, `The store has no index of this kind: { ${path}: '${kind}' }`);
    }
  }
}

function parseExpiry(seconds: unknown, key: Doc): number {
  const paths = Object.keys(key);
  if (paths.length !== 1 || paths[0] === '_id') {
    throw new StoreError(67, 'TTL indexes are single-field indexes, and not on _id');
  }
  const value = rankOf(seconds) === RANK.number ? Number(seconds) : -1;
  if (value >= 0 && value <= LONGEST_EXPIRY_SECONDS) return value;
  throw new StoreError(67, `expireAfterSeconds must be from 0 to ${LONGEST_EXPIRY_SECONDS}`);
}

function parsePartial(expression: unknown): Doc {
  if (!isObject(expression)) throw new StoreError(67, 'partialFilterExpression must be an object');
  if (holdsPattern(expression)) {
    throw new StoreError(67, 'unsupported expression in partial index: a pattern');
  }
  compileFilter(expression);
  for (const [path, condition] of Object.entries(expression)) {
    if (path === '$and' && Array.isArray(condition)) {
      for (const part of condition) parsePartial(part);
    } else if (path.startsWith('$')) {
      throw new StoreError(67, `unsupported expression in partial index: ${path}`);
    } else if (isObject(condition)) {
      checkPartialOperators(condition);
    }
  }
  return expression;
}

function checkPartialOperators(condition: Doc): void {
  for (const [operator, operand] of Object.entries(condition)) {
    if (!operator.startsWith('$')) continue;
    if (!PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && operand !== true)) {
      throw new StoreError(67, `unsupported expression in partial index: ${operator}`);
    }
  }
}

/**
 * Whether an index is there already.
 *
 * @throws StoreError 85 or 86 where one of this name or key is there with other options
 */
export function alreadyThere(wanted: IndexSpec, existing: Iterable<IndexSpec>): boolean {
  for (const index of existing) {
    const sameKey =
      JSON.stringify(index.key) === JSON.stringify(wanted.key) &&
      equals(index.weights ?? null, wanted.weights ?? null);
    const sameName = index.name === wanted.name;
    if (sameKey && wanted.key._id !== undefined && Object.keys(wanted.key).length === 1)
      return true;
    if (sameKey && sameName && equals(optionsOf(index), optionsOf(wanted))) return true;
    const asked = `Requested index: ${JSON.stringify(wanted)}, existing: ${JSON.stringify(index)}`;
    if (sameName && !sameKey) {
      throw new StoreError(86, `An existing index has the same name but another key. ${asked}`);
    }
    if (
      sameKey &&
      (sameName || equals(index.partialFilterExpression, wanted.partialFilterExpression))
    ) {
      throw new StoreError(
        85,
        `An equivalent index exists with a different name or options. ${asked}`,
      );
    }
  }
  const text = [...existing].find(({ weights }) => weights);
  if (!text || !wanted.weights) return false;
  const found = `found existing text index "${text.name}"`;
  throw new StoreError(67, `only one text index per collection allowed, ${found}`);
}

function optionsOf({
  unique,
  sparse,
  partialFilterExpression,
  expireAfterSeconds,
  default_language: language,
  language_override: override,
}: IndexSpec): Doc {
  return {
    unique: unique ?? false,
    sparse: sparse ?? false,
    partial: partialFilterExpression ?? null,
    expire: expireAfterSeconds ?? null,
    language: language ?? null,
    override: override ?? null,
  };
}
