import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame, WholeFrames } from './whole-frames.ts';

let http: Server;
let client: WebSocket;
let server: WholeFrames;

beforeAll(async () => {
  http = createServer();
  const options = { server: http, perMessageDeflate: false, WebSocket: WholeFrames };
  const sockets = new WebSocketServer(options);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const connected = new Promise<WholeFrames>((resolve) => sockets.once('connection', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  server = await connected;
  if (client.readyState !== WebSocket.OPEN)
    await new Promise((resolve) => client.once('open', resolve));
});
afterAll(() => {
  client.terminate();
  server.terminate();
  http.close();
});

/** What the client gets of what the server sends. */
const carried = async (send: () => void): Promise<{ data: Buffer; isBinary: boolean }> => {
  const got = new Promise<{ data: Buffer; isBinary: boolean }>((resolve) => {
    client.once('message', (data, isBinary) => resolve({ data: data as Buffer, isBinary }));
  });
  send();
  return got;
};
const sent = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.send(text, (error?: Error | null) => (error ? reject(error) : resolve()));
  });

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'a text of %d bytes comes as it was sent',
  async (length) => {
    const text = 'x'.repeat(length);
    const { data, isBinary } = await carried(() => void sent(text));
    expect({ text: data.toString(), isBinary }).toEqual({ text, isBinary: false });
  },
);

test('whatever is in a text: what one client reads is what was written, in its order', async () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { data } = await carried(() => void sent(text));
      expect(data.toString()).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('half of a pair is replaced, as the library does, and breaks no frame', async () => {
  const { data } = await carried(() => void sent('a\ud800b'));
  expect(data.toString()).toBe('a\ufffdb');
  expect(textFrame('a\ud800b')).toHaveLength(2 + 5);
});

test('what is no text goes the way of the library', async () => {
  const { data, isBinary } = await carried(() => server.send(Buffer.from([1, 2]), () => {}));
  expect({ bytes: [...data], isBinary }).toEqual({ bytes: [1, 2], isBinary: true });
});

test('who has gone is told by an error, not by a broken write', async () => {
  const gone = new Promise((resolve) => server.once('close', resolve));
  client.terminate();
  await gone;
  await expect(sent('late')).rejects.toThrow('WebSocket is not open');
});
