import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { Connection, ConnectionLost } from './connection.ts';

let io: Server;
let port: number;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { transports: ['websocket'], pingInterval: 50, pingTimeout: 200 });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  port = (http.address() as AddressInfo).port;
});
afterEach(() => io.close());

describe('Connection to Socket.IO', () => {
  it('says the contract and the token, and gets replies of any order to their requests', async () => {
    io.on('connection', (socket) => {
      expect(socket.handshake.auth).toEqual({ contract: contractVersion, token: 'secret' });
      const held: (() => void)[] = [];
      socket.on('clock:sync', (_input, reply: (reply: unknown) => void) => {
        held.push(() => reply({ ok: true, data: { now: held.length } }));
        if (held.length === 3) for (const release of held.toReversed()) release();
      });
    });
    const connection = await Connection.open({ port, token: 'secret' });
    const replies = await Promise.all([1, 2, 3].map(() => connection.request('clock:sync', {})));
    expect(replies).toEqual([1, 2, 3].map(() => ({ ok: true, data: { now: 3 } })));
    connection.close();
  });

  it('hands on events, long ones too, and counts messages and bytes', async () => {
    const text = 'ü'.repeat(70_000);
    io.on('connection', (socket) => socket.emit('notice', { text }));
    const event = Promise.withResolvers<string>();
    const connection = await Connection.open({ port, onEvent: event.resolve });
    expect(JSON.parse(await event.promise)).toEqual(['notice', { text }]);
    expect(connection.traffic.messages).toBe(3);
    expect(connection.traffic.bytesIn).toBeGreaterThan(140_000);
    connection.close();
  });

  it('answers the heartbeat, or the server would end it', async () => {
    const ended: string[] = [];
    const beats = Promise.withResolvers<void>();
    io.on('connection', (socket) => {
      let count = 0;
      socket.on('disconnect', (reason) => ended.push(reason));
      socket.conn.on('heartbeat', () => {
        count += 1;
        if (count === 6) beats.resolve();
      });
    });
    const connection = await Connection.open({ port });
    await beats.promise;
    expect(ended).toEqual([]);
    connection.close();
  });

  it('rejects with the sentence of a refusal', async () => {
    io.use((_socket, next) => next(new Error('OUTDATED')));
    await expect(Connection.open({ port })).rejects.toThrow('OUTDATED');
  });

  it('rejects where nobody listens', async () => {
    await io.close();
    await expect(Connection.open({ port })).rejects.toThrow(ConnectionLost);
  });

  it('rejects what is under way when the connection is lost', async () => {
    io.on('connection', (socket) => socket.on('clock:sync', () => socket.disconnect(true)));
    const lost = Promise.withResolvers<void>();
    const connection = await Connection.open({ port, onClose: lost.resolve });
    await expect(connection.request('clock:sync', {})).rejects.toThrow(ConnectionLost);
    await lost.promise;
    expect(connection.isOpen).toBe(false);
    await expect(connection.request('clock:sync', {})).rejects.toThrow(ConnectionLost);
  });
});
