import type { Code } from 'bson';
import { kindOf } from '../numbers.ts';
import { StoreError } from '../store-error.ts';
import { RANK, rankOf } from '../values.ts';

/** MongoDB's type names and numbers. */
const TYPES: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const NAME_OF_RANK: Record<number, string> = {
  [RANK.null]: 'null',
  [RANK.string]: 'string',
  [RANK.object]: 'object',
  [RANK.array]: 'array',
  [RANK.binary]: 'binData',
  [RANK.objectId]: 'objectId',
  [RANK.boolean]: 'bool',
  [RANK.date]: 'date',
  [RANK.timestamp]: 'timestamp',
  [RANK.pattern]: 'regex',
  [RANK.minKey]: 'minKey',
  [RANK.maxKey]: 'maxKey',
};

/** MongoDB's name of a value's type; a missing field is 'missing'. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  const rank = rankOf(value);
  if (rank === RANK.number) return kindOf(value);
  if (rank === RANK.code) return (value as Code).scope ? 'javascriptWithScope' : 'javascript';
  return NAME_OF_RANK[rank] ?? 'object';
}

/** Compiles the operand of `$type`: a name, a number, 'number', or a list of these. */
export function typeTest(operand: unknown): (value: unknown) => boolean {
  const wanted = new Set<string>();
  const list: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0) throw new StoreError(9, 'type must match at least one type');
  for (const item of list) {
    const name = Object.keys(TYPES).find((key) => key === item || TYPES[key] === Number(item));
    if (item === 'number')
      for (const kind of ['int', 'long', 'double', 'decimal']) wanted.add(kind);
    else if (name) wanted.add(name);
    else throw new StoreError(2, `Unknown type name alias: ${String(item)}`);
  }
  return (value) => wanted.has(typeName(value));
}
