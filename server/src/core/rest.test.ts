import { once } from 'node:events';
import {
  createServer,
  get as httpGet,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import * as z from 'zod/mini';
import { createManualClock } from '../../test/manual-clock.ts';
import { createCallsUnderWay } from './calls-under-way.ts';
import { mountHealth } from './health.ts';
import { AppError } from './app-error.ts';
import { answerFailures } from './http-failure.ts';
import { limitsInMemory } from './limits/memory-limits.ts';
import { createLog } from './log.ts';
import { mostReading, mountRoutes } from './rest.ts';
import { serve } from './route.ts';

/* What no route of the product does on purpose: break. */

const open = {
  method: 'get',
  summary: 'For this test',
  auth: 'none',
  limit: { count: 100, seconds: 1 },
} as const;

const failing = (path: string, error: Error) =>
  serve({ ...open, path, reply: z.strictObject({}) }, () => Promise.reject(error));

/** Longer than what a connection takes at once, so that the end waits for its reader. */
let made = 0;
let given = 0;
function* pieces(): Generator<string> {
  try {
    for (made = 0; made < 1_000; made += 1) yield `${made},${'é'.repeat(50_000)}\r\n`;
  } finally {
    given += 1;
  }
}
/** So few that the connection takes them all at once. */
let madeInTurn = Infinity;
function* smallPieces(): Generator<string> {
  let count = 0;
  setImmediate(() => {
    madeInTurn = count;
  });
  for (; count < 100; count += 1) yield '.';
}
function* brokenPieces(): Generator<string> {
  yield 'first\r\n';
  throw new Error('the second piece broke');
}

/** How many of what is long were made, of which connections do not take one at once. */
let longMade = 0;
const long = 'a'.repeat(16_000_000);

const slow = Promise.withResolvers<void>();

const leaking = { shown: 'yes', passwordHash: 'a hash that must stay' };
const routes = [
  failing('/api/broken', new Error('the e-mail ann@school.example broke it')),
  failing('/api/full', new AppError('UNAVAILABLE', 'Too many wait.', { retryInMs: 5_000 })),
  failing('/api/away', new mongoose.mongo.MongoNetworkError('connection closed')),
  serve({ ...open, path: '/api/leaking', reply: z.strictObject({ shown: z.string() }) }, () =>
    Promise.resolve(leaking),
  ),
  serve({ ...open, path: '/api/pieces', reply: { mediaType: 'text/csv' } }, async () => ({
    name: 'pieces.csv',
    contents: pieces(),
  })),
  serve({ ...open, path: '/api/broken-pieces', reply: { mediaType: 'text/csv' } }, async () => ({
    name: 'pieces.csv',
    contents: brokenPieces(),
  })),
  serve({ ...open, path: '/api/small-pieces', reply: { mediaType: 'text/csv' } }, async () => ({
    name: 'pieces.csv',
    contents: smallPieces(),
  })),
  serve({ ...open, path: '/api/long', isLong: true, reply: z.string() }, async () => {
    longMade += 1;
    return long;
  }),
  serve({ ...open, path: '/api/slow', reply: { mediaType: 'text/csv' } }, async () => {
    await slow.promise;
    return { name: 'slow.csv', contents: ['slow'] };
  }),
];

const clock = createManualClock();
const lines: string[] = [];
const health = { stopping: false, pingStore: (): Promise<void> => Promise.resolve() };
let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  mountRoutes(app, routes, {
    authenticate: () => Promise.resolve(null),
    calls: createCallsUnderWay(clock),
    clock,
    limits: limitsInMemory(clock),
  });
  mountHealth(app, { stopping: () => health.stopping, pingStore: () => health.pingStore() });
  app.use(answerFailures(createLog('info', { write: (line) => void lines.push(line) })));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const get = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.text() };
};

test('an error that nobody expected is 500 and tells the caller nothing; the log has it, masked', async () => {
  const { status, body } = await get('/api/broken');
  expect(status).toBe(500);
  expect(JSON.parse(body)).toEqual({
    code: 'INTERNAL',
    msg: 'That is a fault of ours; it was logged.',
  });
  expect(lines.join('')).toContain('the e-mail [address] broke it');
});

test('a queue that is full is a line in the log, without a stack', async () => {
  lines.length = 0;
  expect(await get('/api/full')).toMatchObject({ status: 503 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ why: 'Too many wait.', msg: 'unavailable' });
  expect(lines[0]).not.toContain('stack');
  await get('/api/away');
  expect(lines[1]).toContain('"stack"');
});

test('a reply with more in it than its schema allows does not leave the server', async () => {
  const { status, body } = await get('/api/leaking');
  expect(status).toBe(500);
  expect(body + lines.join('')).not.toContain(leaking.passwordHash);
});

test('while the store is away: 503, to be tried again', async () => {
  const { status, body } = await get('/api/away');
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
});

test('/readyz: 200 only while the store answers in time and nothing stops', async () => {
  expect((await get('/readyz')).status).toBe(200);
  health.pingStore = () => Promise.reject(new Error('away'));
  expect((await get('/readyz')).status).toBe(503);
  health.pingStore = () => Promise.reject(new AppError('UNAVAILABLE', 'The disk is full.'));
  const full = await get('/readyz');
  expect([full.status, JSON.parse(full.body)]).toMatchObject([503, { msg: 'The disk is full.' }]);
  health.pingStore = () => new Promise(() => {});
  expect((await get('/readyz')).status).toBe(503);
  health.pingStore = () => Promise.resolve();
  health.stopping = true;
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
});

test('a file that is made in pieces comes whole, in their order', async () => {
  const response = await fetch(`${url}/api/pieces`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=pieces.csv');
  const rows = (await response.text()).trimEnd().split('\r\n');
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([...Array(1_000).keys()]);
  expect(rows.every((row) => row.endsWith('é'))).toBe(true);
});

test('pieces are made no faster than they are read, and no more once the reader has gone', async () => {
  const before = { lines: lines.length, given };
  const stop = new AbortController();
  await fetch(`${url}/api/pieces`, { signal: stop.signal });
  stop.abort();
  await eventually(() => expect(given).toBe(before.given + 1));
  expect(made).toBeLessThan(1_000);
  expect(lines.slice(before.lines)).toEqual([]);
});

/** Asks for a file, and reads nothing of it. */
const stalled = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpGet(url + path, { agent: false }, (response) => resolve(response.pause())).on(
      'error',
      reject,
    );
  });

test('a file goes to each caller one at a time; what nobody reads is ended, and let go', async () => {
  const before = { lines: lines.length, given };
  const first = await stalled('/api/pieces');
  const second = await fetch(`${url}/api/pieces`);
  expect(second.status).toBe(429);
  expect(await second.json()).toEqual({
    code: 'RATE_LIMITED',
    msg: 'This file is being sent to you already. Wait until it is there, then try again.',
  });
  clock.advance(mostReading - 1);
  expect(given).toBe(before.given);
  clock.advance(1);
  await eventually(() => expect(given).toBe(before.given + 1));
  await expect(first.toArray()).rejects.toThrow('aborted');
  expect((await (await fetch(`${url}/api/pieces`)).text()).length).toBeGreaterThan(50_000_000);
  expect(lines.slice(before.lines)).toEqual([]);
});

test('of what is long two are held for a caller, however many they ask for and do not read', async () => {
  const came: ServerResponse[] = [];
  const note = (_request: IncomingMessage, response: ServerResponse) => void came.push(response);
  server.on('request', note);
  const read: IncomingMessage[] = [];
  const answered = new Set<number>();
  const asked = Array.from({ length: 6 }, (_none, at) =>
    httpGet(`${url}/api/long`, { agent: false })
      .on('error', () => {})
      .on('response', (response) => {
        answered.add(at);
        read.push(response);
      }),
  );
  await eventually(() => expect([came.length, answered.size]).toEqual([6, 2]));
  server.off('request', note);
  expect((await get('/healthz')).status).toBe(200);
  expect(longMade).toBe(2);
  // Who has gone meanwhile is not answered.
  const [, ...others] = asked.filter((_each, at) => !answered.has(at));
  for (const each of others) each.destroy();
  await eventually(() => expect(came.filter(({ destroyed }) => destroyed)).toHaveLength(3));
  for (const each of read) each.resume();
  await eventually(() => expect(read).toHaveLength(3));
  read[2]?.resume();
  expect(JSON.parse((await get('/api/long')).body)).toBe(long);
  expect(longMade).toBe(4);
});

test('others are answered while a file is being made', async () => {
  expect((await get('/api/small-pieces')).body).toBe('.'.repeat(100));
  expect(madeInTurn).toBeLessThan(10);
});

test('a caller who has gone before the file is made is sent nothing, and nothing is logged', async () => {
  const before = lines.length;
  const stop = new AbortController();
  const asked = once(server, 'request');
  const gone = fetch(`${url}/api/slow`, { signal: stop.signal });
  const [, response] = (await asked) as [unknown, ServerResponse];
  stop.abort();
  await expect(gone).rejects.toThrow();
  if (!response.destroyed) await once(response, 'close');
  slow.resolve();
  expect((await get('/api/slow')).body).toBe('slow');
  expect(lines.slice(before)).toEqual([]);
});

test('a file whose making breaks ends before its end, and is logged', async () => {
  const before = lines.length;
  const broken = fetch(`${url}/api/broken-pieces`).then((response) => response.text());
  await expect(broken).rejects.toThrow();
  expect(lines.slice(before).join('')).toContain('the second piece broke');
});
