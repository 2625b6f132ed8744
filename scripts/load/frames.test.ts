import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { FrameReader, opcodes, textFrame } from './frames.ts';

/** Lengths around the borders of the three ways in which a frame says its length. */
const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 80_000].map((length) => 'x'.repeat(length));
texts.push('Grüße, 你好, 👋');

/** A frame as a server sends it: a client's without the mask. */
const serverFrame = (text: string): Buffer => {
  const frame = textFrame(text);
  const payload = Buffer.byteLength(text);
  const head = frame.subarray(0, frame.length - payload - 4);
  head[1] = head.readUInt8(1) & 0x7f;
  return Buffer.concat([head, frame.subarray(frame.length - payload)]);
};

const reading = () => {
  const read: string[] = [];
  const reader = new FrameReader((opcode, payload) => {
    expect(opcode).toBe(opcodes.text);
    read.push(payload.toString());
  });
  return { read, reader };
};

describe('frames', () => {
  it('are read by a WebSocket server, and its frames by us', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    server.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => socket.send(data.toString()));
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3dhcm0gb2YgcGhvbmVzLg==\r\n\r\n',
    );
    const [hello] = (await once(socket, 'data')) as [Buffer];
    expect(hello.toString()).toMatch(/^HTTP\/1\.1 101 /);
    const { read, reader } = reading();
    const all = new Promise<void>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        reader.push(chunk);
        if (read.length === texts.length) resolve();
      });
    });
    for (const text of texts) socket.write(textFrame(text));
    await all;
    expect(read).toEqual(texts);
    socket.destroy();
    server.close();
  });

  it('are put together wherever the network cut them', () => {
    const short = texts.filter((text) => text.length < 200);
    const bytes = Buffer.concat(short.map(serverFrame));
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const { read, reader } = reading();
      reader.push(bytes.subarray(0, cut));
      reader.push(bytes.subarray(cut));
      expect(read).toEqual(short);
    }
    const { read, reader } = reading();
    for (const byte of bytes) reader.push(Buffer.from([byte]));
    expect(read).toEqual(short);
  });

  it('may lie in memory that is used again', () => {
    const { read, reader } = reading();
    const memory = Buffer.alloc(10);
    const frame = serverFrame('hello');
    for (const part of [frame.subarray(0, 4), frame.subarray(4)]) {
      memory.set(part);
      reader.push(memory.subarray(0, part.length));
      memory.fill(0xff);
    }
    expect(read).toEqual(['hello']);
  });

  it('in parts or masked are refused, not misread', () => {
    const { reader } = reading();
    expect(() => reader.push(Buffer.from([0x01, 1, 65]))).toThrow('in parts');
    expect(() => reading().reader.push(textFrame('masked'))).toThrow('masked');
  });
});
