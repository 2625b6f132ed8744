import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { newConnectionId } from './connection-ids.ts';
import { passOn } from './pass-on.ts';
import { createRelay, openRelay, relaySocket } from './relay.ts';

/** Two servers that answer with their number and all that they were sent. */
const startServer = async (id: number): Promise<Server> => {
  const server = createServer((asked, response) => {
    const answer = (body: string): void => {
      response.setHeader('X-Seen', String(asked.headers['x-said']));
      response.end(JSON.stringify({ id, method: asked.method, url: asked.url, body }));
    };
    text(asked).then(answer, () => {});
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, more: Buffer) => {
    const from = socket.remotePort;
    socket.end(
      `HTTP/1.1 101 OK\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${JSON.stringify({ id, url: asked.url, from, more: String(more) })}`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

let folder: TemporaryFolder;
let one: Server;
let two: Server;
let better: number | null = null;
const closing: (() => void)[] = [];
beforeEach(async () => {
  folder = new TemporaryFolder();
  [one, two] = await Promise.all([startServer(1), startServer(2)]);
  const relay = createRelay(folder.path);
  const door = await openRelay(two, relaySocket(folder.path, 2));
  const relayNothing = () => {
    throw new Error('It was for this one.');
  };
  const taken = passOn(two, {
    id: 2,
    relay: relayNothing,
    // It would give back what it was given, if that did not stay.
    betterForNewcomer: () => 1,
    hand: () => {
      throw new Error('What was given stays.');
    },
  });
  passOn(one, {
    id: 1,
    relay: relay.pass,
    betterForNewcomer: () => better,
    hand: (to, head, socket) => {
      expect(to).toBe(2);
      taken(socket, head);
    },
  });
  better = null;
  closing.push(
    () => relay.close(),
    () => door.close(),
  );
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  for (const server of [one, two]) {
    server.close();
    server.closeAllConnections();
  }
  folder[Symbol.dispose]();
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const url = (path: string): string => `http://127.0.0.1:${portOf(one)}${path}`;
const polling = (process: number): string =>
  `/socket.io/?EIO=4&transport=polling&sid=${newConnectionId(process)}`;

test('what is about a connection of another process is answered there, with all that was sent', async () => {
  const path = polling(2);
  const body = 'x'.repeat(300_000);
  const answer = await fetch(url(path), { method: 'POST', body, headers: { 'X-Said': 'this' } });
  expect(await answer.json()).toEqual({ id: 2, method: 'POST', url: path, body });
  expect(answer.headers.get('x-seen')).toBe('this');
});

test('a body that comes in pieces, without a length, arrives whole', async () => {
  const path = polling(2);
  const asked = request(url(path), { method: 'POST' });
  asked.write('one, ');
  asked.end('two');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(JSON.parse(await text(answer))).toMatchObject({ id: 2, body: 'one, two' });
});

test('over one connection each request goes where it belongs', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const ask = async (path: string): Promise<{ id: number }> => {
    const asked = request(url(path), { agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    ports.add(answer.socket.localPort);
    return JSON.parse(await text(answer));
  };
  const ids = [];
  for (const path of ['/api/about', polling(2), polling(1), '/socket.io/?EIO=4', polling(2)]) {
    ids.push((await ask(path)).id);
  }
  expect(ids).toEqual([1, 2, 1, 1, 2]);
  expect(ports.size).toBe(1);
  agent.destroy();
});

/** What comes back for a request that no well-behaved client sends; '' where nothing does. */
const askRaw = async (head: string): Promise<string> => {
  const socket = connect(portOf(one), '127.0.0.1');
  socket.write(`${head}\r\nHost: one\r\nConnection: close\r\n\r\n`);
  return text(socket);
};

test('headers that are between two neighbours end no process', async () => {
  const path = polling(2);
  for (const header of ['Trailer: x', 'TE: trailers', 'Keep-Alive: 1', 'Proxy-Connection: a']) {
    const answer = await askRaw(`GET ${path} HTTP/1.1\r\n${header}`);
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain('"id":2');
  }
});

test('whose a connection is, is read as the hub reads it', async () => {
  const sid = polling(2).split('sid=')[1];
  for (const query of [`sid=${sid}&sid=`, `x=1#?sid=${sid}`, `x=1#&sid=${sid}`]) {
    expect(await askRaw(`GET /socket.io/?${query} HTTP/1.1`)).toContain('"id":1');
  }
  expect(await askRaw(`GET /socket.io/?sid=&sid=${sid} HTTP/1.1`)).toContain('"id":2');
});

test('where that process is gone, the client is told to connect anew', async () => {
  const answer = await fetch(url(polling(3)), { method: 'POST', body: 'x'.repeat(300_000) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: 1, message: 'Session ID unknown' });
});

test('a client that goes away takes its waiting request along', async () => {
  two.removeAllListeners('request');
  const came = once(two, 'request');
  const asked = request(url(polling(2))).end();
  asked.on('error', () => {});
  const [, response] = (await came) as [IncomingMessage, NodeJS.EventEmitter];
  const gone = once(response, 'close');
  asked.destroy();
  await gone;
});

const upgrade = async (path: string): Promise<{ said: Record<string, unknown>; from: number }> => {
  const asked = request(url(path), {
    headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
  }).end();
  const [, socket, head] = (await once(asked, 'upgrade')) as [unknown, Socket, Buffer];
  const from = socket.localPort ?? 0;
  return { said: JSON.parse(String(head) + (await text(socket))), from };
};

test('a WebSocket moves with its socket: to whose connection it is about', async () => {
  const path = polling(2).replace('polling', 'websocket');
  const { said, from } = await upgrade(path);
  expect(said).toEqual({ id: 2, url: path, from, more: '' });
});

test('a newcomer’s WebSocket goes to the emptiest, and stays there', async () => {
  expect((await upgrade('/socket.io/?transport=websocket')).said).toMatchObject({ id: 1 });
  better = 2;
  expect((await upgrade('/socket.io/?transport=websocket')).said).toMatchObject({ id: 2 });
});
