import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine, at `host`, that nobody listened on a moment ago: for programs that take no port 0.
 * Somebody else may be quicker with it.
 */
export const freePort = async (host = '127.0.0.1'): Promise<number> => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};
