import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { type Surroundings, watched } from './stage.ts';

/** What a sort holds at most: as much as MongoDB lets one hold in memory. */
const MOST_SORTED_BYTES = 100 * 1024 * 1024;
/** About what a document costs beside its key. */
const DOCUMENT_BYTES = 300;

export interface Keyed<K> {
  readonly doc: Doc;
  readonly key: K;
}

interface Sorting<K> {
  readonly keyOf: (doc: Doc) => K;
  readonly compare: (a: K, b: K) => number;
  readonly sizeOf: (key: K) => number;
}

/** All documents with their keys, in the order of these. @throws StoreError 292 for too many */
export function sortedBy<K>(
  docs: Iterable<Doc>,
  { keyOf, compare, sizeOf }: Sorting<K>,
  surroundings: Surroundings,
): Keyed<K>[] {
  let bytes = 0;
  const keyed: Keyed<K>[] = [];
  for (const doc of watched(docs, surroundings)) {
    const key = keyOf(doc);
    bytes += sizeOf(key) + DOCUMENT_BYTES;
    if (bytes > MOST_SORTED_BYTES)
      throw new StoreError(292, 'Sort exceeded memory limit of 104857600 bytes');
    keyed.push({ doc, key });
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- it is this function's own, and may be long
  return keyed.sort((a, b) => compare(a.key, b.key));
}
