import type { Collection } from '../collection.ts';
import { take } from '../row.ts';
import { findRows } from '../find/query.ts';
import type { Doc } from '../values.ts';

const MOST_AT_ONCE = 500;

/**
 * Removes documents whose time is over, some at a time, found through the TTL index. Of an array
 * of dates the earliest one counts, which is what the filter asks for.
 *
 * @returns whether there may be more
 */
export function removeExpired(collection: Collection, now: number): boolean {
  for (const { spec, parts } of collection.indexes.values()) {
    const [part] = parts;
    if (spec.expireAfterSeconds === undefined || !part) continue;
    const due: Doc = { [part.name]: { $lte: new Date(now - spec.expireAfterSeconds * 1000) } };
    const filter = { $and: [due, spec.partialFilterExpression ?? {}] };
    const expired = take(findRows(collection, { filter, hint: spec.name }), MOST_AT_ONCE);
    for (const row of expired) collection.remove(row);
    if (expired.length === MOST_AT_ONCE) return true;
  }
  return false;
}
