import { serialize } from 'bson';
import { decode, decodeCommand, firstKey } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
export const MAX_MESSAGE_BYTES = 48_000_000;

/** The list of a command that is passed on as bytes, for each document as it came. */
const RAW_LISTS = new Map([
  ['insert', 'documents'],
  ['update', 'updates'],
]);

/** A command as it came over the wire. */
export interface Request {
  id: number;
  opcode: number;
  command: Doc;
  /** False where the client waits for no answer (an unacknowledged write). */
  answered: boolean;
}

/** The documents of a cursor's reply: bytes, as they are stored. */
export interface CursorReply {
  batchName: 'firstBatch' | 'nextBatch';
  batch: Uint8Array[];
  cursor: Doc;
}

export type Reply = Doc | CursorReply;

function isCursorReply(reply: Reply): reply is CursorReply {
  return 'batchName' in reply;
}

/** Cuts a stream of bytes into messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #held = 0;

  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    const frames: Buffer[] = [];
    for (let size = this.#nextSize(); size <= this.#held; size = this.#nextSize()) {
      const joined =
        this.#chunks.length === 1 ? (this.#chunks[0] ?? chunk) : Buffer.concat(this.#chunks);
      frames.push(joined.subarray(0, size));
      this.#chunks = joined.length > size ? [joined.subarray(size)] : [];
      this.#held -= size;
    }
    return frames;
  }

  /** The size of the message at the front; infinite while not even its length has come. */
  #nextSize(): number {
    let [first] = this.#chunks;
    if (!first || this.#held < 4) return Infinity;
    if (first.length < 4) {
      first = Buffer.concat(this.#chunks);
      this.#chunks = [first];
    }
    const size = first.readInt32LE(0);
    if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES)
      throw new Error(`bad message size ${size}`);
    return size;
  }
}

/** @throws Error for an opcode that no driver of today sends, and for sizes that do not fit */
export function readRequest(frame: Buffer): Request {
  const id = frame.readInt32LE(4);
  const opcode = frame.readInt32LE(12);
  if (opcode === OP_QUERY) {
    const afterName = frame.indexOf(0, HEADER_BYTES + 4) + 1;
    return { id, opcode, command: decode(frame.subarray(afterName + 8)), answered: true };
  }
  if (opcode !== OP_MSG) throw new Error(`unknown opcode ${opcode}`);
  const flags = frame.readUInt32LE(HEADER_BYTES);
  const end = frame.length - ((flags & CHECKSUM_PRESENT) === 0 ? 0 : 4);
  const command = readSections(frame, HEADER_BYTES + 4, end);
  return { id, opcode, command, answered: (flags & MORE_TO_COME) === 0 };
}

function readSections(frame: Buffer, start: number, end: number): Doc {
  let command: Doc = {};
  const sequences: Doc = {};
  for (let at = start; at < end;) {
    const kind = frame.readUInt8(at);
    const section = sized(frame, at + 1, end);
    if (kind === 0) command = readBody(section);
    else if (kind === 1) Object.assign(sequences, readSequence(section));
    else throw new Error(`unknown kind of section ${kind}`);
    at += 1 + section.length;
  }
  return { ...command, ...sequences };
}

const LEAST_BYTES = 5;

/** The bytes of what says its own size first: it moves on, and ends within what it lies in. */
function sized(bytes: Buffer, at: number, end: number): Buffer {
  const size = bytes.readInt32LE(at);
  if (size < LEAST_BYTES || size > end - at) throw new Error(`bad size ${size}`);
  return bytes.subarray(at, at + size);
}

function readBody(body: Buffer): Doc {
  const list = RAW_LISTS.get(firstKey(body));
  return list ? decodeCommand(body, list) : decode(body);
}

/** A list of documents beside the body; only the raw lists come this way. */
function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new Error('a list of documents without a name');
  const name = section.toString('utf8', 4, nameEnd);
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const document = sized(section, at, section.length);
    documents.push(document);
    at += document.length;
  }
  const raw = [...RAW_LISTS.values()].includes(name);
  return { [name]: raw ? documents : documents.map((bytes) => decode(bytes)) };
}

/** A command as bytes that `readRequest` reads. */
export function requestFrame(command: Doc): Buffer {
  const body = serialize(command);
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}

/** The document in a reply as `writeReply` writes it. */
export function bodyOf(reply: Buffer): Buffer {
  const isOld = reply.readInt32LE(12) === OP_REPLY;
  return reply.subarray(HEADER_BYTES + (isOld ? 20 : 5));
}

/** The bytes that answer a request. */
export function writeReply({ id, opcode }: Pick<Request, 'id' | 'opcode'>, reply: Reply): Buffer {
  const body = isCursorReply(reply) ? cursorBody(reply) : [serializeReply(reply)];
  const length = body.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.alloc(opcode === OP_QUERY ? HEADER_BYTES + 20 : HEADER_BYTES + 5);
  head.writeInt32LE(head.length + length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(opcode === OP_QUERY ? OP_REPLY : OP_MSG, 12);
  if (opcode === OP_QUERY) head.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([head, ...body]);
}

function serializeReply(reply: Doc): Buffer {
  try {
    return Buffer.from(serialize(reply));
  } catch (error) {
    if (error instanceof RangeError) {
      return Buffer.from(
        serialize(new StoreError(10334, 'The reply is larger than 16 MB').reply()),
      );
    }
    throw error;
  }
}

/** `{ cursor: { …, firstBatch: [documents as they are] }, ok: 1 }`, without reading the documents. */
function cursorBody({ batchName, batch, cursor }: CursorReply): Buffer[] {
  const items = batch.flatMap((bytes, i) => [element(0x03, String(i)), bytes as Buffer]);
  const list = wrapped(items);
  const fields = Buffer.from(serialize(cursor)).subarray(4, -1);
  const inner = wrapped([fields, element(0x04, batchName), ...list]);
  const ok = Buffer.from(serialize({ ok: 1 })).subarray(4, -1);
  return wrapped([element(0x03, 'cursor'), ...inner, ok]);
}

function element(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
}

function wrapped(parts: Buffer[]): Buffer[] {
  const size = Buffer.allocUnsafe(4);
  size.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5));
  return [size, ...parts, Buffer.alloc(1)];
}
