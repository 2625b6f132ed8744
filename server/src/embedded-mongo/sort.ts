import { compare } from './compare.ts';
import { encodeKey } from './keys.ts';
import { type KeyPart, keyParts, valuesAt } from './paths.ts';
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

/** Bytes that order documents as the sort does: of an array the smallest item counts, or the largest. */
export function sortKey(doc: Doc, parts: readonly KeyPart[]): Buffer {
  return encodeKey(
    parts.map((part) => sortValue(doc, part)),
    parts.map((part) => part.direction),
  );
}

function sortValue(doc: Doc, { path, direction }: KeyPart): unknown {
  const found = valuesAt(doc, path).flatMap((value): unknown[] => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length > 0 ? value : [undefined];
  });
  if (found.length < 2) return found[0];
  return found.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}
