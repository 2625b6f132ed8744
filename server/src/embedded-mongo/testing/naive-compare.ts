import { type Binary, Long, type ObjectId } from 'bson';
import { isObject, rankOf } from '../values.ts';

/** MongoDB's order written down value by value, for the types that tests make. */
export function compareNaively(a: unknown, b: unknown): number {
  const ranks = rankOf(a) - rankOf(b);
  if (ranks !== 0) return ranks;
  if (isNumber(a)) return compareNumbers(a, b as number | Long);
  if (typeof a === 'string') return compareLists(codePoints(a), codePoints(b as string));
  if (Array.isArray(a)) return compareLists(a, b as unknown[]);
  if (isObject(a)) return compareLists(flat(a), flat(b as Record<string, unknown>));
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (a instanceof Date) return a.getTime() - (b as Date).getTime();
  if (isBinary(a)) return compareBinary(a, b as Binary);
  if (a === null || a === undefined) return 0;
  return (a as ObjectId).toHexString() < (b as ObjectId).toHexString()
    ? -1
    : Number(!(a as ObjectId).equals(b as ObjectId));
}

function isNumber(value: unknown): value is number | Long {
  return typeof value === 'number' || Long.isLong(value);
}

function isBinary(value: unknown): value is Binary {
  return (value as { _bsontype?: string } | null)?.['_bsontype'] === 'Binary';
}

function compareNumbers(a: number | Long, b: number | Long): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  const x = typeof a === 'number' ? a : a.toBigInt();
  const y = typeof b === 'number' ? b : b.toBigInt();
  // JavaScript compares numbers and bigints exactly.
  return x < y ? -1 : Number(x > y);
}

function codePoints(text: string): unknown[] {
  return Array.from(text, (one) => one.codePointAt(0));
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  const different = a.findIndex((item, i) => i >= b.length || compareNaively(item, b[i]) !== 0);
  if (different === -1) return a.length - b.length;
  return different >= b.length ? 1 : compareNaively(a[different], b[different]);
}

/** Field by field: its type, then its name, then its value. */
function flat(object: Record<string, unknown>): unknown[] {
  return Object.entries(object).flatMap(([name, value]) => [rankOf(value), name, value]);
}

function compareBinary(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());
}
