import { deserialize, serialize } from 'bson';
import { StoreError } from './store-error.ts';
import type { Doc } from './values.ts';

/** The largest document, in bytes, and the largest reply of a cursor. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Numbers and strings as JavaScript has them, all else as BSON's own values, so that nothing is lost. */
const LOSSLESS = { promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, LOSSLESS);
}

/** A document to calculate with, or to send on in another shape: every number says of which kind it is. */
export function decodeExact(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

/** A document whose embedded documents stay bytes: for what is passed on or looked at later. */
export function decodeShallow(bytes: Uint8Array): Doc {
  return deserialize(bytes, { ...LOSSLESS, raw: true });
}

/** A command of which one list stays a list of bytes. */
export function decodeCommand(bytes: Uint8Array, rawList: string): Doc {
  return deserialize(bytes, { ...LOSSLESS, fieldsAsRaw: { [rawList]: true } });
}

/** @throws StoreError 10334 above 16 MB */
export function encode(doc: Doc): Uint8Array {
  try {
    return checkSize(serialize(doc));
  } catch (error) {
    // The library's own buffer ends a little above the limit.
    if (error instanceof RangeError) throw tooLarge('more than 17000000');
    throw error;
  }
}

function tooLarge(size: number | string): StoreError {
  const limit = `the largest is ${MAX_DOCUMENT_BYTES}`;
  return new StoreError(10334, `BSONObj size: ${size} is invalid; ${limit} bytes`);
}

function checkSize(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(bytes.length);
  return bytes;
}

const FIRST_ELEMENT = 4;
const CLOSING_BYTES = 1;
const STRING_LIKE = new Set([0x02, 0x0d, 0x0e]);
const LENGTH_INCLUDED = new Set([0x03, 0x04, 0x0f]);
const FIXED_LENGTH: Record<number, number> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Where the value of a type ends that begins at `start`. */
function valueEnd(bytes: Buffer, type: number, start: number): number {
  const fixed = FIXED_LENGTH[type];
  if (fixed !== undefined) return start + fixed;
  if (STRING_LIKE.has(type)) return start + 4 + bytes.readInt32LE(start);
  if (LENGTH_INCLUDED.has(type)) return start + bytes.readInt32LE(start);
  if (type === 0x05) return start + 5 + bytes.readInt32LE(start);
  if (type === 0x0b) return bytes.indexOf(0, bytes.indexOf(0, start) + 1) + 1;
  if (type === 0x0c) return start + 4 + bytes.readInt32LE(start) + 12;
  throw new StoreError(9, `unknown BSON type ${type}`);
}

/** The name of the first field, or '' where there is none. */
export function firstKey(bytes: Uint8Array): string {
  const buffer = view(bytes);
  const start = FIRST_ELEMENT + 1;
  return bytes.length > start ? buffer.toString('latin1', start, buffer.indexOf(0, start)) : '';
}

function isId(bytes: Buffer, name: number): boolean {
  // '_id' and its closing zero as one little-endian number
  return name + 4 <= bytes.length && bytes.readUInt32LE(name) === 0x0064695f;
}

/** The bytes of the field `_id` (type, name and value), or undefined where it is missing. */
export function idElement(bytes: Uint8Array): Buffer | undefined {
  const buffer = view(bytes);
  let at = FIRST_ELEMENT;
  while (at < buffer.length - CLOSING_BYTES) {
    const value = buffer.indexOf(0, at + 1) + 1;
    const end = valueEnd(buffer, buffer.readUInt8(at), value);
    if (isId(buffer, at + 1)) return buffer.subarray(at, end);
    at = end;
  }
  return undefined;
}

/** Names of fields as they lie in a document: to compare bytes takes a tenth of reading each name. */
export type FieldNames = readonly Uint8Array[];

export const fieldNames = (names: Iterable<string>): FieldNames =>
  Array.from(names, (name) => Buffer.from(name));

function liesAt(name: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let i = 0; i < name.length; i += 1) if (bytes[start + i] !== name[i]) return false;
  return true;
}

/** A document of those of its fields, as they lie in it. */
export function onlyFields(bytes: Uint8Array, names: FieldNames): Uint8Array {
  const buffer = view(bytes);
  const found: Uint8Array[] = [];
  let at = FIRST_ELEMENT;
  while (at < buffer.length - CLOSING_BYTES) {
    const name = at + 1;
    let close = name;
    while (close < buffer.length && buffer[close] !== 0) close += 1;
    const end = valueEnd(buffer, buffer[at] ?? 0, close + 1);
    // What is damaged is found by whoever reads all of it.
    if (end <= at || end >= buffer.length) return bytes;
    const isAsked = names.some((own) => own.length === close - name && liesAt(own, buffer, name));
    if (isAsked) found.push(buffer.subarray(at, end));
    at = end;
  }
  return assemble(found);
}

/** A document of these elements, one after the other. */
function assemble(elements: readonly Uint8Array[]): Uint8Array {
  const length = elements.reduce((sum, element) => sum + element.length, 4 + CLOSING_BYTES);
  const size = Buffer.allocUnsafe(4);
  size.writeInt32LE(length);
  return checkSize(Buffer.concat([size, ...elements, Buffer.alloc(CLOSING_BYTES)], length));
}

/** The value of an element as {@link idElement} gives it. */
export function elementValue(element: Uint8Array): unknown {
  return decode(assemble([element]))._id;
}

/** An `_id` as an element. */
export function toIdElement(id: unknown): Uint8Array {
  const bytes = serialize({ _id: id });
  return bytes.subarray(FIRST_ELEMENT, bytes.length - CLOSING_BYTES);
}

/** The document with this `_id` first, as MongoDB stores it, whatever `_id` it had before. */
export function withId(bytes: Uint8Array, id: Uint8Array): Uint8Array {
  const buffer = view(bytes);
  const own = idElement(buffer);
  if (!own) return assemble([id, buffer.subarray(FIRST_ELEMENT, buffer.length - CLOSING_BYTES)]);
  const start = own.byteOffset - buffer.byteOffset;
  if (start === FIRST_ELEMENT && own.equals(id)) return checkSize(bytes);
  const before = buffer.subarray(FIRST_ELEMENT, start);
  return assemble([id, before, buffer.subarray(start + own.length, buffer.length - CLOSING_BYTES)]);
}
