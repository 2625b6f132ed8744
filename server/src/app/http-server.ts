import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resolves with the port, once the server takes connections. */
export const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen(port, host);
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
