import { io } from 'socket.io-client';

/**
 * As much of a Socket.IO socket as the live layer needs. What comes in is unknown on purpose: it
 * is read with the schemas of the contract and nothing else.
 */
export interface LiveSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (received: unknown) => void): unknown;
  off(event: string, listener: (received: unknown) => void): unknown;
  /** Rejects when no acknowledgement came within `ms`, or the connection was lost meanwhile. */
  timeout(ms: number): { emitWithAck(event: string, input: unknown): Promise<unknown> };
}

/** `auth` makes what the handshake says, anew for each connection; `url` of the server, or this page's. */
export type SocketFactory = (options: {
  url?: string | undefined;
  auth: () => object;
}) => LiveSocket;

const transports = ['websocket', 'polling'];

/**
 * WebSocket first, long polling where something between refuses it. Where something swallows it
 * without a word, the try times out and the next one starts with polling. Reconnecting is not left
 * to Socket.IO: `live-connection.ts` knows better when.
 */
export const socketIo: SocketFactory = ({ url, auth }) => {
  const options = {
    auth: (say: (handshake: object) => void) => say(auth()),
    autoConnect: false,
    reconnection: false,
    transports,
    tryAllTransports: true,
    timeout: 10_000,
    // One page may hold two clients with different tokens.
    forceNew: true,
  };
  const socket = url === undefined ? io(options) : io(url, options);
  let tries = 0;
  socket.on('connect_error', () => {
    tries += 1;
    socket.io.opts.transports = tries % 2 === 0 ? transports : transports.toReversed();
  });
  return socket;
};
