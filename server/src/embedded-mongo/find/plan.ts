import type { Collection, OrderedSource } from '../collection.ts';
import { equals } from '../compare.ts';
import { compileFilter, isOperatorObject } from './filter.ts';
import { after, encodeValue } from '../keys.ts';
import { type Order, ofKeys } from '../order.ts';
import { type KeyPart, keyParts } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';

/** Keys from a first one up to, but not including, a last one. */
export interface Range {
  from: Uint8Array;
  until: Uint8Array;
}

/** How a query is answered: over ranges of one index, or by reading the collection as it lies. */
export interface Plan {
  source: OrderedSource | undefined;
  ranges: Range[];
  /** Whether each range is one whole key of an index where no two documents have the same. */
  isOfSingles: boolean;
  backward: boolean;
  /** Whether the rows come in the order of the sort. */
  sorted: boolean;
}

interface Predicate {
  path: string;
  operator: string;
  operand: unknown;
}

interface Candidate extends Plan {
  score: number;
}

const COMPARISONS = new Set(['$gt', '$gte', '$lt', '$lte']);
const ALL_KEYS: Range = { from: Buffer.of(0), until: Buffer.of(0xff, 0xff) };
const MOST_POINTS = 10_000;

/** Chooses one index: the longest equality prefix, then a range or the sort; else a scan. */
export function choosePlan(
  collection: Collection,
  { filter, sort, hint }: { filter: Doc; sort?: Doc | undefined; hint?: unknown },
  { isOfKeys }: Order = ofKeys,
): Plan {
  const wanted = sort && Object.keys(sort).length > 0 ? keyParts(sort) : [];
  const inSort = wanted.find((part) => part.name === '$natural');
  const natural = inSort?.direction ?? naturalHint(hint);
  const scan: Plan = {
    source: undefined,
    ranges: [],
    isOfSingles: false,
    backward: natural === -1,
    sorted: wanted.length === 0 || inSort !== undefined,
  };
  if (natural !== undefined) return scan;
  // An index holds texts in the order of keys, so one that is not is no help to find or sort them.
  const predicates = [...predicatesOf(filter)].filter(
    ({ operand }) => isOfKeys || !holdsTexts(operand),
  );
  const all = hint === undefined ? collection.sources() : [hinted(collection, hint)];
  const sources = all.filter(({ spec }) => isOfKeys || !spec.partialFilterExpression);
  let best: Candidate | undefined;
  for (const source of sources) {
    const forced = hint !== undefined;
    const candidate = candidateFor(source, predicates, wanted, { forced, isOfKeys });
    if (candidate && candidate.score > (best?.score ?? 0)) best = candidate;
  }
  return best ?? scan;
}

function naturalHint(hint: unknown): number | undefined {
  return isObject(hint) && '$natural' in hint ? Number(hint.$natural) : undefined;
}

function hinted(collection: Collection, hint: unknown): OrderedSource {
  const source = collection
    .sources()
    .find(({ spec }) => spec.name === hint || (isObject(hint) && sameKey(spec.key, hint)));
  if (source) return source;
  throw new StoreError(2, 'hint provided does not correspond to an existing index');
}

function sameKey(a: Doc, b: Doc): boolean {
  return Object.keys(a).join('\0') === Object.keys(b).join('\0') && equals(a, b);
}

/** The conditions that all must hold, each on one path. */
function* predicatesOf(query: Doc): Generator<Predicate> {
  for (const [path, condition] of Object.entries(query)) {
    if (path === '$and') {
      for (const part of condition as Doc[]) yield* predicatesOf(part);
    } else if (!path.startsWith('$')) {
      if (isOperatorObject(condition)) {
        for (const [operator, operand] of Object.entries(condition))
          yield { path, operator, operand };
      } else {
        yield { path, operator: '$eq', operand: condition };
      }
    }
  }
}

function candidateFor(
  source: OrderedSource,
  predicates: readonly Predicate[],
  sort: readonly KeyPart[],
  { forced, isOfKeys }: { forced: boolean; isOfKeys: boolean },
): Candidate | undefined {
  if (!impliesPartial(source, predicates)) return undefined;
  const { points, depth, several } = equalityPrefix(source, predicates);
  const next = source.parts[depth];
  const range = next && rangeOf(source, next, predicates);
  // A sparse index is complete only for a query that needs one of its fields to be there.
  if (source.spec.sparse && depth === 0 && !range) return undefined;
  const ranges = points.map((prefix) => within(prefix, range ?? undefined));
  const isOneRun = isOfKeys && !several && !source.multikey;
  const order = isOneRun ? orderFor(source, depth, sort) : undefined;
  const sorted = sort.length === 0 || order !== undefined;
  const score = depth * 4 + (range ? 2 : 0) + (order ? 1 : 0) + (forced ? 1 : 0);
  const isOfSingles = depth === source.parts.length && source.spec.unique === true;
  const backward = order === 'backward';
  return { source, ranges, isOfSingles, backward, sorted, score: score + (isOfSingles ? 2 : 0) };
}

/** Only values that an index holds as they are compared: no array, no pattern, and so on. */
export function isPlain(value: unknown): boolean {
  const rank = rankOf(value);
  return (
    rank === RANK.null || (rank >= RANK.number && rank <= RANK.timestamp && rank !== RANK.array)
  );
}

/** Whether there is a text anywhere in a value. */
export function holdsTexts(value: unknown): boolean {
  if (rankOf(value) === RANK.string) return true;
  if (Array.isArray(value)) return value.some(holdsTexts);
  return isObject(value) && Object.values(value).some(holdsTexts);
}

function pointsFor(
  source: OrderedSource,
  path: string,
  predicates: readonly Predicate[],
): unknown[] | undefined {
  const usable = (value: unknown): boolean =>
    isPlain(value) && !(source.spec.sparse === true && value === null);
  for (const { path: own, operator, operand } of predicates) {
    if (own !== path) continue;
    if (operator === '$eq' && usable(operand)) return [operand];
    if (operator === '$in' && Array.isArray(operand) && operand.every(usable)) return operand;
  }
  return undefined;
}

/**
 * The beginnings of keys that the equalities allow: one, or one for each member of an `$in`. Two
 * fields of the same array must not both narrow a multikey index: they may match in different items.
 */
function equalityPrefix(source: OrderedSource, predicates: readonly Predicate[]) {
  let points: Buffer[] = [Buffer.alloc(0)];
  let depth = 0;
  let several = false;
  for (const part of source.parts) {
    if (sharesArray(source, part)) break;
    const values = pointsFor(source, part.name, predicates);
    if (!values || values.length * points.length > MOST_POINTS) break;
    several ||= values.length !== 1;
    const keys = values.map((value) => encodeValue(value, part.direction));
    points = points.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
    depth += 1;
  }
  if (several) points = distinct(points);
  return { points, depth, several };
}

function sharesArray(source: OrderedSource, part: KeyPart): boolean {
  if (!source.multikey) return false;
  const before = source.parts.slice(0, source.parts.indexOf(part));
  return before.some((other) => other.path[0] === part.path[0]);
}

function distinct(keys: Buffer[]): Buffer[] {
  const sorted = keys.toSorted((a, b) => a.compare(b));
  return sorted.filter((key, i) => i === 0 || !key.equals(sorted[i - 1] ?? key));
}

function isBound({ operator, operand }: Predicate): boolean {
  return COMPARISONS.has(operator) && isPlain(operand) && operand !== null;
}

/** `{ $elemMatch: { $gte: 'a', $lt: 'b' } }`: both bounds hold for the same item of the array. */
function boundsOfItem({ path, operator, operand }: Predicate): Predicate[] {
  if (operator !== '$elemMatch' || !isOperatorObject(operand)) return [];
  return Object.entries(operand)
    .map(([name, bound]) => ({ path, operator: name, operand: bound }))
    .filter(isBound);
}

/** The range that comparisons put on one part of a key, in the bytes of its direction. */
function rangeOf(
  source: OrderedSource,
  part: KeyPart,
  predicates: readonly Predicate[],
): Range | undefined {
  if (sharesArray(source, part)) return undefined;
  const own = predicates.filter(({ path }) => path === part.name);
  const ofOneItem = own.map(boundsOfItem).find((found) => found.length > 0);
  const usable = ofOneItem ?? own.filter(isBound);
  const [first] = usable;
  if (!first) return undefined;
  // In an array one item may pass one bound and another item the other one.
  const bounds = source.multikey && !ofOneItem ? [first] : usable;
  const rank = rankOf(first.operand);
  const type = encodeValue(first.operand, part.direction).subarray(0, 1);
  const range: Range = { from: type, until: after(type) };
  for (const { operator, operand } of bounds.filter((bound) => rankOf(bound.operand) === rank)) {
    const key = encodeValue(operand, part.direction);
    const upper = operator.startsWith('$lt') === (part.direction === 1);
    const inclusive = operator.endsWith('e');
    const edge = upper === inclusive ? after(key) : key;
    if (upper && Buffer.compare(edge, range.until) < 0) range.until = edge;
    if (!upper && Buffer.compare(edge, range.from) > 0) range.from = edge;
  }
  return range;
}

function within(prefix: Buffer, range: Range | undefined): Range {
  if (range) {
    return {
      from: Buffer.concat([prefix, range.from]),
      until: Buffer.concat([prefix, range.until]),
    };
  }
  return prefix.length > 0 ? { from: prefix, until: after(prefix) } : ALL_KEYS;
}

/** Whether the keys after the equality prefix come in the order of the sort, and which way round. */
function orderFor(
  source: OrderedSource,
  depth: number,
  sort: readonly KeyPart[],
): 'forward' | 'backward' | undefined {
  const [first] = sort;
  const start = source.parts[depth];
  if (!first || !start || source.spec.sparse) return undefined;
  const flipped = first.direction !== start.direction;
  const fits = sort.every(({ name, direction }, i) => {
    const part = source.parts[depth + i];
    return part?.name === name && (part.direction !== direction) === flipped;
  });
  if (!fits) return undefined;
  return flipped ? 'backward' : 'forward';
}

/** A partial index serves only a query that asks for no document which the index leaves out. */
function impliesPartial(source: OrderedSource, predicates: readonly Predicate[]): boolean {
  const { partialFilterExpression: partial } = source.spec;
  if (!partial) return true;
  return [...predicatesOf(partial)].every(({ path, operator, operand }) =>
    predicates.some((own) => {
      if (own.path !== path) return false;
      if (own.operator === operator && equals(own.operand, operand)) return true;
      if (own.operator !== '$eq' || path.includes('.')) return false;
      if (!isPlain(own.operand) || own.operand === null) return false;
      return compileFilter({ [path]: { [operator]: operand } })({ [path]: own.operand });
    }),
  );
}
