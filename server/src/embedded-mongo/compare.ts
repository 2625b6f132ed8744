import { encodeValue } from './keys.ts';
import { rankOf } from './values.ts';

/** MongoDB's order over all values, which is the order of their keys: below 0, 0 or above 0. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') {
    if (a < b) return -1;
    if (a > b) return 1;
  }
  return rankOf(a) - rankOf(b) || Buffer.compare(encodeValue(a), encodeValue(b));
}

export function equals(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return compare(a, b) === 0;
}
