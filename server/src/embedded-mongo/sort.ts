import { compare } from './compare.ts';
import { encodeKey } from './keys.ts';
import { indexTuples, type KeyPart, keyParts, valuesAt } from './paths.ts';
import { StoreError } from './store-error.ts';
import { isTextScore, noScore } from './text/text-score.ts';
import { type Doc, RANK, rankOf } from './values.ts';

/** @throws StoreError 2 where a direction is neither 1 nor -1 */
export function parseSort(sort: Doc | undefined): KeyPart[] {
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

function sortValue(doc: Doc, { path, direction }: KeyPart): unknown {
  const found = valuesAt(doc, path).flatMap((value): unknown[] => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length > 0 ? value : [undefined];
  });
  if (found.length < 2) return found[0];
  return found.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}
