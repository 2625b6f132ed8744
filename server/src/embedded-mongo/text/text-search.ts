import type { Collection } from '../collection.ts';
import { isOperatorObject } from '../find/filter.ts';
import type { Index } from '../key-index.ts';
import { after, encodeValue } from '../keys.ts';
import type { Order } from '../order.ts';
import { isPlain } from '../find/plan.ts';
import { Row } from '../row.ts';
import { parseSort, sortKey } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { scoreIn, type TextKeys } from './text-keys.ts';
import { parseTextQuery, type TextQuery } from './text-query.ts';
import { isTextScore } from './text-score.ts';

/** A query taken apart: what its `$text` asks for, and all else. */
export interface Taken {
  text: unknown;
  rest: Doc;
}

/** How a `$text` is answered: which index, with which values before the text, looking for what. */
export interface TextPlan {
  index: Index;
  keys: TextKeys;
  prefix: unknown[];
  query: TextQuery;
}

/** Takes `$text` out of a query, at its top and in its `$and`. @throws StoreError 2 for a second one */
export function takeText(filter: Doc): Taken {
  let text: unknown;
  const take = (query: Doc): Doc => {
    const entries = Object.entries(query).flatMap(([key, value]): [string, unknown][] => {
      if (key === '$and' && Array.isArray(value))
        return [[key, (value as Doc[]).map(takeIfObject)]];
      if (key !== '$text') return [[key, value]];
      if (text !== undefined) throw new StoreError(2, 'Too many text expressions');
      text = value;
      return [];
    });
    return Object.fromEntries(entries);
  };
  const takeIfObject = (part: Doc): Doc => (typeof part === 'object' ? take(part) : part);
  const rest = holdsText(filter) ? take(filter) : filter;
  return { text, rest };
}

export function holdsText(filter: Doc): boolean {
  if (Object.hasOwn(filter, '$text')) return true;
  const { $and: parts } = filter;
  return (
    Array.isArray(parts) && parts.some((part) => typeof part === 'object' && holdsText(part as Doc))
  );
}

/**
 * @throws StoreError 27 without a text index, 291 where a field before its text is not given, 2 for
 *   a hint or the natural order
 */
export function planText(
  collection: Collection | undefined,
  { text, rest }: Taken,
  { hint, sort, order }: { hint?: unknown; sort?: Doc | undefined; order: Order },
): TextPlan {
  const index = order.isOfKeys ? collection?.textIndex() : undefined;
  const keys = index?.text;
  if (!index || !keys) throw new StoreError(27, 'text index required for $text query');
  if (hint !== undefined) throw new StoreError(2, 'text and hint not allowed in same query');
  if (sort && '$natural' in sort)
    throw new StoreError(2, 'text expression not allowed with $natural sort');
  const prefix = keys.prefix.map(({ name }) => {
    const value = equalTo(rest, name);
    if (value !== undefined) return value;
    const advice = `the text index is compound: what is '${name}' equal to?`;
    throw new StoreError(291, `failed to use text index to satisfy $text query (${advice})`);
  });
  return { index, keys, prefix, query: parseTextQuery(text, keys.fields.language) };
}

function equalTo(filter: Doc, path: string): unknown {
  for (const [key, condition] of Object.entries(filter)) {
    const value = isOperatorObject(condition) ? condition.$eq : condition;
    if (key === path && isPlain(value)) return value;
    if (key !== '$and') continue;
    const found = (condition as Doc[]).map((part) => equalTo(part, path)).find(isGiven);
    if (isGiven(found)) return found;
  }
  return undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

/** The scores of the rows that have one of the words, read from the keys alone. */
function scoresFor(
  { index, keys, prefix, query }: TextPlan,
  check: () => void,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const term of query.terms) {
    check();
    const start = keys.startOf(prefix, term);
    for (const [key, row] of index.entries(start, after(start))) {
      scores.set(row, (scores.get(row) ?? 0) + scoreIn(key));
    }
  }
  return scores;
}

/** The rows that have the one word, best first: its keys end with the score, so they lie in that order. */
function* bestOf(
  { index, keys, prefix, query }: TextPlan,
  told: Told,
): Generator<[number, number]> {
  const start = keys.startOf(prefix, query.terms[0] ?? '');
  for (const [key, row] of index.highest(start, after(start))) {
    told.keys(1);
    yield [row, scoreIn(key)];
  }
}

/** What reading took, told as it is done. */
interface Told {
  /** So many keys were read. */
  keys: (count: number) => void;
  /** Another document is read. @throws StoreError 50 when the time is over */
  doc: () => void;
}

/** The rows that match, each with its score, in the order asked for; their documents are read last. */
export function* textRows(
  collection: Collection,
  plan: TextPlan,
  filter: (row: Row) => boolean,
  sort: Doc,
  told: Told,
): Generator<Row> {
  const { matches, terms } = plan.query;
  const read = function* read(rows: Iterable<[number, number]>): Generator<Row> {
    for (const [at, score] of rows) {
      told.doc();
      const row = collection.getRow(at);
      if (!row || !filter(row)) continue;
      if (matches && !matches(plan.keys.textsOf(row.doc))) continue;
      yield new Row(row.row, row.bytes, row.key, score);
    }
  };
  const order = Object.entries(sort);
  const [first] = order;
  const isByScore = order.length === 1 && isTextScore(first?.[1]);
  if (isByScore && terms.length === 1) {
    yield* read(bestOf(plan, told));
    return;
  }
  const scores = scoresFor(plan, () => told.keys(0));
  told.keys(scores.size);
  const found = [...scores];
  if (!first) yield* read(found.toSorted(([a], [b]) => a - b));
  else if (isByScore) {
    yield* read(found.toSorted(([a, one], [b, other]) => other - one || a - b));
  } else {
    const keyed = Array.from(read(found), (row) => ({ row, key: orderKey(row, order) }));
    keyed.sort((a, b) => Buffer.compare(a.key, b.key) || a.row.row - b.row.row);
    for (const { row } of keyed) yield row;
  }
}

/** The bytes of a sort that a score may be a part of: the highest comes first. */
function orderKey(row: Row, order: readonly [string, unknown][]): Buffer {
  const parts = order.map(([path, direction]) =>
    isTextScore(direction)
      ? encodeValue(row.score ?? 0, -1)
      : sortKey(row.doc, parseSort({ [path]: direction })),
  );
  return Buffer.concat(parts);
}

/** What explain shows of it. */
export function explainText({ index, keys, prefix, query }: TextPlan): Doc {
  const { terms, negatedTerms, phrases, negatedPhrases } = query;
  const scan = { stage: 'IXSCAN', indexName: index.spec.name, keyPattern: index.spec.key };
  return {
    stage: 'TEXT_MATCH',
    indexPrefix: Object.fromEntries(keys.prefix.map(({ name }, i) => [name, prefix[i]])),
    indexName: index.spec.name,
    parsedTextQuery: { terms, negatedTerms, phrases, negatedPhrases },
    textIndexVersion: 3,
    inputStage: { stage: 'TEXT_OR', inputStage: { stage: 'FETCH', inputStage: scan } },
  };
}
