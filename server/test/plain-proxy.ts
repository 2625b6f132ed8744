import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy on this machine as it is without any setting: it sends what it gets on to `port` by a name of this
 * machine, and says nothing of itself or of who asks.
 */
export const startPlainProxy = async (port: number) => {
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const onward = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, host: 'localhost' } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
