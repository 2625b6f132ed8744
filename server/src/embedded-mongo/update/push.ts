import type { Order } from '../order.ts';
import { parseSort, type SortKey, sorterOf } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import { isObject, RANK, rankOf } from '../values.ts';

const MODIFIERS = new Set(['$each', '$slice', '$sort', '$position']);

/** The array after a `$push` with its modifiers: `$position`, then `$sort`, then `$slice`. */
export function pushed(current: readonly unknown[], argument: unknown, order: Order): unknown[] {
  if (!isObject(argument) || !('$each' in argument)) return [...current, argument];
  const unknown = Object.keys(argument).find((key) => !MODIFIERS.has(key));
  if (unknown) throw new StoreError(2, `Unrecognized clause in $push: ${unknown}`);
  const { $each: each, $position: position, $sort: sort, $slice: slice } = argument;
  if (!Array.isArray(each)) {
    throw new StoreError(2, 'The argument to $each in $push must be an array');
  }
  const at = position === undefined ? current.length : wholeNumber('$position', position);
  const joined = current.toSpliced(at, 0, ...(each as unknown[]));
  const sorted = sort === undefined ? joined : sortItems(joined, sort, order);
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

function sortItems(items: readonly unknown[], sort: unknown, order: Order): unknown[] {
  if (sort === 1 || sort === -1) return items.toSorted((a, b) => order.compare(a, b) * sort);
  if (!isObject(sort)) throw new StoreError(2, 'The $sort is invalid: use 1, -1 or a document');
  const sorter = sorterOf(parseSort(sort), order);
  const keyOf = (item: unknown): SortKey => sorter.keyOf(isObject(item) ? item : {});
  return items.toSorted((a, b) => sorter.compare(keyOf(a), keyOf(b)));
}
