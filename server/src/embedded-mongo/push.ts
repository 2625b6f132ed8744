import { compare } from './compare.ts';
import { parseSort, sortKey } from './sort.ts';
import { StoreError } from './store-error.ts';
import { isObject, RANK, rankOf } from './values.ts';

const MODIFIERS = new Set(['$each', '$slice', '$sort', '$position']);

/** The array after a `$push` with its modifiers: `$position`, then `$sort`, then `$slice`. */
export function pushed(current: readonly unknown[], argument: unknown): unknown[] {
  if (!isObject(argument) || !('$each' in argument)) return [...current, argument];
  const unknown = Object.keys(argument).find((key) => !MODIFIERS.has(key));
  if (unknown) throw new StoreError(2, `Unrecognized clause in $push: ${unknown}`);
  const { $each: each, $position: position, $sort: sort, $slice: slice } = argument;
  if (!Array.isArray(each)) {
    throw new StoreError(2, 'The argument to $each in $push must be an array');
  }
  const at = position === undefined ? current.length : wholeNumber('$position', position);
  const joined = current.toSpliced(at, 0, ...(each as unknown[]));
  const sorted = sort === undefined ? joined : sortItems(joined, sort);
  return slice === undefined ? sorted : sliced(sorted, wholeNumber('$slice', slice));
}

function wholeNumber(name: string, value: unknown): number {
  const number = rankOf(value) === RANK.number ? Number(value) : Number.NaN;
  if (Number.isInteger(number)) return number;
  throw new StoreError(2, `The value for ${name} must be an integer value`);
}

function sliced(items: unknown[], count: number): unknown[] {
  if (count === 0) return [];
  return count > 0 ? items.slice(0, count) : items.slice(count);
}

function sortItems(items: readonly unknown[], order: unknown): unknown[] {
  if (order === 1 || order === -1) return items.toSorted((a, b) => compare(a, b) * order);
  if (!isObject(order)) throw new StoreError(2, 'The $sort is invalid: use 1, -1 or a document');
  const parts = parseSort(order);
  const keyOf = (item: unknown): Buffer => sortKey(isObject(item) ? item : {}, parts);
  return items.toSorted((a, b) => Buffer.compare(keyOf(a), keyOf(b)));
}
