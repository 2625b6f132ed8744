import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { Broadcaster } from './broadcaster.ts';
import type { Hub, HubSocket } from '../connection/hub-types.ts';

let hub: Hub;
let url: string;
let broadcaster: Broadcaster;
const clients: Socket[] = [];

beforeEach(async () => {
  const server = createServer();
  hub = new Server(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Parts of two; the third takes whoever is left.
  broadcaster = new Broadcaster(hub, pino({ level: 'silent' }), { part: 2, parts: 3 });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await hub.close();
});

interface Listener {
  readonly socket: HubSocket;
  /** The numbers of the notices that came. */
  readonly heard: number[];
}

/** A connection that follows a channel. */
const listen = async (channel = 'hall'): Promise<Listener> => {
  const connected = new Promise<HubSocket>((resolve) => hub.once('connection', resolve));
  const client = io(url, { transports: ['websocket'], forceNew: true });
  clients.push(client);
  const heard: number[] = [];
  client.on('notice', ({ seq }: { seq: number }) => heard.push(seq));
  const socket = await connected;
  broadcaster.join(socket, channel);
  return { socket, heard };
};

const send = (seq: number, channel = 'hall'): void => {
  const notice = { roomId: 'room1', epoch: 'e', name: 'people:changed', payload: {} } as const;
  broadcaster.send(channel, 'notice', { ...notice, seq });
};

const hears = ({ heard }: Listener, numbers: readonly number[]): Promise<void> =>
  eventually(() => expect(heard).toEqual(numbers));

/** Somebody who comes late hears the last notice only; whoever hears it has heard all before it. */
const flush = async (listeners: readonly Listener[], last: number): Promise<void> => {
  send(last);
  for (const { heard } of listeners) await eventually(() => expect(heard).toContain(last));
};

test('everybody in a channel gets all of it once, in its order; nobody else does', async () => {
  const hall = [];
  for (let count = 0; count < 7; count += 1) hall.push(await listen());
  const other = await listen('other');
  for (const seq of [1, 2, 3]) send(seq);
  await Promise.resolve();
  for (const seq of [4, 5]) send(seq);
  for (const each of hall) await hears(each, [1, 2, 3, 4, 5]);
  send(9, 'other');
  await hears(other, [9]);
});

test('between two parts others have their turn', async () => {
  for (let count = 0; count < 7; count += 1) await listen();
  let turns = 0;
  let isSent = false;
  const count = (): void => {
    if (isSent) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  send(1);
  await broadcaster.sent('hall');
  isSent = true;
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('whoever comes while it is under way gets what follows in its order', async () => {
  const hall = [];
  for (let count = 0; count < 4; count += 1) hall.push(await listen());
  const { socket, heard } = await listen('other');
  send(1);
  await Promise.resolve();
  broadcaster.join(socket, 'hall');
  send(2);
  await flush(hall, 3);
  await eventually(() => expect(heard).toContain(3));
  expect(heard).toEqual([1, 2, 3].slice(-heard.length));
  expect(heard.length).toBeGreaterThanOrEqual(2);
});

test('who has left gets nothing more, and their place is given to the next', async () => {
  const [ann, ben] = [await listen(), await listen()];
  broadcaster.leave(ann.socket, 'hall');
  const eve = await listen();
  expect(eve.socket.rooms).toContain('hall#0');
  await flush([ben, eve], 1);
  expect(ann.heard).toEqual([]);
});

test('who joins twice hears everything once', async () => {
  const ann = await listen();
  await listen();
  await listen();
  broadcaster.join(ann.socket, 'hall');
  send(1);
  await flush([ann], 2);
  expect(ann.heard).toEqual([1, 2]);
});

test('a channel is empty when the last one has gone, in whatever part they are', async () => {
  expect(broadcaster.has('hall')).toBe(false);
  const listeners = [await listen(), await listen(), await listen()];
  for (const { socket } of listeners.slice(0, 2)) broadcaster.leave(socket, 'hall');
  expect(broadcaster.has('hall')).toBe(true);
  for (const { socket } of listeners) broadcaster.leave(socket, 'hall');
  expect(broadcaster.has('hall')).toBe(false);
});

test('what may be lost goes to every part of every channel', async () => {
  const hall = [];
  for (let count = 0; count < 5; count += 1) hall.push(await listen());
  const other = await listen('other');
  const notice = {
    roomId: 'room1',
    epoch: 'e',
    seq: 1,
    name: 'room:changed',
    payload: {},
  } as const;
  broadcaster.sendVolatile(['hall', 'other'], 'notice', notice);
  for (const each of [...hall, other]) await hears(each, [1]);
});
