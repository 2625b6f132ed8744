import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { createCallsUnderWay } from './calls-under-way.ts';
import { answerFailures } from './http-failure.ts';
import { limitsInMemory } from './limits/memory-limits.ts';
import { createLog } from './log.ts';
import { createApiDocument } from './openapi.ts';
import { mountRoutes } from './rest.ts';
import { serve } from './route.ts';
import { rangeOf } from './send-range.ts';

const pieceBytes = 100_000;
const contents = Buffer.from(Array.from({ length: 25 * pieceBytes }, (_, at) => (at * 31) % 251));
const read = { pieces: 0, ended: 0 };
async function* readFrom(from: number, to: number): AsyncGenerator<Buffer> {
  try {
    for (let at = from; at < to; at += pieceBytes) {
      read.pieces += 1;
      const start = at % contents.byteLength;
      yield contents.subarray(start, start + Math.min(pieceBytes, to - at));
    }
  } finally {
    read.ended += 1;
  }
}

const routeOf = (path: string, bytes: number) =>
  serve(
    {
      method: 'get',
      path,
      summary: 'For this test',
      auth: 'none',
      limit: { count: 1_000, seconds: 1 },
      reply: { mediaType: 'application/pdf', isInRanges: true, isPrivate: true },
    },
    async () => ({
      name: 'Größe "x"\r\n<b>.pdf',
      bytes,
      version: 'of-this-test',
      read: readFrom,
    }),
  );
const route = routeOf('/api/document', contents.byteLength);
/** Longer than what a connection takes at once. */
const endless = routeOf('/api/endless', 10 ** 10);

const lines: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  const clock = createManualClock();
  mountRoutes(app, [route, endless], {
    authenticate: () => Promise.resolve(null),
    calls: createCallsUnderWay(clock),
    clock,
    limits: limitsInMemory(clock),
  });
  app.use(answerFailures(createLog('info', { write: (line) => void lines.push(line) })));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/document`;
});
afterAll(() => {
  server.close();
});

const get = async (headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(url, { method, headers });
  return {
    status: response.status,
    header: (name: string) => response.headers.get(name),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('a file in ranges', () => {
  test('200: whole, to keep, and never sniffed, framed or run', async () => {
    const { status, header, bytes } = await get();
    expect(status).toBe(200);
    expect(bytes.equals(contents)).toBe(true);
    expect(header('accept-ranges')).toBe('bytes');
    expect(header('content-length')).toBe(String(contents.byteLength));
    expect(header('content-type')).toBe('application/pdf');
    expect(header('content-disposition')).toMatch(/^attachment; filename="/);
    expect(header('content-disposition')).toContain(
      "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22x%22%0D%0A%3Cb%3E.pdf",
    );
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(header('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(header('vary')).toContain('Authorization');
  });

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=99990-100009', 99_990, 100_010],
    ['bytes=2499990-', 2_499_990, 2_500_000],
    ['bytes=-10', 2_499_990, 2_500_000],
    ['bytes=2499999-9999999', 2_499_999, 2_500_000],
    ['bytes=-99999999', 0, 2_500_000],
  ])('206: %s', async (range, from, to) => {
    const { status, header, bytes } = await get({ range });
    expect(status).toBe(206);
    expect(header('content-range')).toBe(`bytes ${from}-${to - 1}/2500000`);
    expect(header('content-length')).toBe(String(to - from));
    expect(bytes.equals(contents.subarray(from, to))).toBe(true);
  });

  test.each(['bytes=2500000-', 'bytes=9999999-99999999', 'bytes=-0'])('416: %s', async (range) => {
    const { status, header, bytes } = await get({ range });
    expect(status).toBe(416);
    expect(header('content-range')).toBe('bytes */2500000');
    expect(header('cache-control')).toBe('no-store');
    expect(JSON.parse(String(bytes))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test.each([
    'bytes=0-1,5-6',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'lines=1-2',
    `bytes=${'9'.repeat(400)}-`,
  ])('200 for what is no one range: %s', (range) => expect(rangeOf(range, 100)).toBe('none'));

  test('who goes on with another file gets all of this one; who has it is told only that', async () => {
    const range = 'bytes=0-9';
    expect((await get({ range, 'if-range': '"another"' })).status).toBe(200);
    expect((await get({ range, 'if-range': '"of-this-test"' })).status).toBe(206);
    const had = await get({ 'if-none-match': '"other", W/"of-this-test"' });
    expect([had.status, had.bytes.byteLength]).toEqual([304, 0]);
  });

  test('HEAD: how long it is, without reading it', async () => {
    const before = read.pieces;
    const { status, header, bytes } = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect([status, bytes.byteLength]).toEqual([200, 0]);
    expect(header('content-length')).toBe('2500000');
    expect(header('accept-ranges')).toBe('bytes');
    expect(read.pieces).toBe(before);
  });

  test('no more is read for who has gone', async () => {
    const before = { ...read, lines: lines.length };
    const asked = httpRequest(new URL('/api/endless', url), { agent: false });
    asked.on('error', () => undefined).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.pause();
    asked.destroy();
    await eventually(() => expect(read.ended).toBe(before.ended + 1));
    expect(read.pieces - before.pieces).toBeLessThan(1_000);
    expect(lines.slice(before.lines)).toEqual([]);
  });

  test('many ranges at once come all, each as it is', async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, n) => get({ range: `bytes=${n * 1_000}-${n * 1_000 + 999}` })),
    );
    all.forEach(({ status, bytes }, n) => {
      expect(status).toBe(206);
      expect(bytes.equals(contents.subarray(n * 1_000, n * 1_000 + 1_000))).toBe(true);
    });
  });

  test('the document of the API tells of it', () => {
    const { paths } = createApiDocument([{ name: 'Test', routes: [route], schemas: {} }]);
    const replies = Object.keys(paths?.['/api/document']?.get?.responses ?? {});
    expect(replies).toEqual(expect.arrayContaining(['200', '206', '304', '416']));
  });
});
