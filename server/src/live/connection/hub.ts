import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { timing } from '@sets/shared/core/limits.ts';
import type { OrderMoved } from '@sets/shared/live/account-notices.ts';
import { contractVersion, handshake } from '@sets/shared/live/protocol.ts';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { type ServerOptions, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Authenticate, Caller } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/new-id.ts';
import type { Clock } from '../../core/clock.ts';
import { bytesInTurn } from './bytes-in-turn.ts';
import type { Gate } from './gate.ts';
import { channelOf, watchersOf } from '../entry/seat.ts';
import { heartbeat } from './heartbeat.ts';
import type { Hub } from './hub-types.ts';
import { TextPackets } from './text-packets.ts';

const greeting = z.compile(handshake);

/**
 * No message of the contract comes in pieces, and each piece costs more memory than it holds. A
 * client that does not answer the goodbye is not waited for long.
 */
const engineOf = (clock: Clock) =>
  class extends WebSocketServer {
    constructor(options: ServerOptions) {
      // The types of the library do not know the last of these yet.
      const bounds = { maxFragments: 16, maxBufferedChunks: 64, closeTimeout: 1_000 };
      super({ ...options, ...bounds, WebSocket: bytesInTurn(clock) });
    }
  };

/**
 * Nothing is added to the answer of a handshake. The library asks for it by a property that it takes
 * off the request again, which makes each request a kilobyte and a half larger.
 */
const withoutHeaders = ({ engine }: Hub): void => {
  const { ws } = engine as unknown as { readonly ws: WebSocketServer };
  ws.removeAllListeners('headers');
};

/** Where phones open their connection; the library takes a URL apart that nobody has read before. */
const usualUrl = '/socket.io/?EIO=4&transport=websocket';

const readQuery = (request: IncomingMessage): void => {
  if (request.url !== usualUrl) return;
  Object.assign(request, { _query: { EIO: '4', transport: 'websocket' } });
};

interface HubParts {
  readonly server: HttpServer;
  readonly gate: Gate;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly log: Logger;
  /** Names connections; given where their ids must tell which process holds them. */
  readonly newConnectionId?: (() => string) | undefined;
}

/** Where the connections of an account are found, whichever process holds them. */
const accountRoom = (userid: string): string => `account:${userid}`;

/** Where the connections of a session are found, whichever process holds them. */
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/**
 * Ends the connections of an account, whose rights are others now (SE2). The client connects again, and
 * is seated where it still may be.
 */
export const disconnectAccount = (hub: Hub, userid: string): void => {
  hub.local.in(accountRoom(userid)).disconnectSockets(true);
  hub.in(accountRoom(userid)).disconnectSockets(true);
};

/** What reaches the connections of accounts, whichever process holds them. */
export interface AccountDoor {
  /** Ends the connections of sessions that have ended (CN5). */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** Tells the open pages of these accounts that an order was moved on (NO8). */
  orderMoved(userids: readonly string[], moved: OrderMoved): void;
}

export const accountDoor = (hub: Hub): AccountDoor => ({
  disconnectSessions: (sessionIds) => {
    const rooms = sessionIds.map(sessionRoom);
    // Those of this process at once, also where the way to the others is cut.
    hub.local.in(rooms).disconnectSockets(true);
    hub.in(rooms).disconnectSockets(true);
  },
  orderMoved: (userids, moved) => {
    if (userids.length > 0) hub.to(userids.map(accountRoom)).emit('order:moved', moved);
  },
});

/** Ends the connections of everybody in a room that is no more. They come back, and find nothing. */
export const disconnectRoom = (hub: Hub, roomId: string): void => {
  const rooms = audiences.map((audience) => channelOf(roomId, audience));
  hub.local.in(rooms).disconnectSockets(true);
  hub.in(rooms).disconnectSockets(true);
};

/** Ends the connections of those who watch by these embed links (SE15). */
export const disconnectWatchers = (hub: Hub, embedids: readonly string[]): void => {
  if (embedids.length === 0) return;
  const rooms = embedids.map(watchersOf);
  hub.local.in(rooms).disconnectSockets(true);
  hub.in(rooms).disconnectSockets(true);
};

/** The Socket.IO server, with the handshake of the contract (CN1-CN3, CN5-CN8). */
export const createHub = (parts: HubParts): Hub => {
  const { server, gate, authenticate, clock, log, newConnectionId = newId } = parts;
  const hub: Hub = new Server(server, {
    ...heartbeat,
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    transports: ['websocket', 'polling'],
    connectTimeout: timing.greeting,
    allowRequest: gate.allow,
    wsEngine: engineOf(clock),
  });
  Object.assign(hub.engine, { generateId: newConnectionId });
  Object.assign(hub, { encoder: new TextPackets() });
  withoutHeaders(hub);
  server.prependListener('upgrade', readQuery);
  gate.watch(hub);
  hub.use((socket, next) => {
    greet(socket.handshake.auth, authenticate).then(
      (actor) => {
        socket.data.actor = actor;
        next();
      },
      (error: unknown) => {
        next(refusal(error));
      },
    );
  });
  hub.on('connection', (socket) => {
    const { actor } = socket.data;
    if (actor === null) return;
    void socket.join([sessionRoom(actor.sessionId), accountRoom(actor.userid)]);
    // A session that ended between its greeting and this moment was in no room to be found in.
    greet(socket.handshake.auth, authenticate).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.warn({ err: error }, 'a session could not be checked');
      socket.disconnect(true);
    });
  });
  return hub;
};

/** Who connects; null for a guest. @throws AppError OUTDATED, UNAUTHENTICATED or BAD_REQUEST. */
const greet = async (auth: unknown, authenticate: Authenticate): Promise<Caller | null> => {
  const said = greeting.safeParse(auth);
  if (!said.success) throw new AppError('BAD_REQUEST', 'This connection is not well formed.');
  if (said.data.contract !== contractVersion) {
    throw new AppError('OUTDATED', 'There is a newer version. Please reload the page.');
  }
  if (said.data.token === undefined) return null;
  const actor = await authenticate(said.data.token);
  if (actor === null || actor.mustLeave) {
    throw new AppError('UNAUTHENTICATED', 'Please log in again.');
  }
  return actor;
};

/** Socket.IO passes the `data` of an error on to the client. */
const refusal = (error: unknown): Error => {
  const failure =
    error instanceof AppError
      ? error
      : new AppError('UNAVAILABLE', 'The server cannot answer now.', { cause: error });
  return Object.assign(new Error(failure.message), { data: failure.toFailure() });
};
