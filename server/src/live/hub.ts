import type { Server as HttpServer } from 'node:http';
import { contractVersion, handshake } from '@sets/shared/live/protocol.ts';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { Server } from 'socket.io';
import type { Authenticate, Caller } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Hub } from './socket-peer.ts';

/** Between two heartbeats, and until a silent connection counts as gone, in ms. */
const heartbeat = { pingInterval: 20_000, pingTimeout: 20_000 } as const;

/** The Socket.IO server, with the handshake of the contract (CN1-CN3). */
export const createHub = (server: HttpServer, authenticate: Authenticate): Hub => {
  const hub: Hub = new Server(server, {
    ...heartbeat,
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    transports: ['websocket', 'polling'],
  });
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
  return hub;
};

/** Who connects; null for a guest. @throws AppError OUTDATED, UNAUTHENTICATED or BAD_REQUEST. */
const greet = async (auth: unknown, authenticate: Authenticate): Promise<Caller | null> => {
  const said = handshake.safeParse(auth);
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
