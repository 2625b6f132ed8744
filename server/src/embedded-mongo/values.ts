import type { BSONRegExp } from 'bson';

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

/** A pattern as its source and flags, whether it came as a RegExp or as BSON's own. */
export function patternParts(value: unknown): { source: string; flags: string } {
  if (value instanceof RegExp) return { source: value.source, flags: value.flags };
  const { pattern, options } = value as BSONRegExp;
  return { source: pattern, flags: options };
}
