import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawBodyUpTo } from '@sets/shared/core/call.ts';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createManualClock } from '../../test/manual-clock.ts';
import { createCallsUnderWay } from './calls-under-way.ts';
import { answerFailures } from './http-failure.ts';
import { limitsInMemory } from './limits/memory-limits.ts';
import { createLog } from './log.ts';
import { mountRoutes } from './rest.ts';
import { serve } from './route.ts';

const bytes = 1_000_000;
let come = 0;
let read = 0;
let gate = Promise.withResolvers<void>();
const route = serve(
  {
    method: 'put',
    path: '/api/part',
    summary: 'For this test',
    auth: 'none',
    limit: { count: 1_000, seconds: 1 },
    body: rawBodyUpTo(bytes),
    reply: z.strictObject({ bytes: z.int() }),
  },
  async ({ body }) => {
    read += 1;
    await gate.promise;
    return { bytes: body.byteLength };
  },
);

const clock = createManualClock();
let server: Server;
beforeAll(async () => {
  const app = express();
  app.use((_request, _response, next) => {
    come += 1;
    next();
  });
  mountRoutes(app, [route], {
    authenticate: () => Promise.resolve(null),
    calls: createCallsUnderWay(clock),
    clock,
    limits: limitsInMemory(clock),
  });
  app.use(answerFailures(createLog('info', { write: () => {} })));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  come = 0;
  read = 0;
  gate = Promise.withResolvers();
});
afterAll(() => {
  server.close();
});

const open = (headers: Record<string, string | number> = {}) => {
  const { port } = server.address() as AddressInfo;
  const opened = httpRequest({ port, method: 'PUT', path: '/api/part', headers, agent: false });
  return opened.on('error', () => {});
};
const send = async (length: number): Promise<number | undefined> => {
  const sending = open({ 'Content-Length': length });
  sending.end(Buffer.alloc(length));
  const [response] = await once(sending, 'response');
  response.resume();
  return response.statusCode;
};
const haveCome = (count: number) => expect.poll(() => come).toBe(count);

test('of large bodies of one caller a few are held at once, until their calls are done', async () => {
  const sent = Array.from({ length: 20 }, () => send(bytes));
  await haveCome(20);
  await expect.poll(() => read).toBe(4);
  const small = send(100);
  // It waits for none of them.
  await expect.poll(() => read).toBe(5);
  gate.resolve();
  expect(await Promise.all([...sent, small])).toEqual(Array.from({ length: 21 }, () => 200));
});

test('those who send slowly, or go away, hold up their own alone until they are gone', async () => {
  gate.resolve();
  const slow = Array.from({ length: 3 }, () => open({ 'Content-Length': bytes }));
  // In chunks: of any length.
  slow.push(open());
  for (const each of slow) each.write(Buffer.alloc(1_000));
  await haveCome(4);
  const [gone, waits] = [open({ 'Content-Length': bytes }), send(bytes)];
  gone.write(Buffer.alloc(1_000));
  await haveCome(6);
  expect(await send(100)).toBe(200);
  expect(read).toBe(1);
  gone.destroy();
  for (const each of slow) each.destroy();
  expect(await waits).toBe(200);
});
