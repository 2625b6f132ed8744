import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createManualClock } from '../../../test/manual-clock.ts';
import { bytesInTurn, heardAt } from './bytes-in-turn.ts';
import type { HubSocket } from './hub-types.ts';

/** A frame as a client sends it, with a mask that changes nothing (RFC 6455, section 5.2). */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const message = (text: string): Buffer => frame(1, text);
const goodbye = frame(8, '');

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Connections without a network, of which one turn reads all that was sent. */
const connect = () => {
  const clock = createManualClock();
  const Connection = bytesInTurn(clock) as unknown as new (
    address: null,
    protocols: undefined,
    options: object,
  ) => WebSocket & {
    setSocket(socket: Duplex, head: Buffer, options: object): void;
  };
  const heard: { who: string; what: string; at: number }[] = [];
  const open = (who: string) => {
    const webSocket = new Connection(null, undefined, {});
    const socket = new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => done() });
    webSocket.setSocket(socket, Buffer.alloc(0), { allowSynchronousEvents: true, maxPayload: 999 });
    const conn = { transport: { socket: webSocket } } as unknown as HubSocket['conn'];
    const note = (what: string) => heard.push({ who, what, at: heardAt(conn, clock) });
    webSocket.on('message', (data: Buffer) => note(data.toString()));
    webSocket.on('close', () => note('gone'));
    return socket;
  };
  return { clock, heard, open };
};

test('what was read in one turn is taken apart in several, as of when it was read', async () => {
  const { clock, heard, open } = connect();
  const before = clock.now();
  const sockets = Array.from({ length: 700 }, (_, number) => open(`p${number}`));
  for (const socket of sockets) socket.push(message('hello'));
  await nextTurn();
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThanOrEqual(250);
  clock.advance(1_000);
  while (heard.length < sockets.length) await nextTurn();
  expect(heard.map(({ who }) => who)).toEqual(sockets.map((_, number) => `p${number}`));
  expect(new Set(heard.map(({ at }) => at))).toEqual(new Set([before]));
});

test('what a connection sent before it went comes before its end, however it went', async () => {
  const { heard, open } = connect();
  const others = Array.from({ length: 300 }, (_, number) => open(`p${number}`));
  const [leaves, breaks] = [open('leaves'), open('breaks')];
  for (const socket of others) socket.push(message('hello'));
  for (const socket of [leaves, breaks]) {
    for (const text of ['one', 'two', 'three']) socket.push(message(text));
  }
  leaves.push(goodbye);
  leaves.push(null);
  await nextTurn();
  breaks.destroy();
  const of = (name: string) => heard.filter(({ who }) => who === name).map(({ what }) => what);
  while (of('breaks').length < 4 || of('leaves').length < 4) await nextTurn();
  expect(of('leaves')).toEqual(['one', 'two', 'three', 'gone']);
  expect(of('breaks')).toEqual(['one', 'two', 'three', 'gone']);
});

test('a client that sends more than is taken waits', async () => {
  const { open } = connect();
  const others = Array.from({ length: 300 }, (_, number) => open(`p${number}`));
  const socket = open('eager');
  for (const other of others) other.push(message('hello'));
  const text = 'x'.repeat(120);
  for (let sent = 0; sent < 1_000; sent += 1) socket.push(message(text));
  await nextTurn();
  expect(socket.isPaused()).toBe(true);
  while (socket.isPaused()) await nextTurn();
});
