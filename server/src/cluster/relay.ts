import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server as SocketServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

/** Where a process takes requests that came to another one; its folder opens to this user alone. */
export const relaySocket = (folder: string, id: number): string => join(folder, `${id}.sock`);

/** Lets the other processes bring requests to `server`. */
export const openRelay = async (server: Server, path: string): Promise<SocketServer> => {
  const door = createServer((socket) => server.emit('connection', socket));
  // Not shared through the primary, as other ports of a worker are.
  door.listen({ path, exclusive: true });
  await once(door, 'listening');
  return door;
};

/**
 * Those are between two neighbours; each side of the relay has its own. Node refuses to send some of
 * them, and throws where nobody could catch it.
 */
const ofOneHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const passed = { ...headers };
  for (const name of ofOneHop) delete passed[name];
  return passed;
};

/** What Engine.IO itself says of a connection that it does not know: its client connects anew. */
const unknownConnection = JSON.stringify({ code: 1, message: 'Session ID unknown' });

/**
 * Brings requests of long polling to the process whose connection they are about. Browsers and
 * proxies send them over whatever connection is open, so now and then they come to another one.
 */
export const createRelay = (folder: string) => {
  const agent = new Agent({ keepAlive: true });
  return {
    pass: (incoming: IncomingMessage, response: ServerResponse, id: number): void => {
      const { method, url, headers } = incoming;
      const passed = endToEnd(headers);
      // A body without a length is sent on as it comes, in chunks.
      if (headers['transfer-encoding'] !== undefined) passed['transfer-encoding'] = 'chunked';
      const outgoing = request({
        socketPath: relaySocket(folder, id),
        agent,
        method,
        path: url,
        headers: passed,
      });
      outgoing.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
        pipeline(answer, response, () => {});
      });
      outgoing.once('error', () => {
        incoming.resume();
        if (response.headersSent) response.destroy();
        else response.writeHead(400, { 'Content-Type': 'application/json' }).end(unknownConnection);
      });
      // A client that has gone takes its waiting request along.
      response.once('close', () => {
        if (!response.writableFinished) outgoing.destroy();
      });
      incoming.pipe(outgoing);
    },
    close: (): void => {
      agent.destroy();
    },
  };
};
