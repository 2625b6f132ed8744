import { encodeKey, encodeValue } from '../keys.ts';
import { type Order, ofKeys } from '../order.ts';
import { indexTuples, type KeyPart, keyParts, valuesAt } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { isTextScore, noScore } from '../text/text-score.ts';
import { type Doc, RANK, rankOf } from '../values.ts';

/** @throws StoreError 15975 where a direction is neither 1 nor -1, 2 where `$natural` is not alone */
export function parseSort(sort: Doc | undefined): KeyPart[] {
  if (sort && Object.hasOwn(sort, '$natural') && Object.keys(sort).length > 1)
    throw new StoreError(2, "Cannot include '$natural' in compound sort");
  for (const [path, direction] of Object.entries(sort ?? {})) {
    if (isTextScore(direction)) noScore();
    const given = rankOf(direction) === RANK.number ? Number(direction) : 0;
    if (given !== 1 && given !== -1) {
      throw new StoreError(15975, `$sort key ordering must be 1 or -1 (for '${path}')`);
    }
  }
  return keyParts(sort ?? {});
}

/**
 * Bytes that order documents as the sort does: of an array the smallest item counts, or the largest; of several
 * fields of its objects those of one object.
 *
 * @throws StoreError 2 where two different arrays meet
 */
export function sortKey(doc: Doc, parts: readonly KeyPart[]): Buffer {
  const directions = parts.map((part) => part.direction);
  if (parts.length < 2)
    return encodeKey(
      parts.map((part) => sortValue(doc, part)),
      directions,
    );
  const keys = tuplesOf(doc, parts).map((values) => encodeKey(values, directions));
  return keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least));
}

function tuplesOf(doc: Doc, parts: readonly KeyPart[]): unknown[][] {
  try {
    return indexTuples(
      doc,
      parts.map(({ path }) => path),
    );
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 171) throw error;
    throw new StoreError(2, 'cannot sort with keys that are parallel arrays');
  }
}

function sortValue(doc: Doc, { path, direction }: KeyPart, order = ofKeys): unknown {
  const found = valuesAt(doc, path).flatMap((value): unknown[] => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length > 0 ? value : [undefined];
  });
  if (found.length < 2) return found[0];
  return found.reduce((best, value) => (order.compare(value, best) * direction < 0 ? value : best));
}

/** What documents are sorted by: bytes, or values where texts are compared in the order of a language. */
export type SortKey = Buffer | readonly unknown[];

/** Puts documents in order by keys of their own. */
export interface Sorter {
  /** @throws StoreError 2 as `sortKey` */
  keyOf(doc: Doc): SortKey;
  compare(a: SortKey, b: SortKey): number;
  /** Whether its keys are bytes. */
  readonly hasBytes: boolean;
}

const byBytes = (a: SortKey, b: SortKey): number => Buffer.compare(a as Buffer, b as Buffer);

export function sorterOf(parts: readonly KeyPart[], order: Order): Sorter {
  if (order.isOfKeys)
    return { keyOf: (doc) => sortKey(doc, parts), compare: byBytes, hasBytes: true };
  const compareTuples = (a: SortKey, b: SortKey): number => {
    for (const [i, { direction }] of parts.entries()) {
      const difference = order.compare(a[i], b[i]);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };
  const keyOf = (doc: Doc): SortKey => {
    if (parts.length < 2) return parts.map((part) => sortValue(doc, part, order));
    const tuples = tuplesOf(doc, parts);
    return tuples.reduce((least, values) => (compareTuples(values, least) < 0 ? values : least));
  };
  return { keyOf, compare: compareTuples, hasBytes: false };
}

/** About how much a key holds. */
export const sizeOfKey = (key: SortKey): number =>
  Buffer.isBuffer(key) ? key.length : encodeValue(key).length;
