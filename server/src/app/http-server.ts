import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long an open request may hold up the stop. */
const patience = 5_000;

/** Resolves with the port, once the server takes connections. */
export const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** How often connections are looked for whose last request has been answered meanwhile. */
const lookAgain = 50;

/** Resolves when every open request is answered; whoever takes too long is cut off. */
export const closeHttp = async (server: Server): Promise<void> => {
  const givesUpAt = performance.now() + patience;
  const looking = setInterval(() => {
    if (performance.now() < givesUpAt) server.closeIdleConnections();
    else server.closeAllConnections();
  }, lookAgain);
  // Also where the live engine has closed it before: what counts is that nothing is open any more.
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(looking);
};
