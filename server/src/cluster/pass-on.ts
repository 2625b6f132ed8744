import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connectionIdIn, processOf } from './connection-ids.ts';

export interface PassOn {
  /** The number of this process in the ids of connections. */
  readonly id: number;
  /** Which process should have a newcomer; null for this one. */
  readonly betterForNewcomer: () => number | null;
  /** Gives a connection that becomes a WebSocket to another process. */
  readonly hand: (to: number, head: string, socket: Socket) => void;
  /** Has a request answered by another process. */
  readonly relay: (request: IncomingMessage, response: ServerResponse, to: number) => void;
}

/** A request as it came, for a process that reads it again; what came after it goes along. */
const asItCame = ({ method, url, httpVersion, rawHeaders }: IncomingMessage, more: Buffer) => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, more]).toString('base64');
};

/** Whose connection a request is about; null where it makes one, or is about none. */
const ownerOf = ({ url = '' }: IncomingMessage): number | null => {
  const connection = connectionIdIn(url);
  return connection === null ? null : processOf(connection);
};

/**
 * Stands before everybody who listens to `server`. What is about a connection of another process
 * goes there; a newcomer's WebSocket goes to the emptiest. A WebSocket moves with its socket, so
 * nothing that is sent over it takes a way round.
 *
 * @returns what takes up a socket that another process has given
 */
export const passOn = (server: Server, { id, betterForNewcomer, hand, relay }: PassOn) => {
  /** Those stay, or two processes could give a newcomer to each other for ever. */
  const taken = new WeakSet<Duplex>();
  const upgrades = server.listeners('upgrade');
  const requests = server.listeners('request');
  server.removeAllListeners('upgrade').removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const owner = ownerOf(request);
    if (owner !== null && owner !== id) relay(request, response, owner);
    else for (const listener of requests) listener.call(server, request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, more: Buffer) => {
    const to = taken.has(socket) ? null : (ownerOf(request) ?? betterForNewcomer());
    if (to !== null && to !== id && socket instanceof Socket) {
      hand(to, asItCame(request, more), socket);
      return;
    }
    for (const listener of upgrades) listener.call(server, request, socket, more);
  });
  return (socket: Socket, head: string): void => {
    taken.add(socket);
    socket.unshift(Buffer.from(head, 'base64'));
    server.emit('connection', socket);
  };
};
