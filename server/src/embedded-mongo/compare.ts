import { type Binary, type BSONRegExp, type Code, type DBRef, Long, type Timestamp } from 'bson';

/** A document, or an object within one, as it comes out of BSON. */
export type Doc = Record<string, unknown>;

/** MongoDB's order of types: values of a lower rank come before all values of a higher one. */
export const RANK = {
  minKey: 1,
  undefined: 2,
  null: 3,
  number: 4,
  string: 5,
  object: 6,
  array: 7,
  binary: 8,
  objectId: 9,
  boolean: 10,
  date: 11,
  timestamp: 12,
  pattern: 13,
  code: 14,
  maxKey: 15,
} as const;

const BSON_RANK: Record<string, number> = {
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
  Long: RANK.number,
  Decimal128: RANK.number,
  Int32: RANK.number,
  Double: RANK.number,
  BSONSymbol: RANK.string,
  Binary: RANK.binary,
  ObjectId: RANK.objectId,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.pattern,
  Code: RANK.code,
  DBRef: RANK.object,
};

export function rankOf(value: unknown): number {
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'number') return RANK.number;
  if (typeof value === 'boolean') return RANK.boolean;
  if (value === undefined) return RANK.undefined;
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof RegExp) return RANK.pattern;
  return BSON_RANK[bsonType(value)] ?? RANK.object;
}

/** The name of the class of one of BSON's own values, '' for a plain object. */
export function bsonType(value: object): string {
  return '_bsontype' in value ? String(value['_bsontype']) : '';
}

/** An object with fields: no array, no date, no value of BSON's own. */
export function isObject(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !('_bsontype' in value)
  );
}

/** A number as a double and what the double leaves out (only a Long beyond 2^53 has such a rest). */
export function numberParts(value: unknown): { double: number; rest: number } {
  if (typeof value === 'number') return { double: value, rest: 0 };
  if (Long.isLong(value)) {
    const double = value.toNumber();
    return { double, rest: Number(value.toBigInt() - BigInt(double)) };
  }
  return { double: Number(String(value)), rest: 0 };
}

function compareNumbers(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a < b) return -1;
    if (a > b) return 1;
    if (a === b) return 0;
    return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  }
  const x = numberParts(a);
  const y = numberParts(b);
  return compareNumbers(x.double, y.double) || x.rest - y.rest;
}

/** Strings compare as their UTF-8 bytes do: by code points, where JavaScript goes by UTF-16 units. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointOrder(x) - codePointOrder(y);
  }
  return a.length - b.length;
}

/** Puts surrogates, which stand for the highest code points, above all other units. */
function codePointOrder(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** The fields of an object, also of a DBRef, which BSON hands out as a class of its own. */
export function fieldsOf(value: unknown): [string, unknown][] {
  return Object.entries(isObject(value) ? value : (value as DBRef).toJSON());
}

function compareObjects(a: unknown, b: unknown): number {
  const right = fieldsOf(b);
  for (const [i, [name, value]] of fieldsOf(a).entries()) {
    const other = right[i];
    if (!other) return 1;
    const [otherName, otherValue] = other;
    const order =
      rankOf(value) - rankOf(otherValue) ||
      compareStrings(name, otherName) ||
      compare(value, otherValue);
    if (order !== 0) return order;
  }
  return fieldsOf(a).length - right.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** A pattern as its source and flags, whether it came as a RegExp or as BSON's own. */
export function patternParts(value: unknown): { source: string; flags: string } {
  if (value instanceof RegExp) return { source: value.source, flags: value.flags };
  const { pattern, options } = value as BSONRegExp;
  return { source: pattern, flags: options };
}

function comparePatterns(a: unknown, b: unknown): number {
  const x = patternParts(a);
  const y = patternParts(b);
  return compareStrings(x.source, y.source) || compareStrings(x.flags, y.flags);
}

/** The bytes that order a binary value: shorter first, then by subtype, then by content. */
export function binaryBytes(value: unknown): Buffer {
  const { buffer, position, sub_type: subtype } = value as Binary;
  const bytes = Buffer.allocUnsafe(5 + position);
  bytes.writeUInt32BE(position, 0);
  bytes.writeUInt8(subtype, 4);
  bytes.set(buffer.subarray(0, position), 5);
  return bytes;
}

/** MongoDB's order over all values: below 0, 0 or above 0. */
export function compare(a: unknown, b: unknown): number {
  const rank = rankOf(a);
  const order = rank - rankOf(b);
  if (order !== 0) return order;
  switch (rank) {
    case RANK.number:
      return compareNumbers(a, b);
    case RANK.string:
      return compareStrings(String(a), String(b));
    case RANK.object:
      return compareObjects(a, b);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case RANK.binary:
      return Buffer.compare(binaryBytes(a), binaryBytes(b));
    case RANK.objectId:
      return compareStrings(String(a), String(b));
    case RANK.boolean:
      return Number(a) - Number(b);
    case RANK.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case RANK.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case RANK.pattern:
      return comparePatterns(a, b);
    case RANK.code:
      return compareStrings((a as Code).code, (b as Code).code);
    default:
      return 0;
  }
}

export function equals(a: unknown, b: unknown): boolean {
  return a === b || compare(a, b) === 0;
}
