import { deserialize, Long, serialize } from 'bson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../raw-bson.ts';
import { FrameReader, readRequest, writeReply } from './wire.ts';

const OP_MSG = 2013;
const OP_QUERY = 2004;

function frame(id: number, opcode: number, body: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(body);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + content.length, 0);
  header.writeInt32LE(id, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, content]);
}

function message(id: number, command: object, flags = 0): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt32LE(flags, 0);
  return frame(id, OP_MSG, [start, serialize(command)]);
}

test('messages come out whole, however the stream was cut', () => {
  const texts = fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 5 });
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(texts, cuts, (sent, sizes) => {
      const stream = Buffer.concat(sent.map((text, id) => message(id, { ping: text })));
      const reader = new FrameReader();
      const frames: Buffer[] = [];
      for (let at = 0, i = 0; at < stream.length; i += 1) {
        const size = sizes[i % sizes.length] ?? 1;
        frames.push(...reader.push(stream.subarray(at, at + size)));
        at += size;
      }
      expect(frames.map((one) => readRequest(one).command.ping)).toEqual(sent);
      expect(frames.map((one) => readRequest(one).id)).toEqual(sent.map((_text, id) => id));
    }),
  );
});

test.each([0, 15, -1, 48_000_001])('a message of %i bytes is none', (size) => {
  const header = Buffer.alloc(16);
  header.writeInt32LE(size, 0);
  expect(() => new FrameReader().push(header)).toThrow(/size/);
});

describe('a request', () => {
  test('of an insert leaves its documents as bytes, in the body and beside it', () => {
    const documents = [{ _id: 1 }, { _id: 2, a: { b: 'x' } }];
    const inBody = message(7, { insert: 'c', documents, $db: 'test' });
    const list = Buffer.concat([
      Buffer.from('documents\0'),
      ...documents.map((doc) => serialize(doc)),
    ]);
    const section = Buffer.alloc(5);
    section.writeUInt8(1, 0);
    section.writeInt32LE(4 + list.length, 1);
    const body = serialize({ insert: 'c', $db: 'test' });
    const beside = frame(7, OP_MSG, [Buffer.alloc(4), section, list, Buffer.alloc(1), body]);
    for (const bytes of [inBody, beside]) {
      const { id, command, answered } = readRequest(bytes);
      expect([id, answered, command.insert, command.$db]).toEqual([7, true, 'c', 'test']);
      const raw = command.documents as Uint8Array[];
      expect(raw.map((one) => decode(one))).toEqual(documents);
    }
  });

  test('that wants no answer says so', () => {
    expect(readRequest(message(1, { ping: 1 }, 2)).answered).toBe(false);
  });

  test('in the words of old servers is for the first hello', () => {
    const start = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
    const hello = frame(3, OP_QUERY, [start, serialize({ ismaster: 1 })]);
    expect(readRequest(hello)).toMatchObject({ id: 3, command: { ismaster: 1 } });
    const reply = writeReply({ id: 3, opcode: OP_QUERY }, { ok: 1 });
    expect(reply.readInt32LE(8)).toBe(3);
    expect(deserialize(reply.subarray(36))).toEqual({ ok: 1 });
  });

  const int32 = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    return bytes;
  };
  const ofSections = (...sections: readonly Uint8Array[]): Buffer =>
    frame(1, OP_MSG, [Buffer.alloc(4), ...sections]);
  const list = (...parts: readonly Uint8Array[]): Buffer => {
    const content = Buffer.concat([Buffer.from('documents\0'), ...parts]);
    return Buffer.concat([Buffer.of(1), int32(4 + content.length), content]);
  };

  test.each([-2_147_483_648, -1, 0, 4, 1_000])('with a size of %i in it is none', (size) => {
    const body = Buffer.concat([Buffer.of(0), serialize({ insert: 'c', $db: 'test' })]);
    const sizeless = Buffer.concat([Buffer.of(1), int32(size)]);
    for (const bytes of [
      ofSections(Buffer.of(0), int32(size)),
      ofSections(body, sizeless),
      ofSections(body, sizeless, Buffer.from('documents\0')),
      ofSections(body, list(int32(size))),
      ofSections(body, list(serialize({ _id: 1 }), int32(size))),
    ])
      expect(() => readRequest(bytes)).toThrow(/size/);
  });

  test('with a list that has no name, or a section of no kind, is none', () => {
    expect(() => readRequest(ofSections(Buffer.of(1), int32(6), Buffer.from('ab')))).toThrow(
      /name/,
    );
    expect(() => readRequest(ofSections(Buffer.of(7), serialize({ ping: 1 })))).toThrow(/kind/);
  });

  test('of another kind is none', () => {
    expect(() => readRequest(frame(1, 2012, []))).toThrow(/opcode/);
  });
});

describe('a reply', () => {
  test('of a cursor holds the documents as they are stored', () => {
    const batch = [{ _id: 1 }, { _id: 2, text: 'ä' }].map((doc) => serialize(doc));
    const cursor = { id: Long.fromNumber(5), ns: 'test.c' };
    const reply = writeReply({ id: 9, opcode: OP_MSG }, { batchName: 'firstBatch', batch, cursor });
    expect(reply.readInt32LE(0)).toBe(reply.length);
    expect(deserialize(reply.subarray(21))).toEqual({
      cursor: { id: 5, ns: 'test.c', firstBatch: [{ _id: 1 }, { _id: 2, text: 'ä' }] },
      ok: 1,
    });
  });

  test('that is too large is an error', () => {
    const values = Array.from({ length: 20 }, () => 'x'.repeat(1_000_000));
    const reply = writeReply({ id: 1, opcode: OP_MSG }, { values, ok: 1 });
    expect(deserialize(reply.subarray(21))).toMatchObject({ ok: 0, code: 10334 });
  });
});
