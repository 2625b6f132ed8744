import {
  type Binary,
  type Code,
  type DBRef,
  Double,
  Int32,
  Long,
  type ObjectId,
  type Timestamp,
} from 'bson';
import { StoreError } from './store-error.ts';
import { isObject, patternParts, RANK, rankOf } from './values.ts';

/** 1: ascending, -1: descending. */
export type Direction = 1 | -1;

/**
 * Values as bytes that sort, compared byte for byte, as MongoDB sorts the values. A value is its
 * type's rank and a payload that ends by itself, so keys of several fields can be strung together
 * and no key is the beginning of another one.
 */
let scratch = Buffer.allocUnsafe(1024);
let used = 0;

function reserve(bytes: number): void {
  if (used + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, used + bytes));
  scratch.copy(larger, 0, 0, used);
  scratch = larger;
}

function writeByte(byte: number): void {
  reserve(1);
  scratch.writeUInt8(byte, used);
  used += 1;
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  scratch.set(bytes, used);
  used += bytes.length;
}

/** UTF-8; a zero byte becomes 00 FF, the end is 00 00. */
function writeString(text: string): void {
  reserve(text.length * 3 + 2);
  if (text.includes('\0')) {
    for (const [i, part] of text.split('\0').entries()) {
      if (i > 0) writeBytes(Uint8Array.of(0, 0xff));
      writeBytes(Buffer.from(part));
    }
  } else {
    used += scratch.write(text, used);
  }
  reserve(2);
  used = scratch.writeUInt16BE(0, used);
}

/** A number as a double and what the double leaves out (only a Long beyond 2^53 has such a rest). */
function numberParts(value: unknown): { double: number; rest: number } {
  if (typeof value === 'number') return { double: value, rest: 0 };
  if (value instanceof Int32 || value instanceof Double) return { double: value.value, rest: 0 };
  if (Long.isLong(value)) {
    const double = value.toNumber();
    return { double, rest: Number(value.toBigInt() - BigInt(double)) };
  }
  return { double: exactDouble(String(value)), rest: 0 };
}

const NOT_FINITE = /^-?(NaN|Infinity)$/;

/** @throws StoreError 2 for a Decimal128 that no double is equal to: it would be taken for its neighbour */
function exactDouble(decimal: string): number {
  const double = Number(decimal);
  if (NOT_FINITE.test(decimal)) return double;
  // A finite one that is larger than any double becomes Infinity as well.
  if (Number.isFinite(double) && isExactly(double, decimal)) return double;
  throw new StoreError(
    2,
    `The store compares Decimal128 only where a double is equal to it, not ${decimal}`,
  );
}

/** Whether a double, which is finite, has exactly the value that a decimal says. */
function isExactly(double: number, decimal: string): boolean {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:E([-+]?\d+))?$/i.exec(decimal) ?? [];
  const digits = BigInt(`${sign}${whole}${part}`);
  const exponent = Number(power) - part.length;
  const [numerator, denominator] = ratioOf(double);
  const tens = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0
    ? digits * tens * denominator === numerator
    : digits * denominator === numerator * tens;
}

/** A double as a fraction of whole numbers. */
function ratioOf(double: number): [numerator: bigint, denominator: bigint] {
  let denominator = 1n;
  let value = double;
  while (!Number.isInteger(value)) {
    value *= 2;
    denominator *= 2n;
  }
  return [BigInt(value), denominator];
}

/** The bits of the double, turned so that they sort, then the rest that it leaves out. */
function writeNumber(value: unknown): void {
  const { double, rest } = numberParts(value);
  reserve(10);
  if (Number.isNaN(double)) {
    scratch.fill(0, used, used + 8);
  } else {
    scratch.writeDoubleBE(double + 0, used);
    if (double < 0) invert(scratch, used, used + 8);
    else scratch.writeUInt8(scratch.readUInt8(used) | 0x80, used);
  }
  used = scratch.writeUInt16BE(rest + 0x8000, used + 8);
}

function writeInt64(value: bigint): void {
  reserve(8);
  used = scratch.writeBigUInt64BE(BigInt.asUintN(64, value), used);
}

/** The fields of an object, also of a DBRef, which BSON hands out as a class of its own. */
function fieldsOf(value: unknown): [string, unknown][] {
  return Object.entries(isObject(value) ? value : (value as DBRef).toJSON());
}

/** The bytes that order a binary value: shorter first, then by subtype, then by content. */
function binaryBytes(value: unknown): Buffer {
  const { buffer, position, sub_type: subtype } = value as Binary;
  const bytes = Buffer.allocUnsafe(5 + position);
  bytes.writeUInt32BE(position, 0);
  bytes.writeUInt8(subtype, 4);
  bytes.set(buffer.subarray(0, position), 5);
  return bytes;
}

function writeObject(value: unknown): void {
  for (const [name, field] of fieldsOf(value)) {
    writeByte(rankOf(field));
    writeString(name);
    writePayload(field);
  }
  writeByte(0);
}

function writePayload(value: unknown): void {
  switch (rankOf(value)) {
    case RANK.number:
      return writeNumber(value);
    case RANK.string:
      return writeString(String(value));
    case RANK.object:
      return writeObject(value);
    case RANK.array:
      for (const item of value as unknown[]) writeValue(item);
      return writeByte(0);
    case RANK.binary:
      return writeBytes(binaryBytes(value));
    case RANK.objectId:
      return writeBytes((value as ObjectId).id);
    case RANK.boolean:
      return writeByte(Number(value));
    case RANK.date:
      return writeInt64(BigInt((value as Date).getTime()) ^ (1n << 63n));
    case RANK.timestamp:
      return writeInt64((value as Timestamp).toBigInt());
    case RANK.pattern: {
      const { source, flags } = patternParts(value);
      writeString(source);
      return writeString(flags);
    }
    case RANK.code:
      return writeString((value as Code).code);
    default:
      return undefined;
  }
}

function writeValue(value: unknown): void {
  writeByte(rankOf(value));
  writePayload(value);
}

function invert(bytes: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i += 1) bytes[i] = ~(bytes[i] ?? 0);
}

/** One value as a key; descending keys are the same bytes inverted. */
export function encodeValue(value: unknown, direction: Direction = 1): Buffer {
  used = 0;
  writeValue(value);
  if (direction === -1) invert(scratch, 0, used);
  return Buffer.from(scratch.subarray(0, used));
}

/** The values of a compound key strung together, each in its own direction. */
export function encodeKey(values: readonly unknown[], directions: readonly Direction[]): Buffer {
  used = 0;
  for (const [i, value] of values.entries()) {
    const start = used;
    writeValue(value);
    if (directions[i] === -1) invert(scratch, start, used);
  }
  return Buffer.from(scratch.subarray(0, used));
}

/** A text that is the same for equal values: for sets and maps of values. */
export function keyText(value: unknown): string {
  return encodeValue(value).toString('latin1');
}

/** The smallest bytes that are above everything that begins with these. */
export function after(bytes: Uint8Array): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end -= 1;
  const next = Buffer.from(bytes.subarray(0, end));
  if (end > 0) next.writeUInt8(next.readUInt8(end - 1) + 1, end - 1);
  return next;
}
