import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from './clock.ts';
import { mountHealth } from './health.ts';
import { answerFailures } from './http-failure.ts';
import { createLog } from './log.ts';
import { mountRoutes } from './rest.ts';
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

const leaking = { shown: 'yes', passwordHash: 'a hash that must stay' };
const routes = [
  failing('/api/broken', new Error('the e-mail ann@school.example broke it')),
  failing('/api/away', new mongoose.mongo.MongoNetworkError('connection closed')),
  serve({ ...open, path: '/api/leaking', reply: z.strictObject({ shown: z.string() }) }, () =>
    Promise.resolve(leaking),
  ),
];

const lines: string[] = [];
const health = { stopping: false, pingStore: (): Promise<void> => Promise.resolve() };
let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  mountRoutes(app, routes, { authenticate: () => Promise.resolve(null), clock: systemClock });
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
  health.pingStore = () => new Promise(() => {});
  expect((await get('/readyz')).status).toBe(503);
  health.pingStore = () => Promise.resolve();
  health.stopping = true;
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
});
