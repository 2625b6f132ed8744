import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { Connection } from '../connection.ts';
import { fatal, refusable } from './malformed-messages.ts';

let io: Server;
let port: number;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { transports: ['websocket'], maxHttpBufferSize: maxMessageBytes });
  io.on('connection', (socket) => {
    socket.on('clock:sync', (_input: unknown, reply: unknown) => {
      if (typeof reply === 'function') reply({ ok: true, data: { now: 1 } });
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  port = (http.address() as AddressInfo).port;
});
afterEach(() => io.close());

it('Socket.IO itself keeps the connection after each that may be refused', async () => {
  const connection = await Connection.open({ port });
  for (const bytes of refusable) {
    connection.write(bytes);
    const reply = await connection.request('clock:sync', {}).catch(() => null);
    expect(reply, bytes.toString('latin1', 0, 120)).toMatchObject({ ok: true });
  }
  connection.close();
});

it('Socket.IO itself ends the connection after each that is fatal', async () => {
  for (const bytes of fatal) {
    const closed = Promise.withResolvers<void>();
    const connection = await Connection.open({ port, onClose: closed.resolve });
    connection.write(bytes);
    const reply = await connection.request('clock:sync', {}).catch(() => null);
    expect(reply, bytes.toString('latin1', 0, 120)).toBeNull();
    await closed.promise;
  }
});
