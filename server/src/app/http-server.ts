import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Failure } from '@sets/shared/core/result.ts';

/**
 * Connections that may wait for the server to take them up. Node's own 511 makes half of a lecture
 * hall that comes at the same moment wait a second, until their phones try again.
 */
export const backlog = 4_096;

/** Resolves with the port, once the server takes connections. */
export const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** How long a client may take, in milliseconds: a slow one must not hold a connection for good. */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than proxies keep theirs, or one of them sends a request into a connection that closes.
  keepAliveTimeout: 75_000,
} as const;

/**
 * What becomes a WebSocket. Anything else that asks for an upgrade (to HTTP/2, for one) is answered
 * as if it had not: whoever listens to upgrades at all is handed every one, wherever it goes.
 */
export const isForLive = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/socket.io/') && headers.upgrade?.toLowerCase() === 'websocket';

/** What cannot even be read as a request: its status, by the code of Node's parser. */
const unreadable: Readonly<Record<string, { status: string; failure: Failure }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    failure: { code: 'TOO_LARGE', msg: 'The address or the headers are too long.' },
  },
};
const malformed = {
  status: '400 Bad Request',
  failure: { code: 'BAD_REQUEST', msg: 'The request could not be read.' },
} satisfies { status: string; failure: Failure };

/** Answers in the API's own form what Node would refuse with an empty reply. */
export const answerUnreadable = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // To one that only waited nothing is said: a browser opens connections ahead of need, and would
    // take it for the answer to what it asks next.
    if (
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ||
      error.code === 'ECONNRESET' ||
      !socket.writable
    ) {
      socket.destroy();
      return;
    }
    const { status, failure } = unreadable[error.code ?? ''] ?? malformed;
    const body = JSON.stringify(failure);
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
};

/** How long an open request may hold up the stop, in milliseconds. */
const patience = 5_000;

/** How often connections are looked for whose last request has been answered meanwhile. */
const lookAgain = 50;

/**
 * Lets no connection outlive its last request from now on, and none at all outlive the patience.
 * It begins with the stop, since the live engine too waits for the connections of its server.
 */
export const drain = (server: Server): void => {
  const givesUpAt = performance.now() + patience;
  const looking = setInterval(() => {
    if (performance.now() < givesUpAt) server.closeIdleConnections();
    else server.closeAllConnections();
  }, lookAgain);
  server.once('close', () => {
    clearInterval(looking);
  });
};

/** Resolves when nothing is open any more, also where the live engine has closed it before. */
export const closeHttp = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
